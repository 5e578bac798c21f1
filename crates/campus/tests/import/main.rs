//! Reading files of other systems: bytes in, records and complaints out.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod duplicates;
mod files;
mod mapping;
mod properties;
