//! Pieces of queries that several stores need.

use sea_orm::{
    IntoSimpleExpr,
    sea_query::{ExprTrait, Func, LikeExpr, SimpleExpr},
};

/// Whether a column contains a text, in either case. The text is no pattern.
pub fn contains(column: impl IntoSimpleExpr, text: &str) -> SimpleExpr {
    let text = text.to_lowercase().replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
    Func::lower(column.into_simple_expr()).like(LikeExpr::new(format!("%{text}%")).escape('\\'))
}
