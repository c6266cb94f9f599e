"""The code in docs/python.md."""

import doctest
import pathlib
import re

from support import Case

GUIDE = pathlib.Path(__file__).resolve().parents[3] / "docs" / "python.md"


class DocsTest(Case):
    def test_guide(self):
        text = re.sub(r"^```.*$", "", GUIDE.read_text(), flags=re.M)
        test = doctest.DocTestParser().get_doctest(text, {}, "python.md", str(GUIDE), 0)
        said = []
        runner = doctest.DocTestRunner()
        result = runner.run(test, out=said.append)
        self.assertEqual(result.failed, 0, "".join(said))
        self.assertGreater(result.attempted, 5)
        self.report("%d examples" % result.attempted)
