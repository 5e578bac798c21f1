//! The shortest path through mentors to where there is room: Dijkstra's way over a dense graph of columns. All of them
//! lead to one sink, and it to all that have let somebody in.

use multiversion::multiversion;

/// Where a path comes from, other than a column.
const OUTSIDE: u32 = u32::MAX;
const SINK: u32 = u32::MAX - 1;
/// So many are looked at side by side.
const LANES: usize = 8;

/// From where a path reaches a column, or the sink.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    Outside,
    Sink,
    Column(usize),
}

/// Where a path ends, and how long it is.
#[derive(Clone, Copy, Debug)]
pub struct End {
    pub column: usize,
    pub length: f64,
}

/// A search under way.
pub struct Path {
    /// How far the columns are that have not been passed; of those that have, infinity.
    open: Vec<f64>,
    /// The potentials; of columns that have been passed, negative infinity: nothing reaches them any more.
    potential: Vec<f64>,
    from: Vec<u32>,
    passed: Vec<(usize, f64)>,
    nearest: f64,
    end: End,
    sink: Sink,
}

struct Sink {
    distance: f64,
    from: u32,
    is_passed: bool,
}

impl Path {
    pub fn new(columns: usize) -> Self {
        Self {
            open: vec![f64::INFINITY; columns],
            potential: vec![0.0; columns],
            from: vec![OUTSIDE; columns],
            passed: Vec::new(),
            nearest: f64::INFINITY,
            end: End { column: 0, length: f64::INFINITY },
            sink: Sink { distance: f64::INFINITY, from: OUTSIDE, is_passed: false },
        }
    }

    /// Starts from one who could go to each column at this cost, or from the sink. A cost that is no number is no way.
    pub fn start(&mut self, costs: Option<impl Iterator<Item = f64>>, potential: &[f64], exits: &[f64]) {
        self.potential.copy_from_slice(potential);
        self.open.fill(f64::INFINITY);
        self.from.fill(OUTSIDE);
        self.passed.clear();
        self.end = End { column: 0, length: f64::INFINITY };
        let distance = if costs.is_some() { f64::INFINITY } else { 0.0 };
        self.sink = Sink { distance, from: OUTSIDE, is_passed: false };
        for ((open, cost), potential) in self.open.iter_mut().zip(costs.into_iter().flatten()).zip(potential)
        {
            let distance = cost - potential;
            *open = if distance.is_nan() { f64::INFINITY } else { distance };
        }
        let least = least(&self.open, exits);
        self.keep(least, exits);
    }

    fn keep(&mut self, (nearest, out): (f64, f64), exits: &[f64]) {
        self.nearest = nearest;
        if out < self.end.length {
            let mut ways = self.open.iter().zip(exits).map(|(open, exit)| open + exit);
            let column = ways.position(|way| way <= out).unwrap_or_default();
            self.end = End { column, length: out };
        }
    }

    /// The end, once nothing that is still open could be nearer.
    pub fn end(&self) -> Option<End> {
        let sink = if self.sink.is_passed { f64::INFINITY } else { self.sink.distance };
        (self.end.length <= self.nearest.min(sink)).then_some(self.end)
    }

    /// Passes what is nearest, the first of several alike: a column, or, if there is none, the sink.
    pub fn pass(&mut self) -> Option<(usize, f64)> {
        if !self.sink.is_passed && self.sink.distance <= self.nearest {
            self.sink.is_passed = true;
            return None;
        }
        let (distance, column) = (self.nearest, self.open.iter().position(|open| *open <= self.nearest)?);
        self.open[column] = f64::INFINITY;
        self.potential[column] = f64::NEG_INFINITY;
        self.passed.push((column, distance));
        Some((column, distance))
    }

    /// Goes on from a column, at what it costs to each of the others. `start` is its distance with its potential.
    pub fn reach(&mut self, ways: &[f64], (column, start): (usize, f64), exits: &[f64]) {
        let column = u32::try_from(column).unwrap_or(OUTSIDE);
        let known = (self.open.as_mut_slice(), self.from.as_mut_slice());
        let least = shorten(known, (ways, &self.potential, exits), (column, start));
        self.keep(least, exits);
    }

    /// Goes on to the sink.
    pub fn reach_sink(&mut self, column: usize, distance: f64) {
        if !self.sink.is_passed && distance < self.sink.distance {
            self.sink = Sink { distance, from: u32::try_from(column).unwrap_or(OUTSIDE), is_passed: false };
        }
    }

    /// Goes on from the sink. `start` is its distance with its potential.
    pub fn reach_from_sink(&mut self, ways: &[f64], start: f64, exits: &[f64]) {
        let known = (self.open.as_mut_slice(), self.from.as_mut_slice());
        let least = shorten(known, (ways, &self.potential, exits), (SINK, start));
        self.keep(least, exits);
    }

    pub fn sink_distance(&self) -> f64 {
        self.sink.distance
    }

    /// By how much potentials sink when the path is taken: those of columns, and that of the sink.
    pub fn settle(&self, potential: &mut [f64], sink: &mut f64) {
        for (column, distance) in &self.passed {
            potential[*column] += (distance - self.end.length).min(0.0);
        }
        if self.sink.is_passed {
            *sink += (self.sink.distance - self.end.length).min(0.0);
        }
    }

    pub fn before(&self, column: usize) -> From {
        from(self.from[column])
    }

    pub fn before_sink(&self) -> From {
        from(self.sink.from)
    }

    /// Looks again for what is nearest, after a column has been passed that leads nowhere.
    pub fn look(&mut self, exits: &[f64]) {
        let least = least(&self.open, exits);
        self.keep(least, exits);
    }
}

fn from(number: u32) -> From {
    match number {
        OUTSIDE => From::Outside,
        SINK => From::Sink,
        column => From::Column(column as usize),
    }
}

/// The least of the distances, and the least with the way out.
#[multiversion(targets("x86_64+avx512f", "x86_64+avx2", "aarch64+neon"))]
fn least(open: &[f64], exits: &[f64]) -> (f64, f64) {
    let (mut nearest, mut out) = ([f64::INFINITY; LANES], [f64::INFINITY; LANES]);
    let (opens, open_rest) = open.as_chunks::<LANES>();
    let (leaving, exits_rest) = exits.as_chunks::<LANES>();
    for (opens, exits) in opens.iter().zip(leaving) {
        for lane in 0..LANES {
            let way = opens[lane] + exits[lane];
            nearest[lane] = if opens[lane] < nearest[lane] { opens[lane] } else { nearest[lane] };
            out[lane] = if way < out[lane] { way } else { out[lane] };
        }
    }
    let rest = open_rest.iter().zip(exits_rest).map(|(open, exit)| (*open, open + exit));
    nearest
        .into_iter()
        .zip(out)
        .chain(rest)
        .fold((f64::INFINITY, f64::INFINITY), |least, one| (least.0.min(one.0), least.1.min(one.1)))
}

/// Shortens the ways to columns that have not been passed, and looks for the least on the way.
#[multiversion(targets("x86_64+avx512f", "x86_64+avx2", "aarch64+neon"))]
fn shorten(
    (open, from): (&mut [f64], &mut [u32]),
    (ways, potential, exits): (&[f64], &[f64], &[f64]),
    (column, start): (u32, f64),
) -> (f64, f64) {
    let (mut nearest, mut out) = ([f64::INFINITY; LANES], [f64::INFINITY; LANES]);
    let (opens, open_rest) = open.as_chunks_mut::<LANES>();
    let (froms, from_rest) = from.as_chunks_mut::<LANES>();
    let (all_ways, ways_rest) = ways.as_chunks::<LANES>();
    let (potentials, potential_rest) = potential.as_chunks::<LANES>();
    let (leaving, exits_rest) = exits.as_chunks::<LANES>();
    let each = opens.iter_mut().zip(froms).zip(all_ways).zip(potentials).zip(leaving);
    for ((((opens, froms), ways), potentials), exits) in each {
        for lane in 0..LANES {
            let distance = start + ways[lane] - potentials[lane];
            let is_shorter = distance < opens[lane];
            opens[lane] = if is_shorter { distance } else { opens[lane] };
            froms[lane] = if is_shorter { column } else { froms[lane] };
            let way = opens[lane] + exits[lane];
            nearest[lane] = if opens[lane] < nearest[lane] { opens[lane] } else { nearest[lane] };
            out[lane] = if way < out[lane] { way } else { out[lane] };
        }
    }
    let (mut least, mut shortest) = (f64::INFINITY, f64::INFINITY);
    for (open, way) in nearest.into_iter().zip(out) {
        (least, shortest) = (least.min(open), shortest.min(way));
    }
    let each = open_rest.iter_mut().zip(from_rest).zip(ways_rest).zip(potential_rest).zip(exits_rest);
    for ((((open, from), way), potential), exit) in each {
        let distance = start + way - potential;
        if distance < *open {
            (*open, *from) = (distance, column);
        }
        (least, shortest) = (least.min(*open), shortest.min(*open + exit));
    }
    (least, shortest)
}
