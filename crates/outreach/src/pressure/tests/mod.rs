mod budget;
mod reserve;
