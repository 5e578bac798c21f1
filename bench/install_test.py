import subprocess
import unittest

import install

TREE = ["cargo", "tree", "--offline", "--edges=normal,build", "--format={p} {f}", "--prefix=none",
        "--features=server/jemalloc", "--package=server"]


def crates(*more: str) -> set[str]:
    done = subprocess.run([*TREE, *more], cwd=install.ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return {line.removesuffix(" (*)").strip() for line in done.stdout.splitlines() if line}


class Measured(unittest.TestCase):
    def test_what_is_measured_is_built_as_it_is_shipped(self):
        # With other features the suite would be built a second time.
        more = {line for line in crates("--package=measure") - crates() if not line.startswith("measure ")}
        self.assertEqual(more, set())


if __name__ == "__main__":
    unittest.main()
