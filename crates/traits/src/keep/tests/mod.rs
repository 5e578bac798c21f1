//! Traits at work, on both databases.
