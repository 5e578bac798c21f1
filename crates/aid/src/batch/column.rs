//! What a column is called, and where its cells go.

use jiff::civil::Date;

use super::{Notices, cell};
use crate::{
    Application, Item, Who,
    application::{About, Household, Problem},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Parents,
    Student,
}

/// A question about the student that is answered with yes or no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flag {
    Graduate,
    ActiveDuty,
    Veteran,
    Dependents,
    Orphan,
    Emancipated,
    Homeless,
    HasDegree,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    Name,
    Year,
    BirthDate,
    About(Flag),
    Benefit,
    Marital(Side),
    State(Side),
    FamilySize(Side),
    Filing(Who),
    Filed(Who),
    Schedules(Who),
    Amount(Who, Item),
    Cost,
    OtherGrants,
}

const FLAGS: [(Flag, &str); 8] = [
    (Flag::Graduate, "graduate"),
    (Flag::ActiveDuty, "activeDuty"),
    (Flag::Veteran, "veteran"),
    (Flag::Dependents, "dependents"),
    (Flag::Orphan, "orphan"),
    (Flag::Emancipated, "emancipated"),
    (Flag::Homeless, "homeless"),
    (Flag::HasDegree, "hasDegree"),
];

impl Column {
    /// In the order of the template.
    pub fn all() -> Vec<Self> {
        let mut all = vec![Self::Name, Self::Year, Self::BirthDate];
        all.extend(FLAGS.map(|(flag, _)| Self::About(flag)));
        for side in [Side::Parents, Side::Student] {
            all.extend([Self::Marital(side), Self::State(side), Self::FamilySize(side)]);
        }
        all.push(Self::Benefit);
        for who in [Who::Parent, Who::OtherParent, Who::Student, Who::Spouse] {
            all.extend([Self::Filing(who), Self::Filed(who), Self::Schedules(who)]);
            all.extend(Item::ALL.iter().map(|item| Self::Amount(who, *item)));
        }
        all.extend([Self::Cost, Self::OtherGrants]);
        all
    }

    /// As the header of the template has it.
    pub fn name(self) -> String {
        match self {
            Self::Amount(who, item) => format!("{}.{item}", who.name()),
            _ => self.path(),
        }
    }

    /// As problems and missing answers have it.
    pub fn path(self) -> String {
        let side = |side: Side| if side == Side::Parents { "parents" } else { "household" };
        match self {
            Self::Name => "name".to_owned(),
            Self::Year => "year".to_owned(),
            Self::BirthDate => "about.birthDate".to_owned(),
            Self::About(flag) => {
                let name = FLAGS.iter().find(|(known, _)| *known == flag).map_or("", |(_, name)| name);
                format!("about.{name}")
            }
            Self::Benefit => "benefit".to_owned(),
            Self::Marital(of) => format!("{}.marital", side(of)),
            Self::State(of) => format!("{}.state", side(of)),
            Self::FamilySize(of) => format!("{}.familySize", side(of)),
            Self::Filing(who) => format!("{}.filing", who.name()),
            Self::Filed(who) => format!("{}.filed", who.name()),
            Self::Schedules(who) => format!("{}.schedules", who.name()),
            Self::Amount(who, item) => format!("{}.amounts.{item}", who.name()),
            Self::Cost => "school.cost".to_owned(),
            Self::OtherGrants => "school.otherGrants".to_owned(),
        }
    }

    /// Other names for it, small letters and digits alone.
    pub fn synonyms(self) -> Vec<String> {
        let of = |prefixes: &[&str], names: &[&str]| {
            let each =
                prefixes.iter().flat_map(|prefix| names.iter().map(move |name| format!("{prefix}{name}")));
            each.collect::<Vec<String>>()
        };
        match self {
            Self::Name => of(&[""], &["student", "studentname", "fullname", "family"]),
            Self::Year => of(&[""], &["awardyear", "aidyear"]),
            Self::BirthDate => {
                of(&["", "about", "student"], &["birthdate", "dateofbirth", "dob", "birthday"])
            }
            Self::About(flag) => of(&["", "about", "student"], about(flag)),
            Self::Benefit => {
                of(&[""], &["benefits", "federalbenefit", "federalbenefits", "meanstestedbenefit"])
            }
            Self::Marital(side) => of(houses(side), &["marital", "maritalstatus"]),
            Self::State(side) => of(houses(side), &["state", "stateofresidence", "residence"]),
            Self::FamilySize(side) => of(houses(side), &["familysize", "householdsize", "size"]),
            Self::Filing(who) => of(people(who), &["filing", "filingstatus", "taxfilingstatus"]),
            Self::Filed(who) => of(people(who), &["filed", "filedreturn", "filedtaxreturn", "taxreturn"]),
            Self::Schedules(who) => of(people(who), &["schedules", "schedule", "filedschedules"]),
            Self::Amount(who, item) => {
                let mut names = of(people(who), items(item));
                names.extend(of(people(who), &[&cell::plain(item.name())]));
                names.extend(of(people(who), &[&format!("amounts{}", cell::plain(item.name()))]));
                names
            }
            Self::Cost => of(&["", "school"], &["cost", "coa", "costofattendance"]),
            Self::OtherGrants => of(&["", "school"], &["othergrants", "grantsandscholarships"]),
        }
    }

    pub fn fill(self, text: &str, application: &mut Application, today: Date) -> Result<(), String> {
        let amount = || cell::answer(text).ok_or_else(|| cell::AMOUNT.to_owned());
        let flag = || cell::yes_or_no(text).ok_or_else(|| "Please write yes or no.".to_owned());
        let dollars =
            || cell::amount(text).ok_or("Please write one amount in whole dollars, for example 12345.");
        match self {
            Self::Name => {}
            Self::Year => {
                application.year = cell::year(text)
                    .ok_or("Please write an award year like 2026-27, from 2024-25 to 2027-28.")?;
            }
            Self::BirthDate => {
                let born = cell::date(text, today);
                application.about.birth_date =
                    Some(born.ok_or("Please write a date like 2006-05-14 or 5/14/2006.")?);
            }
            Self::About(of) => *flag_of(&mut application.about, of) = Some(flag()?),
            Self::Benefit => application.benefit = Some(flag()?),
            Self::Marital(side) => {
                let marital = cell::marital(text).ok_or(
                    "Please write never married, together, married, separated, divorced or widowed.",
                )?;
                house_of(application, side).marital = Some(marital);
            }
            Self::State(side) => house_of(application, side).state = Some(text.to_uppercase()),
            Self::FamilySize(side) => {
                let people =
                    cell::answer(text).ok_or("Please write how many people, for example 4 or 3-5.")?;
                house_of(application, side).family_size = Some(people);
            }
            Self::Filing(who) => {
                let filing = cell::filing(text)
                    .ok_or("Please write single, joint, separate, head of household or surviving spouse.")?;
                application.of_mut(who).filing = Some(filing);
            }
            Self::Filed(who) => application.of_mut(who).filed = Some(flag()?),
            Self::Schedules(who) => application.of_mut(who).schedules = Some(flag()?),
            Self::Amount(who, item) => *application.of_mut(who).amounts.get_mut(item) = Some(amount()?),
            Self::Cost => application.school.cost = Some(dollars()?),
            Self::OtherGrants => application.school.other_grants = dollars()?,
        }
        Ok(())
    }
}

fn flag_of(about: &mut About, flag: Flag) -> &mut Option<bool> {
    match flag {
        Flag::Graduate => &mut about.graduate,
        Flag::ActiveDuty => &mut about.active_duty,
        Flag::Veteran => &mut about.veteran,
        Flag::Dependents => &mut about.dependents,
        Flag::Orphan => &mut about.orphan,
        Flag::Emancipated => &mut about.emancipated,
        Flag::Homeless => &mut about.homeless,
        Flag::HasDegree => &mut about.has_degree,
    }
}

fn house_of(application: &mut Application, side: Side) -> &mut Household {
    match side {
        Side::Parents => &mut application.parents,
        Side::Student => &mut application.household,
    }
}

fn houses(side: Side) -> &'static [&'static str] {
    match side {
        Side::Parents => &["parents", "parent"],
        Side::Student => &["household", "student", "students"],
    }
}

fn people(who: Who) -> &'static [&'static str] {
    match who {
        Who::Student => &["student", "students"],
        Who::Spouse => &["spouse", "studentspouse", "spouses"],
        Who::Parent => &["parent", "parents", "parent1", "firstparent"],
        Who::OtherParent => &["otherparent", "parent2", "secondparent", "parentspouse"],
    }
}

fn about(flag: Flag) -> &'static [&'static str] {
    match flag {
        Flag::Graduate => &["graduate", "graduatestudent", "isgraduate"],
        Flag::ActiveDuty => &["activeduty", "military"],
        Flag::Veteran => &["veteran", "isveteran"],
        Flag::Dependents => &["dependents", "hasdependents", "children", "haschildren"],
        Flag::Orphan => &["orphan", "orphanorfoster", "fostercare", "wardofcourt"],
        Flag::Emancipated => &["emancipated", "guardianship", "legalguardianship"],
        Flag::Homeless => &["homeless", "homelessyouth"],
        Flag::HasDegree => &["hasdegree", "degree", "bachelorsdegree", "priordegree"],
    }
}

fn items(item: Item) -> &'static [&'static str] {
    match item {
        Item::Agi => &["adjustedgrossincome"],
        Item::Earned => &["wages", "earnings", "earnedincome", "incomefromwork"],
        Item::Tax => &["incometax", "taxpaid", "incometaxpaid", "taxespaid"],
        Item::IraDeduction => &["iradeductions", "deductibleira"],
        Item::TaxExemptInterest => &["exemptinterest"],
        Item::UntaxedIra => &["untaxediradistributions"],
        Item::UntaxedPension => &["untaxedpensions"],
        Item::EducationCredits => &["educationcredit"],
        Item::ForeignIncome => &["foreignearnedincome", "foreignincomeexclusion"],
        Item::TaxableGrants => &["taxablescholarships", "grantsinincome"],
        Item::WorkStudy => &["federalworkstudy"],
        Item::ScheduleC => &["businessprofit", "netprofit"],
        Item::ChildSupport => &["childsupportreceived"],
        Item::Cash => &["savings", "cashandsavings", "bankaccounts"],
        Item::Investments => &["investment", "networthofinvestments"],
        Item::Business => &["businesses", "businessesandfarms", "businessvalue"],
        Item::FamilyBusiness => &["familyfarm", "smallbusiness"],
        Item::IraRollover | Item::PensionRollover => &[],
    }
}

/// The columns of a table, by their place.
pub struct Columns {
    places: Vec<Option<Column>>,
    nameless: Vec<usize>,
    pub notices: Notices,
}

impl Columns {
    pub fn new(header: &[String]) -> Self {
        let all = Column::all();
        let names: Vec<(String, Column)> = all
            .iter()
            .flat_map(|column| {
                let mut names = column.synonyms();
                names.insert(0, cell::plain(&column.name()));
                names.into_iter().map(|name| (name, *column))
            })
            .collect();
        let (mut places, mut notices) = (Vec::with_capacity(header.len()), Notices::default());
        for title in header {
            let plain = cell::plain(title);
            let found = names.iter().find(|(name, _)| *name == plain).map(|(_, column)| *column);
            let list = match found {
                _ if is_secret(&plain) => Some(&mut notices.ignored),
                None if title.is_empty() => None,
                None => Some(&mut notices.unknown),
                Some(column) if places.contains(&Some(column)) => Some(&mut notices.repeated),
                Some(column) => {
                    places.push(Some(column));
                    continue;
                }
            };
            places.push(None);
            if let Some(list) = list {
                list.push(title.clone());
            }
        }
        let nameless = header.iter().enumerate().filter(|(_, title)| title.is_empty());
        Self { places, nameless: nameless.map(|(place, _)| place).collect(), notices }
    }

    pub fn known(&self) -> usize {
        self.places.iter().flatten().count()
    }

    /// The known columns with their cells.
    pub fn of<'a>(&'a self, cells: &'a [String]) -> impl Iterator<Item = (Column, &'a str)> {
        self.places.iter().zip(cells).filter_map(|(column, cell)| Some(((*column)?, cell.as_str())))
    }

    /// Columns without a name that have something in them.
    pub fn note_nameless(&mut self, row: &[String]) {
        for place in (0..self.places.len()).filter(|place| self.nameless.contains(place)) {
            let name = format!("column {}", place + 1);
            if row.get(place).is_some_and(|cell| !cell.is_empty()) && !self.notices.unknown.contains(&name) {
                self.notices.unknown.push(name);
            }
        }
    }

    /// A row of another width than the header. With more cells it has slipped: nothing in it is where it belongs.
    pub fn check_width(&self, cells: &[String]) -> Option<Problem> {
        let (has, header) = (cells.len(), self.places.len());
        let message = if self.has_slipped(cells) {
            format!(
                "This row has {has} cells and the header has {header}, so it was not read. Please put amounts with \
                 commas in quotes."
            )
        } else if has < header {
            format!("This row ends after {has} of {header} cells. The others count as not answered.")
        } else {
            return None;
        };
        Some(Problem::new("row", message))
    }

    pub fn has_slipped(&self, cells: &[String]) -> bool {
        cells.len() > self.places.len()
    }
}

fn is_secret(plain: &str) -> bool {
    plain.contains("socialsecurity")
        || ["ssn", "itin"].iter().any(|word| plain.starts_with(word) || plain.ends_with(word))
}
