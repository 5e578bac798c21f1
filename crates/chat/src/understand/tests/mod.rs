//! What a small grammar with three tools makes of messages, alone and in conversation.

mod chips;
mod demo;
mod dialogues;
mod hostile;
mod meaning;
mod messages;
mod unclear;
mod values;
