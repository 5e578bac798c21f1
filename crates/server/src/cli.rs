use std::path::PathBuf;

use campus::generate::{Generator, Size};
use clap::{Parser, Subcommand};
use jiff::civil::Date;

use crate::settings;

/// Quadrangle: a suite of AI apps for higher education, giving and talent.
#[derive(Debug, Parser)]
#[command(name = "quad", version, after_long_help = settings::help())]
pub struct Cli {
    /// The file with the settings. Without it, `quad.toml` in this folder, if there is one.
    #[arg(long, global = true, value_name = "FILE")]
    pub config: Option<PathBuf>,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Starts the suite.
    #[command(after_long_help = settings::help())]
    Serve {
        /// Offers three demo accounts, one click each. Only on a loopback address.
        #[arg(long)]
        demo: bool,
    },
    /// What only the keeper of the data can do.
    #[command(subcommand)]
    Admin(Admin),
    /// The people who may use the suite.
    #[command(subcommand)]
    User(User),
    /// The audit log.
    #[command(subcommand)]
    Audit(Audit),
    /// The files of models, which are not part of the binary.
    #[command(subcommand)]
    Assets(Assets),
    /// The university whose people the apps show.
    #[command(subcommand)]
    Campus(Campus),
    /// Brings the tables of the database up to date. `quad serve` does this by itself.
    Migrate,
    /// Prints the OpenAPI document.
    Openapi,
    /// The settings.
    #[command(subcommand)]
    Config(Config),
}

#[derive(Debug, Subcommand)]
pub enum Admin {
    /// Makes somebody an administrator, whether they have signed in before or not.
    Grant { email: String },
}

#[derive(Debug, Subcommand)]
pub enum User {
    /// Lists everybody.
    List,
}

#[derive(Debug, Subcommand)]
pub enum Audit {
    /// Checks that no entry has been changed, removed or put in between.
    Verify {
        /// A hash noted down earlier: checks that the log still contains it.
        #[arg(long, value_name = "HASH")]
        head: Option<String>,
    },
}

#[derive(Debug, Subcommand)]
pub enum Assets {
    /// Gets what is missing, checks it, and puts it below the data folder.
    Fetch {
        /// A folder that holds the files, or the packages that carry them. Asked first.
        #[arg(long, value_name = "FOLDER")]
        from: Option<PathBuf>,
        /// Also what only the tests of the suite need.
        #[arg(long)]
        for_tests: bool,
    },
}

#[derive(Debug, Subcommand)]
pub enum Campus {
    /// Makes a synthetic university from a seed, in place of the one there is. The same seed, size and day give
    /// the same one, to the byte.
    Generate {
        #[arg(long, default_value_t = 7)]
        seed: u64,
        /// `demo`, or how many people.
        #[arg(long, default_value_t = Size::demo(), value_name = "demo|N")]
        size: Size,
        /// The day up to which its people have lived.
        #[arg(long, default_value_t = Generator::TODAY, value_name = "DATE")]
        today: Date,
    },
    /// Prints a digest of every cell of the campus.
    Hash,
}

#[derive(Debug, Subcommand)]
pub enum Config {
    /// Checks the settings and prints what is in force, without secrets.
    #[command(after_long_help = settings::help())]
    Check {
        /// As for `quad serve --demo`.
        #[arg(long)]
        demo: bool,
    },
}
