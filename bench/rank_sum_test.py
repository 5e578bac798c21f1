"""python3 -m unittest discover -s bench -p '*_test.py'"""

import random
import unittest

from rank_sum import rank_sum


class RankSumTest(unittest.TestCase):
    def test_values_of_a_reference_implementation(self):
        """scipy.stats.mannwhitneyu(a, b, method="asymptotic") on the same numbers."""
        a = [19, 22, 16, 29, 24, 31, 17, 25, 22, 28]
        b = [20, 11, 17, 12, 22, 15, 13, 19, 14, 18, 22]
        result = rank_sum(a, b)
        self.assertAlmostEqual(result.p, 0.0080249253, places=9)
        self.assertAlmostEqual(result.effect, 93 / 110)

    def test_equal_samples_do_not_differ(self):
        same = [1.0, 2.0, 2.0, 3.0] * 20
        self.assertEqual(rank_sum(same, same).effect, 0.5)
        self.assertEqual(rank_sum(same, same).p, 1.0)
        self.assertEqual(rank_sum([5.0] * 30, [5.0] * 30).p, 1.0)

    def test_a_shift_by_half_a_deviation_is_found(self):
        source = random.Random(7)
        slow = [source.gauss(100.5, 1) for _ in range(300)]
        fast = [source.gauss(100, 1) for _ in range(300)]
        result = rank_sum(slow, fast)
        self.assertLess(result.p, 0.001)
        self.assertGreater(result.effect, 0.6)

    def test_the_same_distribution_is_called_different_as_often_as_p_says(self):
        source = random.Random(11)
        sample = lambda: [source.expovariate(1) for _ in range(60)]
        alarms = sum(rank_sum(sample(), sample()).p < 0.05 for _ in range(1000))
        self.assertTrue(30 <= alarms <= 70, alarms)


if __name__ == "__main__":
    unittest.main()
