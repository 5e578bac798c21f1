//! What a dry run keeps in memory of a long file: a few bytes for each row, and none of the rows themselves.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(unsafe_code, reason = "an allocator that counts")]

#[path = "intake/stage.rs"]
#[expect(dead_code, reason = "the tests of imports use more of it")]
mod stage;

use std::{
    alloc::{GlobalAlloc, Layout, System},
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
};

use campus::import::Kind as File;
use store::testing::Kind;

use crate::stage::{Stage, alumni};

struct Counting;

static HELD: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

fn hold(bytes: usize) {
    let held = HELD.fetch_add(bytes, Relaxed) + bytes;
    MOST.fetch_max(held, Relaxed);
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        hold(layout.size());
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        HELD.fetch_sub(layout.size(), Relaxed);
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        HELD.fetch_sub(layout.size(), Relaxed);
        hold(size);
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

async fn most_held(stage: &Stage, rows: u32) -> usize {
    let id = stage.upload("people.csv", Some(File::Alumni), alumni(1, rows)).await.import.id;
    let before = HELD.load(Relaxed);
    MOST.store(before, Relaxed);
    let counts = stage.check(&id).await.import.counts.unwrap();
    assert_eq!(counts.new, u64::from(rows));
    MOST.load(Relaxed) - before
}

#[tokio::test]
async fn a_row_more_takes_few_bytes_more() {
    const FEW: u32 = 10_000;
    const MANY: u32 = 40_000;
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    most_held(&stage, 1000).await;
    let (few, many) = (most_held(&stage, FEW).await, most_held(&stage, MANY).await);
    let each = many.saturating_sub(few) / (MANY - FEW) as usize;
    println!("{FEW} rows hold {few} bytes, {MANY} rows {many}: {each} bytes for each row more");
    assert!(each < 200, "{each}");
}
