/// Ends a chain.
const END: u32 = u32::MAX;

/// Who is in which block: chains in two lists of numbers, about eighteen bytes for each link.
#[derive(Debug, Default)]
pub struct Blocks {
    /// Where the chains start that begin with these bits of a block.
    heads: Vec<u32>,
    links: Vec<Link>,
}

#[derive(Clone, Copy, Debug)]
struct Link {
    place: u32,
    next: u32,
    /// As much of the block as tells it from others.
    block: u32,
}

impl Blocks {
    pub fn add(&mut self, block: u64, place: u32) {
        let Ok(new) = u32::try_from(self.links.len()) else { return };
        if self.links.len() >= self.heads.len() {
            self.spread();
        }
        let block = short(block);
        let at = self.bucket(block);
        reserve(&mut self.links);
        self.links.push(Link { place, next: self.heads[at], block });
        self.heads[at] = new;
    }

    /// Everybody in a block, the last to come first.
    pub fn of(&self, block: u64) -> impl Iterator<Item = u32> {
        let block = short(block);
        let first = if self.heads.is_empty() { END } else { self.heads[self.bucket(block)] };
        let link = |at: u32| self.links.get(at as usize);
        let chain = std::iter::successors(link(first), move |before| link(before.next));
        chain.filter(move |link| link.block == block).map(|link| link.place)
    }

    pub fn len(&self) -> usize {
        self.links.len()
    }

    /// How many the largest block has.
    pub fn longest(&self) -> usize {
        let of = |link: &Link| self.of(link.block.into()).count();
        self.links.iter().map(of).max().unwrap_or(0)
    }

    fn bucket(&self, block: u32) -> usize {
        block as usize & (self.heads.len() - 1)
    }

    /// Makes room for twice as many chains.
    fn spread(&mut self) {
        self.heads = vec![END; (self.heads.len() * 2).max(1024)];
        for (at, number) in (0..self.links.len()).zip(0_u32..) {
            let bucket = self.bucket(self.links[at].block);
            self.links[at].next = std::mem::replace(&mut self.heads[bucket], number);
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "half of a hash is a hash")]
fn short(block: u64) -> u32 {
    block as u32
}

/// Lists that are as long as a campus grow by an eighth, and not to twice their size.
pub fn reserve<T>(list: &mut Vec<T>) {
    if list.len() == list.capacity() {
        list.reserve_exact((list.len() / 8).max(64));
    }
}
