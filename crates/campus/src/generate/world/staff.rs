use super::super::{life::identity::Identity, source::Source};
use crate::model::{Department, DepartmentId, Mailbox, StaffDuty, StaffMember};

/// Offices in proportion: two in five advise, a sixth raises funds.
const DUTIES: [StaffDuty; 12] = [
    StaffDuty::Adviser,
    StaffDuty::GiftOfficer,
    StaffDuty::Adviser,
    StaffDuty::Bursar,
    StaffDuty::Adviser,
    StaffDuty::GiftOfficer,
    StaffDuty::Adviser,
    StaffDuty::AlumniRelations,
    StaffDuty::Adviser,
    StaffDuty::CareerServices,
    StaffDuty::Registrar,
    StaffDuty::FinancialAid,
];

pub(super) fn staff(source: &Source, departments: &[Department]) -> Vec<StaffMember> {
    let mut advisers = departments.iter().cycle();
    (1..=source.size.staff)
        .map(|number| {
            let duty = DUTIES[(number as usize - 1) % DUTIES.len()];
            let department = if duty == StaffDuty::Adviser { advisers.next() } else { None };
            member(source, number, duty, department)
        })
        .collect()
}

fn member(source: &Source, number: u32, duty: StaffDuty, department: Option<&Department>) -> StaffMember {
    let person = Identity::of(source, number);
    StaffMember {
        title: title(duty, department),
        duty,
        department: department.map(|department| -> DepartmentId { department.id }),
        mailbox: Mailbox {
            person: person.id,
            name: format!("{} {}", person.first, person.last),
            address: person.email(source),
        },
    }
}

fn title(duty: StaffDuty, department: Option<&Department>) -> String {
    match (duty, department) {
        (StaffDuty::Adviser, Some(department)) => format!("Academic adviser for {}", department.name),
        (StaffDuty::Adviser, None) => "Academic adviser".into(),
        (StaffDuty::GiftOfficer, _) => "Gift officer".into(),
        (StaffDuty::AlumniRelations, _) => "Alumni relations officer".into(),
        (StaffDuty::Bursar, _) => "Bursar's assistant".into(),
        (StaffDuty::CareerServices, _) => "Career counselor".into(),
        (StaffDuty::Registrar, _) => "Associate registrar".into(),
        (StaffDuty::FinancialAid, _) => "Financial aid counselor".into(),
    }
}
