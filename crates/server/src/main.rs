//! `quad`: the suite in one binary. Reads the settings, wires the crates together, serves. Decides nothing.

mod cli;
mod commands;
mod front;
mod listen;
mod settings;
mod web;
mod wire;

use std::process::ExitCode;

use clap::Parser;

/// Quicker than the usual one, and gives the memory of a password's hash back. How soon: `.cargo/config.toml`.
#[cfg(feature = "jemalloc")]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    let cli = cli::Cli::parse();
    match commands::run(cli) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("quad: {error:#}");
            ExitCode::FAILURE
        }
    }
}
