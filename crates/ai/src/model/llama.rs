//! A real server of language models with a real, small one, for tests. `make test` gets both.

use std::{
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use super::http::{HttpModel, HttpSettings, Jitter, Limits};
use crate::assets::SMOLLM2;

/// Ends with the test: it reads from a pipe that is then closed.
pub struct LlamaServer {
    process: Child,
    pub model: HttpModel,
}

impl Drop for LlamaServer {
    fn drop(&mut self) {
        self.process.kill().expect("the server runs until now");
        self.process.wait().expect("the server has ended");
    }
}

impl LlamaServer {
    /// Starts it on a free port, with room for so many tokens. A client is made by whoever may make one.
    pub fn start(client: reqwest::Client, context: u32) -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the project");
        let mut process = Command::new(root.join(".venv/bin/python"))
            .arg(root.join("tools/llama_server.py"))
            .arg(SMOLLM2.path(&root.join("target/assets")))
            .args(["0", "--tools", "--context", &context.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("`make test` gets .venv");
        let output = process.stdout.take().expect("it is piped");
        let ready = BufReader::new(output)
            .lines()
            .find_map(|line| line.ok()?.strip_prefix("Ready: ").map(str::to_owned));
        let address =
            ready.expect("the server starts: its packages are in .venv and its model in target/assets");
        let address = address.parse().expect("an address");
        let mut settings = HttpSettings::new(address, "smollm2", None, Jitter::new(|_| 0));
        // A machine that is busy with other tests needs its time.
        let minutes = Duration::from_mins(10);
        settings.limits =
            Limits { first_piece: minutes, between: minutes, whole: minutes, ..settings.limits };
        Self { process, model: HttpModel::new(settings, client) }
    }
}
