//! What a merge would make of two records. Changes nothing.

use std::collections::HashMap;

use sea_orm::ConnectionTrait;
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    Pointer, Quality, QualityError, digest,
    merge::{Choices, MergeField, MergeSide, Plan, Pointing, Rows, Tally, Whole, plan},
    queue::QualityPerson,
    store::{pointers, read},
    values::{QualityValue, Shown},
};
use crate::{
    model::{Consent, ConsentField, Fund, FundId, PersonId},
    store::select,
};

/// One field of two records, and what is kept of it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QualityMergeValue {
    pub field: MergeField,
    pub label: &'static str,
    pub kept: QualityValue,
    pub removed: QualityValue,
    /// Both say the same, and there is nothing to choose.
    pub same: bool,
    pub side: MergeSide,
    /// Somebody has chosen it.
    pub is_chosen: bool,
    /// Why it is this side.
    pub rule: &'static str,
    pub result: QualityValue,
}

/// What becomes of the rows of one kind that belong to the record that goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QualityMove {
    pub label: &'static str,
    pub moved: u32,
    /// The record that stays has them already.
    pub same: u32,
    /// Both have something about the same thing; one is made of the two.
    pub combined: u32,
}

/// The stricter answer wins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QualityConsentMerge {
    pub field: ConsentField,
    /// None if there is no answer.
    pub kept: Option<bool>,
    pub removed: Option<bool>,
    pub result: Option<bool>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QualityFund {
    pub name: String,
    pub gifts: u64,
    pub cents: i64,
    /// How much of it comes from the record that goes.
    pub moved_cents: i64,
}

/// What both have given together, before and after: it is the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QualityMoney {
    pub gifts: u64,
    pub cents: i64,
    pub moved_gifts: u64,
    pub moved_cents: i64,
    pub pledges: u64,
    pub pledged_cents: i64,
    pub funds: Vec<QualityFund>,
}

/// What other parts of the suite keep about the record that goes. It follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QualityElsewhere {
    pub label: &'static str,
    pub rows: u64,
}

/// What two records would become.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QualityMergePreview {
    pub kept: QualityPerson,
    pub removed: QualityPerson,
    /// The person as they will be.
    pub result: QualityPerson,
    pub fields: Vec<QualityMergeValue>,
    pub moves: Vec<QualityMove>,
    pub consents: Vec<QualityConsentMerge>,
    pub money: QualityMoney,
    pub elsewhere: Vec<QualityElsewhere>,
    /// Send this along to merge what is shown here and nothing else.
    pub seal: String,
}

/// Two records, and what others say of them.
pub struct Two {
    pub kept: Whole,
    pub removed: Whole,
    pub pointing: Pointing,
}

impl Two {
    pub async fn load(
        db: &impl ConnectionTrait,
        edition: i32,
        kept: PersonId,
        removed: PersonId,
    ) -> Result<Self, QualityError> {
        let gone = || {
            let text = "One of the two records is not there any more. It may have been merged already; go on to the next.";
            QualityError::conflict(text)
        };
        Ok(Self {
            kept: read::whole(db, edition, kept).await?.ok_or_else(gone)?,
            removed: read::whole(db, edition, removed).await?.ok_or_else(gone)?,
            pointing: read::pointing(db, edition, kept, removed).await?,
        })
    }

    pub fn plan(&self, choices: &Choices) -> Plan {
        plan(&self.kept, &self.removed, &self.pointing, choices)
    }

    /// Says whether the two are as they were when somebody looked.
    pub fn seal(&self) -> String {
        let mut rows = Rows::default();
        rows.take_all(&self.kept);
        rows.take_all(&self.removed);
        self.pointing.each_row(|table, row| rows.take(table, row));
        let lines: Vec<String> = rows.lines().collect();
        let sides = format!("{} {}\n", self.kept.id().0, self.removed.id().0);
        digest(std::iter::once(sides.as_str()).chain(lines.iter().map(String::as_str)))
    }

    /// Which of two records is better kept: the one that was confirmed later, then the one of which more is known, then
    /// the older one.
    pub fn better(one: &Whole, other: &Whole) -> PersonId {
        let worth = |whole: &Whole| {
            let mut rows = 0_u32;
            whole.each_row(|_, _| rows += 1);
            (whole.staff.is_some(), whole.life.person.contact_confirmed, rows, std::cmp::Reverse(whole.id()))
        };
        if worth(other) > worth(one) { other.id() } else { one.id() }
    }
}

impl Quality {
    pub(super) async fn show_merge(
        &self,
        edition: i32,
        two: &Two,
        choices: &Choices,
    ) -> Result<QualityMergePreview, QualityError> {
        let db = self.store.reader();
        let plan = two.plan(choices);
        let funds: Vec<Fund> = select(db, edition, "", []).await?;
        let funds: HashMap<FundId, String> = funds.into_iter().map(|fund| (fund.id, fund.name)).collect();
        let mut elsewhere = Vec::new();
        for pointer in &self.pointers {
            let Pointer { label, .. } = *pointer;
            let rows = pointers::count(db, edition, pointer, two.removed.id()).await?;
            if rows > 0 {
                elsewhere.push(QualityElsewhere { label, rows });
            }
        }
        Ok(QualityMergePreview {
            kept: QualityPerson::new(&two.kept.life.person),
            removed: QualityPerson::new(&two.removed.life.person),
            result: QualityPerson::new(&plan.after.life.person),
            fields: fields(two, &plan),
            moves: moves(&plan.tallies),
            consents: consents(two, &plan),
            money: money(two, &plan, &funds),
            elsewhere,
            seal: two.seal(),
        })
    }
}

fn fields(two: &Two, plan: &Plan) -> Vec<QualityMergeValue> {
    let (kept, removed) = (Shown::new(&two.kept), Shown::new(&two.removed));
    let result = Shown::new(&plan.after);
    let row = |one: &super::merge::FieldPlan| QualityMergeValue {
        field: one.field,
        label: one.field.label(),
        kept: kept.value(one.field),
        removed: match one.field {
            MergeField::FormerLastName => {
                let name = super::merge::former_name(&two.kept.life.person, &two.removed.life.person);
                QualityValue::text(name.unwrap_or_default())
            }
            field => removed.value(field),
        },
        same: one.same,
        side: one.side,
        is_chosen: one.is_chosen,
        rule: one.rule,
        result: result.value(one.field),
    };
    let is_something = |row: &QualityMergeValue| {
        [&row.kept, &row.removed].iter().any(|one| one.value.is_some() || one.withheld.is_some())
    };
    plan.fields.iter().map(row).filter(is_something).collect()
}

fn moves(tallies: &[Tally]) -> Vec<QualityMove> {
    let of = |tally: &Tally| QualityMove {
        label: label(tally.table),
        moved: tally.moved,
        same: tally.same,
        combined: tally.combined,
    };
    tallies.iter().map(of).collect()
}

/// What the rows of a table are called.
pub(super) fn label(table: &str) -> &'static str {
    match table {
        "gifts" => "Gifts",
        "pledges" => "Pledges",
        "education" => "Education",
        "positions" => "Positions",
        "volunteering" => "Volunteering",
        "posts" => "Posts",
        "notes" => "Notes",
        "enrolments" => "Courses",
        "holds" => "Holds",
        "person_skills" => "Skills",
        "interests" => "Interests",
        "consents" => "Consents",
        "attendance" => "Events",
        "memberships" => "Groups",
        "person_keys" => "IDs and further addresses",
        "relatives" => "Relatives",
        "mails" => "Mails",
        "mentoring" => "Mentoring",
        "candidates" => "Search for work",
        "students" => "Study record",
        "staff" => "Office",
        "households" => "Household",
        _ => "Record",
    }
}

fn consents(two: &Two, plan: &Plan) -> Vec<QualityConsentMerge> {
    let answer = |consents: &[Consent], field: ConsentField| {
        consents.iter().find(|consent| consent.field == field).map(|consent| consent.granted)
    };
    let row = |field| QualityConsentMerge {
        field,
        kept: answer(&two.kept.life.consents, field),
        removed: answer(&two.removed.life.consents, field),
        result: answer(&plan.after.life.consents, field),
    };
    ConsentField::ALL.into_iter().map(row).collect()
}

fn money(two: &Two, plan: &Plan, names: &HashMap<FundId, String>) -> QualityMoney {
    let moved = super::merge::Ledger::of(two.removed.life.gifts.iter(), two.removed.life.pledges.iter());
    let (given, promised) = (plan.ledger.given(), plan.ledger.promised());
    let funds = plan.ledger.gifts.iter().map(|(fund, sum)| QualityFund {
        name: names.get(fund).cloned().unwrap_or_default(),
        gifts: sum.count,
        cents: sum.shown(),
        moved_cents: moved.gifts.get(fund).map_or(0, |sum| sum.shown()),
    });
    QualityMoney {
        gifts: given.count,
        cents: given.shown(),
        moved_gifts: moved.given().count,
        moved_cents: moved.given().shown(),
        pledges: promised.count,
        pledged_cents: promised.shown(),
        funds: funds.collect(),
    }
}
