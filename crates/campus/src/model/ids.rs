use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($name:ident),* $(,)?) => {$(
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u32);
    )*};
}

ids!(
    AppealId,
    CourseId,
    DepartmentId,
    EmployerId,
    EventId,
    FundId,
    GroupId,
    HouseholdId,
    PersonId,
    PledgeId,
    RoleId,
    TermId,
);

impl PersonId {
    /// Nobody on campus. No person has this number.
    pub const OUTSIDE: Self = Self(0);
}
