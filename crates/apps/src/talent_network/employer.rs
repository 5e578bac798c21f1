//! What an employer sees of somebody: what they have agreed to, and nothing else.

use campus::model::ConsentField;
use candidates::{
    Opened,
    network::{Agreement, Networked},
};
use talent::{MaskedKind, Resume, resume::veil};

use super::{
    cohort::skills_of,
    model::{NetworkEmployerView, NetworkWithheld},
};

/// What can be withheld from somebody who sees them at all.
const FIELDS: [ConsentField; 5] = [
    ConsentField::Directory,
    ConsentField::Career,
    ConsentField::Email,
    ConsentField::Phone,
    ConsentField::Address,
];

pub fn view(opened: &Opened, one: &Networked, agreement: Option<&Agreement>) -> NetworkEmployerView {
    let consents = agreement.map(|agreement| agreement.consents.as_slice()).unwrap_or_default();
    let has = |field: ConsentField| consents.iter().any(|one| one.field == field && one.granted);
    let contact = agreement.map(|agreement| &agreement.contact);
    let (member, career) = (&opened.member, has(ConsentField::Career));
    let withheld = FIELDS.into_iter().filter(|field| !has(*field)).map(|field| {
        let was_asked = consents.iter().any(|one| one.field == field && one.since.is_some());
        NetworkWithheld { field, why: why(field, was_asked) }
    });
    NetworkEmployerView {
        label: member.label.clone(),
        name: has(ConsentField::Directory).then(|| member.name.clone()),
        email: contact.and_then(|contact| contact.email.value.clone()),
        phone: contact.and_then(|contact| contact.phone.value.clone()),
        address: contact.and_then(|contact| contact.address.value.clone()),
        title: member.title.clone().filter(|_| career),
        text: career.then(|| text(&opened.resume, &has)),
        // They are read out of the résumé.
        skills: if career { skills_of(one) } else { Vec::new() },
        preferences: member.preferences.clone(),
        withheld: withheld.collect(),
    }
}

fn why(field: ConsentField, was_asked: bool) -> String {
    let what = match field {
        ConsentField::Directory => "their name",
        ConsentField::Career => "their résumé, skills and job title",
        ConsentField::Email => "their mail address",
        ConsentField::Phone => "their phone number",
        ConsentField::Address => "their postal address",
        ConsentField::Employers => "themselves",
    };
    if was_asked {
        format!("They have not agreed to show {what}.")
    } else {
        format!("Nobody has asked whether they would show {what}.")
    }
}

/// The résumé with stand-ins for what they have not agreed to. Nobody's age or picture is shown.
fn text(resume: &Resume, has: &dyn Fn(ConsentField) -> bool) -> String {
    let is_shown = |kind: MaskedKind| match kind {
        MaskedKind::Name | MaskedKind::Pronoun => has(ConsentField::Directory),
        MaskedKind::Contact => has(ConsentField::Email) && has(ConsentField::Phone),
        MaskedKind::Address => has(ConsentField::Address),
        MaskedKind::School | MaskedKind::GraduationYear => true,
        MaskedKind::Age | MaskedKind::Photo => false,
    };
    let mut seen = resume.clone();
    seen.masked.retain(|one| !is_shown(one.kind));
    veil(&seen, &[]).text
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;
    use talent::resume::read_text;

    use super::*;

    const MIRA: &str = "Mira Okafor\nmira.okafor@example.org\n\nExperience\nData Analyst, Northwind Foods, 2021 to \
                        present\n- Built dashboards in SQL\n\nEducation\nBSc in Statistics, Lakeside University, 2020\n";

    #[test]
    fn a_resume_shows_what_was_agreed_to() {
        let resume = read_text(MIRA, date(2026, 11, 15));
        let nothing = text(&resume, &|_| false);
        assert!(!nothing.contains("Okafor") && !nothing.contains("example.org"), "{nothing}");
        assert!(nothing.contains("Built dashboards in SQL"), "{nothing}");
        let name = text(&resume, &|field| field == ConsentField::Directory);
        assert!(name.contains("Mira Okafor") && !name.contains("example.org"), "{name}");
        let mail = text(&resume, &|field| field == ConsentField::Email);
        assert!(!mail.contains("example.org"), "a number may stand beside it: {mail}");
        assert_eq!(text(&resume, &|_| true), resume.text);
    }
}
