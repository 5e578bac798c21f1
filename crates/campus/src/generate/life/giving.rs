use jiff::civil::Date;

use super::{
    super::{
        dice::{Dice, Stream},
        source::{commencement, day_between, earlier, record},
    },
    draft::Draft,
};
use crate::model::{Fund, Gift, GiftKind, InterestKind, Pledge, PledgeId, Seniority};

pub(super) struct Giving<'a> {
    pub gifts: Vec<Gift>,
    pub pledges: Vec<Pledge>,
    /// The fund that the donor cares about most; there is at least one gift to it.
    pub fund: Option<&'a Fund>,
    pub motive: Motive,
}

/// Why somebody gives; it colours all that they say about it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Motive {
    Repay,
    Invest,
    Belong,
    Community,
    Duty,
    Family,
}

impl Motive {
    const ALL: [(Self, u32); 6] = [
        (Self::Repay, 30),
        (Self::Community, 22),
        (Self::Invest, 16),
        (Self::Belong, 14),
        (Self::Duty, 12),
        (Self::Family, 10),
    ];

    pub fn of(draft: &Draft<'_>) -> Self {
        let drawn =
            draft.source().dice(Stream::Motive, draft.identity.root()).weighted(&Self::ALL, |one| one.1);
        match drawn.0 {
            // Children and parents' memory come with the years.
            Self::Family if draft.identity.age(draft.source()) < 36 => Self::Repay,
            motive => motive,
        }
    }

    /// What sentences that fit it are marked with.
    pub fn mark(self) -> &'static str {
        match self {
            Self::Repay => "m_repay",
            Self::Invest => "m_invest",
            Self::Belong => "m_belong",
            Self::Community => "m_community",
            Self::Duty => "m_duty",
            Self::Family => "m_family",
        }
    }
}

/// Dollars that one usually gives, and how many do: most little, a few very much.
const LEVELS: [(i64, u32); 13] = [
    (10, 900),
    (25, 2600),
    (50, 2400),
    (100, 2000),
    (250, 1000),
    (500, 500),
    (1_000, 300),
    (2_500, 130),
    (5_000, 80),
    (10_000, 45),
    (25_000, 25),
    (100_000, 12),
    (1_000_000, 2),
];

pub(super) fn of<'a>(draft: &Draft<'a>) -> Giving<'a> {
    let motive = Motive::of(draft);
    let mut giving = Giving { gifts: Vec::new(), pledges: Vec::new(), fund: None, motive };
    let Some(class) = draft.identity.class_year.filter(|_| draft.is_alum()) else { return giving };
    let mut dice = draft.dice(Stream::Giving);
    let dice = &mut dice;
    let level = level(draft, dice);
    let favourite = favourite(draft);
    let last = draft.identity.last_day(draft.source());
    let mut gave = false;
    for year in class..=last.year() {
        if !dice.chance(inclination(draft, year - class, gave)) {
            gave = false;
            continue;
        }
        let Some(day) = draft.source().day_in(year, commencement(class), earlier(last, 1), dice) else {
            continue;
        };
        let fund = if giving.gifts.is_empty() || dice.chance(700) { favourite } else { annual(draft) };
        let reunion = (year - class) % 5 == 0 && year > class;
        let cents = amount(level, dice) * if reunion { 2 } else { 1 };
        giving.add(draft, day, cents, fund, dice);
        gave = true;
    }
    if let Some(first) = giving.gifts.first().map(|gift| gift.date) {
        giving.fund = Some(favourite);
        if level >= 1000 && dice.chance(350) {
            giving.pledge(draft, level * 500, day_between(first, last, dice), dice);
        }
    }
    giving.gifts.sort_by_key(|gift| gift.date);
    for (index, gift) in giving.gifts.iter_mut().enumerate() {
        gift.id = record(draft.identity.id, index);
    }
    giving
}

impl Giving<'_> {
    fn add(&mut self, draft: &Draft<'_>, date: Date, cents: i64, fund: &Fund, dice: &mut Dice) {
        let kind = match cents {
            1_000_000.. if dice.chance(400) => GiftKind::Stock,
            100_000.. => *dice.pick(&[GiftKind::Check, GiftKind::Transfer]),
            _ => *dice.weighted(&[GiftKind::Card, GiftKind::Check, GiftKind::Matching], |kind| match kind {
                GiftKind::Card => 70,
                GiftKind::Check => 25,
                _ => 5,
            }),
        };
        let appeals = &draft.generator.world().appeals;
        let first = appeals.partition_point(|appeal| appeal.year < date.year());
        let fitting = &appeals[first..appeals.partition_point(|appeal| appeal.year <= date.year())];
        let appeal = (!fitting.is_empty() && dice.chance(600)).then(|| dice.pick(fitting).id);
        let (id, person) = (0, draft.identity.id);
        self.gifts.push(Gift { id, person, date, cents, fund: fund.id, appeal, kind, pledge: None });
    }

    /// Paid in yearly parts of whole dollars, the last one with what is left, as far as time and life allow.
    fn pledge(&mut self, draft: &Draft<'_>, cents: i64, date: Option<Date>, dice: &mut Dice) {
        let Some(date) = date.filter(|date| *date < draft.identity.last_day(draft.source())) else { return };
        let years = u8::try_from(dice.between(3, 5)).expect("three to five");
        let part = cents / i64::from(years) / 100 * 100;
        let mut open = cents;
        let (id, person, fund) =
            (PledgeId(record(draft.identity.id, 0)), draft.identity.id, favourite(draft).id);
        self.pledges.push(Pledge { id, person, date, cents, fund, years });
        let last = draft.identity.last_day(draft.source());
        for year in date.year()..=last.year() {
            let Some(paid) = draft.source().day_in(year, date, earlier(last, 1), dice) else { continue };
            let cents = if open < 2 * part { open } else { part };
            if cents == 0 {
                break;
            }
            open -= cents;
            self.gifts.push(Gift {
                id: 0,
                person,
                date: paid,
                cents,
                fund,
                appeal: None,
                kind: GiftKind::PledgePayment,
                pledge: Some(id),
            });
        }
    }
}

/// In thousandths: more with the years, with closeness to the university, and for those who gave the year before.
fn inclination(draft: &Draft<'_>, years_out: i16, gave: bool) -> u32 {
    let years = u32::try_from(years_out).unwrap_or(0).min(40);
    let base = draft.engagement * 3 / 2 + years * draft.engagement / 20 + years / 4;
    base + if gave { 250 + draft.engagement * 3 } else { 0 }
}

fn level(draft: &Draft<'_>, dice: &mut Dice) -> i64 {
    let at = dice.weighted_index(&LEVELS, |level| level.1);
    let top = draft.positions.last().is_some_and(|position| position.seniority >= Seniority::Director);
    LEVELS[(at + usize::from(top)).min(LEVELS.len() - 1)].0
}

fn amount(level: i64, dice: &mut Dice) -> i64 {
    level * dice.pick(&[50, 100, 100, 100, 100, 120, 150, 200, 300])
}

fn favourite<'a>(draft: &Draft<'a>) -> &'a Fund {
    let cause = draft.interest(InterestKind::Cause);
    draft
        .generator
        .world
        .funds
        .iter()
        .find(|fund| Some(fund.cause.as_str()) == cause)
        .unwrap_or_else(|| annual(draft))
}

fn annual<'a>(draft: &Draft<'a>) -> &'a Fund {
    draft.generator.world.funds.last().expect("the annual fund is the last in the list")
}
