use super::Unit;

macro_rules! steps {
    ($($step:ident $name:literal $unit:ident,)*) => {
        /// What a line is.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Step {
            $($step,)*
        }

        impl Step {
            pub const ALL: &'static [Self] = &[$(Self::$step,)*];

            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$step => $name,)*
                }
            }

            pub fn unit(self) -> Unit {
                match self {
                    $(Self::$step => Unit::$unit,)*
                }
            }
        }
    };
}

steps! {
    TotalIncome "totalIncome" Dollars,
    IncomeTax "incomeTax" Dollars,
    Medicare "medicare" Dollars,
    SocialSecurity "socialSecurity" Dollars,
    Payroll "payroll" Dollars,
    Protection "protection" Dollars,
    Employment "employment" Dollars,
    NegativeParents "negativeParents" Dollars,
    Allowances "allowances" Dollars,
    AvailableIncome "availableIncome" Dollars,
    IncomeContribution "incomeContribution" Dollars,
    AssetsCount "assetsCount" YesNo,
    Business "business" Dollars,
    NetWorth "netWorth" Dollars,
    AssetContribution "assetContribution" Dollars,
    AdjustedIncome "adjustedIncome" Dollars,
    Contribution "contribution" Dollars,
    Calculated "calculated" Dollars,
    PellIncome "pellIncome" Dollars,
    PovertyLine "povertyLine" Dollars,
    MaxLimit "maxLimit" Dollars,
    MaxPell "maxPell" Code,
    MinLimit "minLimit" Dollars,
    MinPell "minPell" Code,
    Index "index" Dollars,
    Degree "degree" YesNo,
    CalculatedAward "calculatedAward" Dollars,
    ScheduledAward "scheduledAward" Dollars,
    Intensity "intensity" Percent,
    TermBase "termBase" Cents,
    AnnualAward "annualAward" Cents,
    TermPayment "termPayment" Cents,
    YearLimit "yearLimit" Cents,
    LifetimeLeft "lifetimeLeft" Millipercent,
    YearTotal "yearTotal" Cents,
    CostOfAttendance "costOfAttendance" Dollars,
    IndexForPackage "indexForPackage" Dollars,
    Need "need" Dollars,
    Pell "pell" Dollars,
    Grants "grants" Dollars,
    NeedAfterGrants "needAfterGrants" Dollars,
    CampusGrant "campusGrant" Dollars,
    WorkStudy "workStudy" Dollars,
    NeedAfterCampus "needAfterCampus" Dollars,
    LoanLimit "loanLimit" Dollars,
    SubsidisedLimit "subsidisedLimit" Dollars,
    Subsidised "subsidised" Dollars,
    Unsubsidised "unsubsidised" Dollars,
    TotalAid "totalAid" Dollars,
    NetPrice "netPrice" Dollars,
    Unmet "unmet" Dollars,
    OverAward "overAward" Dollars,
}
