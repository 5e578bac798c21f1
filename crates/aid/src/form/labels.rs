//! What fields are called.

use crate::case::{Item, Who};

/// For any path: "Parent: adjusted gross income". A path that nobody knows is spelled out.
pub fn label(field: &str) -> String {
    known(field).unwrap_or_else(|| spelled(field))
}

fn known(field: &str) -> Option<String> {
    if let Some(name) = plain(field) {
        return Some(name.to_owned());
    }
    let (first, rest) = field.split_once('.')?;
    if let Some(who) = Who::ALL.into_iter().find(|who| who.name() == first) {
        return of_person(rest).map(|name| format!("{}: {name}", person(who)));
    }
    if first == "schools" {
        let (place, rest) = rest.split_once('.').unwrap_or((rest, ""));
        let number: usize = place.parse().ok()?;
        let school = format!("School {}", number.saturating_add(1));
        return if rest.is_empty() {
            Some(school)
        } else {
            of_school(rest).map(|name| format!("{school}: {name}"))
        };
    }
    None
}

fn plain(field: &str) -> Option<&'static str> {
    Some(match field {
        "year" => "Award year",
        "about" => "Who you are",
        "about.birthDate" => "Date of birth",
        "about.graduate" => "Graduate or professional student",
        "about.activeDuty" => "On active duty",
        "about.veteran" => "Veteran",
        "about.dependents" => "Children or others you provide for",
        "about.orphan" => "Orphan, foster care or ward of the court",
        "about.emancipated" => "Emancipated, or in a guardianship",
        "about.homeless" => "Homeless, or at risk of it",
        "about.hasDegree" => "Bachelor's degree",
        "household" => "Your household",
        "household.marital" => "Your marital status",
        "household.state" => "Your state",
        "household.familySize" => "People in your family",
        "parents" => "Parents",
        "parents.marital" => "Parents: marital status",
        "parents.state" => "Parents: state",
        "parents.familySize" => "Parents: people in the family",
        "benefit" => "Federal benefits",
        "student" => "Student",
        "spouse" => "Spouse",
        "parent" => "Parent",
        "otherParent" => "Other parent",
        "school" => "School",
        "school.cost" => "Cost of attendance",
        "school.otherGrants" => "Other grants and scholarships",
        "schools" => "Schools",
        _ => return None,
    })
}

fn person(who: Who) -> &'static str {
    match who {
        Who::Student => "Student",
        Who::Spouse => "Spouse",
        Who::Parent => "Parent",
        Who::OtherParent => "Other parent",
    }
}

fn of_person(field: &str) -> Option<&'static str> {
    match field {
        "filing" => return Some("filing status"),
        "filed" => return Some("tax return filed"),
        "schedules" => return Some("schedules A, B, D, E, F or H"),
        "amounts" => return Some("amounts"),
        _ => {}
    }
    let name = field.strip_prefix("amounts.").unwrap_or(field);
    Item::ALL.iter().find(|item| item.name() == name).map(|item| of_item(*item))
}

fn of_item(item: Item) -> &'static str {
    match item {
        Item::Agi => "adjusted gross income",
        Item::Earned => "income earned from work",
        Item::Tax => "income tax paid",
        Item::IraDeduction => "payments to retirement plans",
        Item::TaxExemptInterest => "tax-exempt interest",
        Item::UntaxedIra => "untaxed IRA distributions",
        Item::IraRollover => "IRA rollover",
        Item::UntaxedPension => "untaxed pensions",
        Item::PensionRollover => "pension rollover",
        Item::EducationCredits => "education credits",
        Item::ForeignIncome => "foreign income excluded",
        Item::TaxableGrants => "taxable grants and scholarships",
        Item::WorkStudy => "work-study earnings",
        Item::ScheduleC => "net profit or loss of a business",
        Item::ChildSupport => "child support received",
        Item::Cash => "cash, savings and checking",
        Item::Investments => "investments and real estate",
        Item::Business => "businesses and farms",
        Item::FamilyBusiness => "family farm or small business",
    }
}

fn of_school(field: &str) -> Option<String> {
    if let Some((number, rest)) = field.strip_prefix("terms.").and_then(|rest| rest.split_once('.')) {
        let number: usize = number.parse().ok()?;
        let name = match rest {
            "name" => "name",
            "credits" => "credits",
            "fullTime" => "credits of full time",
            "weeks" => "weeks",
            _ => return None,
        };
        return Some(format!("term {}, {name}", number.saturating_add(1)));
    }
    let name = match field {
        "name" => "name",
        "costs" => "costs",
        "costs.tuition" => "tuition and fees",
        "costs.books" => "books and supplies",
        "costs.transport" => "transportation",
        "costs.personal" => "personal expenses",
        "costs.housingAndFood" => "housing and food",
        "costs.other" => "other costs",
        "grants" => "grants and scholarships",
        "campusGrant" => "supplemental grant (FSEOG)",
        "workStudy" => "work-study",
        "yearOfStudy" => "year of study",
        "plusDenied" => "PLUS Loan refused",
        "calendar" => "calendar",
        "terms" => "terms",
        "used" => "used before",
        "used.lifetime" => "Pell Grant used before",
        "used.lessThanHalfTimeCost" => "cost below half time",
        "used.yearRound" => "year-round Pell Grant",
        "used.rounding" => "rounding of payments",
        _ => return None,
    };
    Some(name.to_owned())
}

/// `someThing.otherThing` as "Some thing: other thing".
fn spelled(field: &str) -> String {
    let mut text = String::new();
    for (place, sign) in field.chars().enumerate() {
        match sign {
            '.' => text.push_str(": "),
            _ if place == 0 => text.extend(sign.to_uppercase()),
            _ if sign.is_uppercase() => {
                text.push(' ');
                text.extend(sign.to_lowercase());
            }
            _ => text.push(sign),
        }
    }
    text
}
