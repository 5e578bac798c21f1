//! A long file takes no more memory than a short one.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(unsafe_code, reason = "an allocator that counts")]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    io::Read,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
    time::Instant,
};

use campus::import::{Kind, Mapping, Options, Outcome, Rows, Table};

struct Counting;

static HELD: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let held = HELD.fetch_add(layout.size(), Relaxed) + layout.size();
        MOST.fetch_max(held, Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        HELD.fetch_sub(layout.size(), Relaxed);
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Rows without end, made while they are read.
struct Endless {
    row: u64,
    text: Vec<u8>,
    at: usize,
}

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if self.at == self.text.len() {
            let row = self.row;
            self.row += 1;
            self.at = 0;
            self.text.clear();
            let year = if row % 100 == 99 { "never".into() } else { (1950 + row % 70).to_string() };
            let note = if row % 5000 == 4999 {
                "long ".repeat(100_000)
            } else {
                "Gave to the library, \"twice\"".replace('"', "\"\"")
            };
            self.text.extend_from_slice(
                format!("A-{row},Zoë,Lovelace,zoe{row}@example.edu,{year},\"{note}\"\r\n").as_bytes(),
            );
        }
        let count = buffer.len().min(self.text.len() - self.at);
        buffer[..count].copy_from_slice(&self.text[self.at..self.at + count]);
        self.at += count;
        Ok(count)
    }
}

fn most_held(megabytes: u64) -> (usize, u64, u64) {
    let before = HELD.load(Relaxed);
    MOST.store(before, Relaxed);
    let heading = b"Constituent ID,First Name,Last Name,Email,Class of,Notes\r\n".to_vec();
    let reader = Endless { row: 0, text: heading, at: 0 }.take(megabytes << 20);
    let table = Table::open(reader, Options::default()).unwrap();
    let mapping = Mapping::guess(Kind::Alumni, table.layout(), 2026);
    let (mut records, mut rejected) = (0, 0);
    for outcome in Rows::new(table, &mapping) {
        match outcome.unwrap() {
            Outcome::Record(_) => records += 1,
            Outcome::Rejected(_) => rejected += 1,
        }
    }
    (MOST.load(Relaxed) - before, records, rejected)
}

#[test]
fn fifty_megabytes_take_no_more_memory_than_five() {
    let (few, ..) = most_held(5);
    let start = Instant::now();
    let (many, records, rejected) = most_held(50);
    let seconds = start.elapsed().as_secs_f64();
    println!("{records} records, {rejected} rejected, {many} bytes held, {seconds:.1} s");
    assert!(records > 250_000 && rejected > 2500);
    assert!(many < 6 << 20, "{many}");
    assert!(many < few + few / 4, "{many} against {few}");
}
