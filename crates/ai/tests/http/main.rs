//! A model behind an address, over a real line: how its answers are read, and what is done about its faults.

#[cfg(test)]
mod answers;
#[cfg(test)]
mod faults;
#[cfg(test)]
mod provider;
