use super::{
    Aim, Market, Matching, Stopped, Watch, Weighing, look,
    path::{From, Path},
    ways::{Ways, two_least},
};

/// Finds the matching that is worth most: a flow at least cost from students through columns to one sink, by shortest
/// augmenting paths.
///
/// Columns are the mentors, and after the last of them "nobody", where there is room for everybody. It starts from any
/// prices: each student goes where they cost least at these, as far as there is room, and each column lets as many on to
/// the sink as its price is right for. What does not add up then is made up for one by one, each time along the shortest
/// path from where there is one too many to where one is missing. Prices are potentials, with which no way costs less
/// than nothing; that stays so from path to path, and once all adds up it is the proof that nothing is worth more.
pub struct Solver<'a> {
    market: &'a Market,
    step: f64,
    /// What it costs to have nobody.
    alone: f64,
    column_of: Vec<usize>,
    held: Vec<Vec<usize>>,
    /// How many each column lets on. Those who are missing for that have still to come.
    let_on: Vec<usize>,
    /// How many have still to come to the sink; less than none if it has let too many on.
    missing: isize,
    potential: Vec<f64>,
    sink_potential: f64,
    /// What is left to the end from each column: nothing if one is missing there, or the way to the sink if it needs one.
    exits: Vec<f64>,
    ways: Ways,
    path: Path,
}

/// So many costs between columns are kept at most: 48 MB. Beyond that they are reckoned each time.
pub const MOST_KEPT: usize = 6 << 20;
/// How many students are placed before somebody looks on.
const LOOK_EVERY: usize = 32;

impl<'a> Solver<'a> {
    /// `prices` has one for each mentor.
    pub fn new(market: &'a Market, (step, alone): (f64, f64), prices: &[f64], most_kept: usize) -> Self {
        let columns = market.mentors() + 1;
        let usable =
            |mentor: usize, price: f64| if market.capacity(mentor) > 0 { price } else { f64::INFINITY };
        let potential = prices.iter().enumerate().map(|(mentor, price)| -usable(mentor, price.max(0.0)));
        Self {
            market,
            step,
            alone,
            column_of: vec![usize::MAX; market.students()],
            held: vec![Vec::new(); columns],
            let_on: vec![0; columns],
            missing: 0,
            potential: potential.chain([0.0]).collect(),
            sink_potential: 0.0,
            exits: vec![f64::INFINITY; columns],
            ways: Ways::new(columns, alone, most_kept),
            path: Path::new(columns),
        }
    }

    pub fn solve(mut self, watch: &mut Watch<'_>) -> Result<Matching, Stopped> {
        let waiting = self.place_where_cheapest();
        let all = waiting.len();
        for (done, student) in waiting.into_iter().enumerate() {
            if done % LOOK_EVERY == 0 {
                look(watch, done, all)?;
            }
            self.make_up(Some(student));
        }
        while self.missing < 0 {
            look(watch, all.saturating_sub(1), all.max(1))?;
            self.make_up(None);
        }
        Ok(Matching::of(self.market.mentors(), self.column_of.iter().map(|column| Some(*column))))
    }

    fn nobody(&self) -> usize {
        self.market.mentors()
    }

    fn room(&self, column: usize) -> usize {
        if column == self.nobody() { usize::MAX } else { self.market.capacity(column) }
    }

    /// What the one after so many costs on the way to the sink.
    fn further(&self, column: usize, count: usize) -> f64 {
        if column == self.nobody() { 0.0 } else { self.step * number(count) }
    }

    /// Gives those who found no room.
    fn place_where_cheapest(&mut self) -> Vec<usize> {
        let prices: Vec<f64> = self.potential.iter().map(|potential| -potential).collect();
        let limits: Vec<(usize, usize)> =
            (0..self.nobody()).map(|mentor| self.right_for(mentor, prices[mentor])).collect();
        let mut waiting = Vec::new();
        for student in (0..self.market.students()).filter(|student| self.market.is_seeking(*student)) {
            let (mentor, cost, _) = two_least(&prices[..self.nobody()], self.market.values_of(student));
            if cost >= self.alone {
                self.enter(student, self.nobody());
            } else if self.held[mentor].len() < limits[mentor].1 {
                self.enter(student, mentor);
            } else {
                waiting.push(student);
            }
        }
        let mut lacking = 0;
        for (mentor, (least, _)) in limits.into_iter().enumerate() {
            self.let_on[mentor] = self.held[mentor].len().max(least);
            lacking += self.let_on[mentor] - self.held[mentor].len();
        }
        let nobody = self.nobody();
        self.let_on[nobody] = self.held[nobody].len();
        self.missing = waiting.len().cast_signed() - lacking.cast_signed();
        waiting
    }

    /// How many students a price is right for, from and to.
    fn right_for(&self, mentor: usize, price: f64) -> (usize, usize) {
        let capacity = self.market.capacity(mentor);
        let least = (0..capacity).find(|count| self.further(mentor, *count) >= price).unwrap_or(capacity);
        let most = (least..capacity).find(|count| self.further(mentor, *count) > price).unwrap_or(capacity);
        (least, most)
    }

    fn enter(&mut self, student: usize, column: usize) {
        self.column_of[student] = column;
        self.held[column].push(student);
        self.ways.add(student, column, self.market);
    }

    /// Takes a student in, or one that the sink has too many of, along the shortest path.
    fn make_up(&mut self, student: Option<usize>) {
        let (last, is_to_sink) = self.find_path(student);
        self.path.settle(&mut self.potential, &mut self.sink_potential);
        if is_to_sink {
            self.let_on[last] += 1;
            self.missing -= 1;
        }
        let mut to = last;
        loop {
            let before = match self.path.before(to) {
                From::Sink => {
                    self.let_on[to] -= 1;
                    let before = self.path.before_sink();
                    match before {
                        From::Column(column) => self.let_on[column] += 1,
                        From::Outside | From::Sink => self.missing += 1,
                    }
                    before
                }
                before @ From::Column(column) => {
                    self.send_on(column, to);
                    before
                }
                From::Outside => {
                    let student = student.expect("only a student comes from outside");
                    self.enter(student, to);
                    From::Outside
                }
            };
            match before {
                From::Column(column) => to = column,
                From::Outside | From::Sink => return,
            }
        }
    }

    /// Whoever costs least goes on to another column; of two alike, the lower number.
    fn send_on(&mut self, from: usize, to: usize) {
        let cost = |student: usize| {
            self.ways.cost(student, to, self.market) - self.ways.cost(student, from, self.market)
        };
        let known = self.held[from].iter().map(|student| (cost(*student), *student));
        let known = known.filter(|(cost, _)| !cost.is_nan());
        let least = known.min_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
        let (_, student) = least.expect("a path goes on only where somebody can");
        self.held[from].retain(|one| *one != student);
        self.ways.forget(from);
        self.enter(student, to);
    }

    /// Where the shortest path ends, and whether it goes on from there to the sink. There always is one.
    fn find_path(&mut self, student: Option<usize>) -> (usize, bool) {
        for column in 0..=self.nobody() {
            self.exits[column] = self.exit(column).0;
        }
        let (market, alone) = (self.market, self.alone);
        let costs = student
            .map(|student| market.values_of(student).iter().map(|value| -f64::from(*value)).chain([alone]));
        self.path.start(costs, &self.potential, &self.exits);
        loop {
            if let Some(end) = self.path.end() {
                return (end.column, self.exit(end.column).1);
            }
            match self.path.pass() {
                Some((column, distance)) => self.go_on(column, distance),
                None => self.go_on_from_sink(),
            }
        }
    }

    /// What is left to the end from a column, and whether that is the way to the sink.
    fn exit(&self, column: usize) -> (f64, bool) {
        if self.let_on[column] > self.held[column].len() {
            return (0.0, false);
        }
        let is_open = self.missing > 0 && self.let_on[column] < self.room(column);
        (if is_open { self.to_sink(column) } else { f64::INFINITY }, true)
    }

    fn to_sink(&self, column: usize) -> f64 {
        self.further(column, self.let_on[column]) + self.potential[column] - self.sink_potential
    }

    fn go_on(&mut self, column: usize, distance: f64) {
        if self.missing <= 0 && self.let_on[column] < self.room(column) {
            let to_sink = self.to_sink(column);
            self.path.reach_sink(column, distance + to_sink);
        }
        if self.held[column].is_empty() {
            self.path.look(&self.exits);
            return;
        }
        let ways = self.ways.from(column, &self.held[column], self.market);
        self.path.reach(ways, (column, distance + self.potential[column]), &self.exits);
    }

    fn go_on_from_sink(&mut self) {
        let back = |column: usize| match self.let_on[column] {
            0 => f64::INFINITY,
            count => -self.further(column, count - 1),
        };
        let ways: Vec<f64> = (0..=self.nobody()).map(back).collect();
        let start = self.path.sink_distance() + self.sink_potential;
        self.path.reach_from_sink(&ways, start, &self.exits);
    }
}

/// What a step costs, and what it costs to have nobody.
pub fn costs(market: &Market, weighing: &Weighing) -> (f64, f64) {
    let step = weighing.step(market);
    let alone = match weighing.aim {
        Aim::HighestTotal => 0.0,
        Aim::MostMatches => more_than_all(market, step),
    };
    (step, alone)
}

/// A cost that outweighs whatever one more match may cost.
fn more_than_all(market: &Market, step: f64) -> f64 {
    let students = number(market.students());
    let fullest = market.capacities.iter().copied().max().unwrap_or_default();
    1.0 + 2.0 * students * market.best_value() + step * students * f64::from(fullest).min(students)
}

fn number(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::INFINITY, f64::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assign::{Fit, TieOrder, patient, worth};

    fn market() -> Market {
        let fit = |student: usize, mentor: usize| {
            let mixed = (student * 7919 + mentor * 104_729 + student * mentor * 31) % 1009;
            let value = f32::from(u16::try_from(mixed).unwrap()) / 1009.0;
            (!mixed.is_multiple_of(9)).then_some(Fit { there: value, back: value, value })
        };
        Market::from_scores(90, vec![4, 0, 9, 7, 12, 3, 20, 8], &TieOrder::default(), fit, &mut patient)
            .unwrap()
    }

    /// Whatever it starts from and however little it may keep, it comes to the same.
    #[test]
    fn prices_decide_nothing() {
        let market = market();
        for aim in [Aim::MostMatches, Aim::HighestTotal] {
            for fairness in [0.0, 0.03, 0.7] {
                let costs = costs(&market, &Weighing { aim, fairness });
                let worth = |prices: &[f64], kept| {
                    let found = Solver::new(&market, costs, prices, kept).solve(&mut patient).unwrap();
                    assert!(market.allows(&found));
                    let (total, steps) = worth(&market, &found);
                    (found.matched(), total - costs.0 * number(usize::try_from(steps).unwrap()))
                };
                let guessed = crate::assign::prices::guess(&market, costs, &mut patient).unwrap();
                let (matched, best) = worth(&guessed, MOST_KEPT);
                let strange = [0.9, 0.0, 0.1, 5.0, 0.3, 0.0, 0.02, 0.5];
                for prices in [&[0.0; 8], &[3.0; 8], &strange] {
                    for kept in [0, 20, MOST_KEPT] {
                        let other = worth(prices, kept);
                        assert_eq!(other.0, matched, "{aim:?} {fairness} {prices:?}");
                        assert!(
                            (other.1 - best).abs() < 1e-9,
                            "{other:?} is not {best}: {aim:?} {fairness} {prices:?}"
                        );
                    }
                }
            }
        }
    }
}
