//! The amounts and rates of each award year, with where they come from. All of them are data: `tables.json`.

mod lookup;

pub use lookup::row;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use crate::AwardYear;

const TEXT: &str = include_str!("tables.json");

static TABLES: LazyLock<Tables> =
    LazyLock::new(|| serde_json::from_str(TEXT).expect("the tables are part of the program and tested"));

static VERSION: LazyLock<String> = LazyLock::new(|| crate::replay::hex(&Sha256::digest(TEXT)));

/// All tables there are.
pub fn tables() -> &'static Tables {
    &TABLES
}

/// The SHA-256 of the tables. Who keeps it beside a result can tell whether they have changed since.
pub fn table_version() -> &'static str {
    &VERSION
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Tables {
    pub common: Common,
    pub years: Vec<YearTables>,
    pub poverty: Vec<PovertyLines>,
}

/// What is the same in every year.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Common {
    pub index: IndexLimits,
    pub medicare: Medicare,
    pub social_security: SocialSecurity,
    pub rates: Rates,
    pub asset_test: AssetTest,
    pub poverty: PovertyPercents,
    pub loans: LoanLimits,
    pub lifetime_percent: i64,
    pub year_round_percent: i64,
}

#[derive(Debug, Serialize, Deserialize)]
pub struct IndexLimits {
    pub least: i64,
    pub most: i64,
    pub source: String,
}

/// Rates in ten-thousandths; thresholds by filing status.
#[derive(Debug, Serialize, Deserialize)]
pub struct Medicare {
    pub low: i64,
    pub high: i64,
    pub joint: i64,
    pub separate: i64,
    pub other: i64,
    pub source: String,
}

#[derive(Debug, Serialize, Deserialize)]
pub struct SocialSecurity {
    /// In ten-thousandths.
    pub rate: i64,
    pub source: String,
}

/// In hundredths.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Rates {
    pub parents_assets: i64,
    pub student_assets: i64,
    pub with_dependents_assets: i64,
    pub student_income: i64,
    pub employment: i64,
    pub source: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AssetTest {
    pub below: i64,
    pub schedule_c: i64,
    pub source: String,
}

/// Hundredths of the poverty line up to which a grant is given whatever the index.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PovertyPercents {
    pub max_single: i64,
    pub max_other: i64,
    pub min_dependent_single: i64,
    pub min_dependent_other: i64,
    pub min_single_parent: i64,
    pub min_parent: i64,
    pub min_other: i64,
    pub source: String,
}

/// For the first, second and all later years: both loans together, and how much of it may be subsidised.
#[derive(Debug, Serialize, Deserialize)]
pub struct LoanLimits {
    pub dependent: [[i64; 2]; 3],
    pub independent: [[i64; 2]; 3],
    /// In every year of a graduate or professional programme, none of it subsidised.
    pub graduate: i64,
    pub source: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct YearTables {
    pub year: AwardYear,
    pub status: Status,
    /// What a reader has to know about tables that are not final.
    pub note: String,
    pub income_year: i16,
    pub poverty_year: i16,
    pub social_security_base: i64,
    pub parents_protection: Protection,
    pub student_protection: Amount,
    pub alone_protection: AloneProtection,
    pub married_protection: Protection,
    pub single_protection: Protection,
    pub employment_cap: Amount,
    pub contribution: Contribution,
    pub business: Business,
    /// The handbook lets it be negative; the processor does not, since 2025-26.
    pub student_income_floor: Amount,
    pub pell: PellAmounts,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AidStatus)]
#[serde(rename_all = "camelCase")]
pub enum Status {
    Final,
    /// To be shown as such, always.
    Preliminary,
}

#[derive(Debug, Serialize, Deserialize)]
pub struct Amount {
    pub amount: i64,
    pub source: String,
}

/// An allowance by the size of the family.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Protection {
    pub table: String,
    /// The smallest family there is a row for.
    pub first: i64,
    pub amounts: Vec<i64>,
    pub each_more: i64,
    pub source: String,
}

#[derive(Debug, Serialize, Deserialize)]
pub struct AloneProtection {
    pub single: i64,
    pub married: i64,
    pub source: String,
}

#[derive(Debug, Serialize, Deserialize)]
pub struct Contribution {
    /// Below this, the floor holds.
    pub below: i64,
    pub floor: i64,
    pub rows: Vec<Row>,
    pub source: String,
}

#[derive(Debug, Serialize, Deserialize)]
pub struct Business {
    pub rows: Vec<Row>,
    pub source: String,
}

/// So much, and a share of what is over.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Row {
    pub up_to: Option<i64>,
    pub percent: i64,
    pub base: i64,
    pub over: i64,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PellAmounts {
    pub most: i64,
    pub least: i64,
    /// The index from which on there is no grant at all.
    pub ceiling: Option<i64>,
    pub counts_foreign_income: bool,
    /// Whether the family's own farm or small business is an asset.
    pub family_business_counts: bool,
    pub ends_when_others_pay_all: bool,
    pub source: String,
}

/// For one person, and for each more.
#[derive(Debug, Serialize, Deserialize)]
pub struct PovertyLines {
    pub year: i16,
    pub contiguous: [i64; 2],
    pub alaska: [i64; 2],
    pub hawaii: [i64; 2],
    pub source: String,
}
