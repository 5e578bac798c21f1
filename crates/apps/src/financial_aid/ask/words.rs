//! What the fields of a worksheet and its people are called in a sentence.

use aid::{Item, Who};
use chat::phrase::and_list;

/// How many fields a sentence names.
const NAMED: usize = 4;

/// "the parents' wages": whose something is.
pub fn whose(who: Who) -> &'static str {
    match who {
        Who::Student => "the student’s",
        Who::Spouse => "the spouse’s",
        Who::Parent => "the parents’",
        Who::OtherParent => "the other parent’s",
    }
}

fn item(item: Item) -> &'static str {
    match item {
        Item::Agi => "adjusted gross income",
        Item::Earned => "income earned from work",
        Item::Tax => "income tax paid",
        Item::IraDeduction => "payments to retirement plans",
        Item::TaxExemptInterest => "tax-exempt interest",
        Item::UntaxedIra => "untaxed retirement account distributions",
        Item::IraRollover => "retirement account rollover",
        Item::UntaxedPension => "untaxed pension",
        Item::PensionRollover => "pension rollover",
        Item::EducationCredits => "education credits",
        Item::ForeignIncome => "foreign income excluded",
        Item::TaxableGrants => "taxable grants",
        Item::WorkStudy => "work-study earnings",
        Item::ScheduleC => "business profit or loss",
        Item::ChildSupport => "child support received",
        Item::Cash => "cash and savings",
        Item::Investments => "investments",
        Item::Business => "businesses and farms",
        Item::FamilyBusiness => "family business",
    }
}

/// A field of a worksheet by its path.
pub fn field(path: &str) -> String {
    let mut steps = path.split('.');
    let (first, rest) = (steps.next().unwrap_or_default(), steps.collect::<Vec<_>>());
    let who = Who::ALL.into_iter().find(|who| who.name() == first);
    let of = |what: &str| match (who, first) {
        (Some(who), _) => format!("{} {what}", whose(who)),
        (None, "parents") => format!("the parents’ {what}"),
        (None, "household") => format!("the student’s {what}"),
        _ => what.to_owned(),
    };
    match rest[..] {
        ["amounts", name] => {
            let known = Item::ALL.iter().find(|item| item.name() == name);
            of(known.map_or("amounts", |known| item(*known)))
        }
        ["filing"] => of("filing status"),
        ["filed"] => of("answer to whether a return was filed"),
        ["schedules"] => of("schedules of the return"),
        ["marital"] => of("marital status"),
        ["state"] => of("state"),
        ["familySize"] => of("family size"),
        ["birthDate"] => "the date of birth".to_owned(),
        ["dependents"] => "whether the student has dependents".to_owned(),
        ["hasDegree"] => "whether there is a degree already".to_owned(),
        ["graduate"] => "whether it is a graduate program".to_owned(),
        ["activeDuty"] => "active duty".to_owned(),
        ["veteran"] => "whether the student is a veteran".to_owned(),
        ["orphan"] => "whether the student was an orphan or in foster care".to_owned(),
        ["emancipated"] => "whether the student is emancipated or has a guardian".to_owned(),
        ["homeless"] => "whether the student is homeless".to_owned(),
        [] if first == "benefit" => "whether somebody had a means-tested benefit".to_owned(),
        [] => of("answers"),
        _ if first == "schools" => "an answer about a school".to_owned(),
        _ => "one more answer".to_owned(),
    }
}

/// Some fields in a sentence: the first few, and how many more there are.
pub fn fields(paths: &[String]) -> String {
    let mut names: Vec<String> = Vec::new();
    for name in paths.iter().map(|path| field(path)) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    if names.len() > NAMED {
        names.truncate(NAMED);
        names.push("others".to_owned());
    }
    and_list(&names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_that_may_be_missing_has_a_name() {
        let today = jiff::civil::date(2026, 11, 16);
        let missing = aid::Worksheet::default().work_out(today).missing;
        assert!(missing.len() > 20);
        for path in &missing {
            let name = field(path);
            assert!(!name.contains("one more answer") && !name.contains("amounts"), "{path}: {name}");
        }
        assert_eq!(field("parent.amounts.agi"), "the parents’ adjusted gross income");
        assert_eq!(field("household.state"), "the student’s state");
        assert_eq!(fields(&missing[..1]), field(&missing[0]));
        assert!(fields(&missing).ends_with("and others"), "{}", fields(&missing));
    }
}
