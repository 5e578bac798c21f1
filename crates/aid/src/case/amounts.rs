use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

macro_rules! amounts {
    ($($(#[$doc:meta])* $field:ident $item:ident $name:literal,)*) => {
        /// The amounts of one tax return and of what its owner has. Whole dollars.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "camelCase", default, deny_unknown_fields, bound(deserialize = "T: Deserialize<'de> + Default"))]
        pub struct Amounts<T> {
            $($(#[$doc])* pub $field: T,)*
        }

        /// One of the [`Amounts`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
        #[schema(as = AidItem)]
        #[serde(rename_all = "camelCase")]
        pub enum Item {
            $($item,)*
        }

        impl Item {
            pub const ALL: &'static [Self] = &[$(Self::$item,)*];

            /// As it is called in JSON.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$item => $name,)*
                }
            }
        }

        impl<T> Amounts<T> {
            pub fn get(&self, item: Item) -> &T {
                match item {
                    $(Item::$item => &self.$field,)*
                }
            }

            pub fn get_mut(&mut self, item: Item) -> &mut T {
                match item {
                    $(Item::$item => &mut self.$field,)*
                }
            }

            pub fn map<U>(&self, mut change: impl FnMut(Item, &T) -> U) -> Amounts<U> {
                Amounts {
                    $($field: change(Item::$item, &self.$field),)*
                }
            }
        }
    };
}

amounts! {
    /// Adjusted gross income: form 1040, line 11; of 2025, line 11a.
    agi Agi "agi",
    /// Income earned from work: form 1040, line 1z, with schedule 1, lines 3 and 6.
    earned Earned "earned",
    /// Income tax paid: form 1040, line 24; for 2024-25, line 22 minus schedule 2, line 2.
    tax Tax "tax",
    /// Payments to SEP, SIMPLE, Keogh and deductible IRA: schedule 1, lines 16 and 20.
    ira_deduction IraDeduction "iraDeduction",
    /// Form 1040, line 2a.
    tax_exempt_interest TaxExemptInterest "taxExemptInterest",
    /// Form 1040, line 4a minus 4b.
    untaxed_ira UntaxedIra "untaxedIra",
    ira_rollover IraRollover "iraRollover",
    /// Form 1040, line 5a minus 5b.
    untaxed_pension UntaxedPension "untaxedPension",
    pension_rollover PensionRollover "pensionRollover",
    /// Form 1040, line 29 plus schedule 3, line 3.
    education_credits EducationCredits "educationCredits",
    /// Schedule 1, line 8d. On the return it is negative; its sign does not matter here.
    foreign_income ForeignIncome "foreignIncome",
    /// College grants and scholarships that are part of the adjusted gross income.
    taxable_grants TaxableGrants "taxableGrants",
    work_study WorkStudy "workStudy",
    /// Schedule C, line 31: net profit, or loss if negative.
    schedule_c ScheduleC "scheduleC",
    /// Received in the last full calendar year.
    child_support ChildSupport "childSupport",
    cash Cash "cash",
    /// Without the home that the family lives in.
    investments Investments "investments",
    /// Businesses and farms, what is owed on them taken off.
    business Business "business",
    /// The farm that the family lives on, its business of up to 100 people, its fishing. Not an asset from 2026-27 on.
    family_business FamilyBusiness "familyBusiness",
}

impl fmt::Display for Item {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}

impl Item {
    /// What can stand on the form: most cannot be negative.
    pub fn range(self) -> (i64, i64) {
        match self {
            Self::Agi | Self::Earned | Self::ForeignIncome | Self::ScheduleC => (-MOST, MOST),
            _ => (0, MOST),
        }
    }
}

/// As many digits as the form has boxes for.
pub const MOST: i64 = 999_999_999;
