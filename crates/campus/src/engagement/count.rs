//! From records to counted events. Pure, and the same whatever order the records come in.

use std::{cmp::Reverse, collections::HashMap};

use jiff::civil::Date;

use super::{FiscalYear, rules::EngagementRule};
use crate::model::{AttendanceStatus, Event, EventId, Life, PersonId};

/// A record of something that somebody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Seen {
    pub rule: EngagementRule,
    /// The number of the record, of the kind that the rule says.
    pub record: u32,
    pub from: Date,
    /// The last day of what lasts; none while it does. Of what is over at once, the same day.
    pub until: Option<Date>,
}

impl Seen {
    pub fn on(rule: EngagementRule, record: u32, date: Date) -> Self {
        Self { rule, record, from: date, until: Some(date) }
    }

    pub fn lasting(rule: EngagementRule, record: u32, from: Date, until: Option<Date>) -> Self {
        Self { rule, record, from, until }
    }

    /// All that somebody's life tells. The events are those of the campus.
    pub fn in_life(life: &Life, events: &HashMap<EventId, Event>) -> Vec<Self> {
        use EngagementRule as Rule;
        let gifts = life
            .gifts
            .iter()
            .filter_map(|gift| Some(Self::on(Rule::of_gift(gift.kind, gift.cents)?, gift.id, gift.date)));
        let pledges = life.pledges.iter().filter(|one| one.cents > 0);
        let pledges = pledges.map(|one| Self::on(Rule::Pledge, one.id.0, one.date));
        let roles = life.volunteering.iter();
        let roles = roles.map(|one| Self::lasting(Rule::VolunteerRole, one.id, one.start, one.end));
        let mentoring = life.mentoring.iter().map(|one| {
            let rule = Rule::of_mentoring(one.side, one.taken);
            let until = if rule.card().lasts { None } else { Some(one.since) };
            Self::lasting(rule, one.person.0, one.since, until)
        });
        let attended = life.attendance.iter().filter(|one| one.status == AttendanceStatus::Attended);
        let attended = attended.filter_map(|one| {
            let event = events.get(&one.event)?;
            Some(Self::on(Rule::of_event(event.kind), event.id.0, event.date))
        });
        let joined = life.memberships.iter();
        let joined = joined.map(|one| Self::on(Rule::GroupJoined, one.group.0, one.since));
        let organised = life.memberships.iter().filter(|one| one.organiser);
        let organised = organised.map(|one| Self::lasting(Rule::Organiser, one.group.0, one.since, None));
        let posts = life.posts.iter().map(|post| Self::on(Rule::Post, post.id, post.date));
        let spoke = life.notes.iter();
        let spoke = spoke.filter_map(|note| Some(Self::on(Rule::of_note(note.kind)?, note.id, note.date)));
        let own = life.person.id;
        let mails = life.mails.iter().filter(|mail| own != PersonId::OUTSIDE && mail.from.person == own);
        let mails = mails.map(|mail| Self::on(Rule::Mail, mail.id, mail.at.date()));
        let confirmed = life.person.contact_confirmed;
        let confirmed = confirmed.map(|date| Self::on(Rule::ContactConfirmed, own.0, date));
        let done = gifts.chain(pledges).chain(roles).chain(mentoring).chain(attended);
        done.chain(joined).chain(organised).chain(posts).chain(spoke).chain(mails).chain(confirmed).collect()
    }

    /// The days on which it counts: its own, or its first in each fiscal year that it reaches into.
    fn days(&self, as_of: Date) -> impl Iterator<Item = Date> {
        let until = self.until.unwrap_or(as_of).min(as_of);
        let first = FiscalYear::of(self.from).max(FiscalYear::FIRST);
        let last = if self.rule.card().lasts { FiscalYear::of(until) } else { first };
        let from = self.from;
        let days = (first.0..=last.0).map(move |year| FiscalYear(year).first_day().max(from));
        days.filter(move |day| *day <= until)
    }
}

/// Something that was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    pub rule: EngagementRule,
    pub record: u32,
    pub date: Date,
    /// On its day. Zero for what is beyond the most of its year.
    pub points: u32,
    /// What is left of them today, in thousandths.
    pub worth: u32,
}

impl Counted {
    pub fn year(&self) -> FiscalYear {
        FiscalYear::of(self.date)
    }

    pub fn is_beyond(&self) -> bool {
        self.points == 0
    }
}

/// What is left of points after so many days, in thousandths: half after each 365 days, and between these in a
/// straight line. Whole numbers alone, so that it is the same everywhere; what is left of a thousandth is nothing.
pub fn worth(points: u32, days: u32) -> u32 {
    const YEAR: u32 = 365;
    let (years, rest) = (days / YEAR, days % YEAR);
    if years >= 32 {
        return 0;
    }
    let left = u64::from(points) * 1000 * u64::from(2 * YEAR - rest) / (u64::from(2 * YEAR) << years);
    u32::try_from(left).unwrap_or(u32::MAX)
}

/// Counts what was seen up to a day, the latest first.
pub fn count(seen: &[Seen], as_of: Date) -> Vec<Counted> {
    let mut all: Vec<Counted> = Vec::with_capacity(seen.len());
    for one in seen {
        all.extend(one.days(as_of).map(|date| counted(one, date, as_of)));
    }
    // The latest of a rule first: those that come after the most of a year are beyond it.
    all.sort_by_key(|one| (one.rule, Reverse(one.date), Reverse(one.record)));
    all.dedup_by_key(|one| (one.rule, one.date, one.record));
    let mut run = (None, 0);
    for one in &mut all {
        let own = Some((one.rule, one.year()));
        run = if run.0 == own { (own, run.1 + 1) } else { (own, 1) };
        if run.1 > one.rule.card().most_per_year {
            (one.points, one.worth) = (0, 0);
        }
    }
    all.sort_by_key(|one| (Reverse(one.date), one.rule, Reverse(one.record)));
    all
}

fn counted(one: &Seen, date: Date, as_of: Date) -> Counted {
    let points = one.rule.card().points;
    let days = u32::try_from((as_of - date).get_days()).unwrap_or(0);
    Counted { rule: one.rule, record: one.record, date, points, worth: worth(points, days) }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    const TODAY: Date = date(2026, 11, 15);

    #[test]
    fn points_halve_with_each_year_and_fall_in_a_straight_line_between() {
        for (days, left) in
            [(0, 40_000), (73, 36_000), (365, 20_000), (547, 15_013), (730, 10_000), (3650, 39), (20_000, 0)]
        {
            assert_eq!(worth(40, days), left, "{days} days");
        }
        assert_eq!(worth(u32::MAX, 0), u32::MAX, "nothing overflows");
        assert_eq!(worth(40, u32::MAX), 0);
    }

    #[test]
    fn what_lasts_counts_once_in_each_year_on_its_first_day_in_it() {
        let role = |until| Seen::lasting(EngagementRule::VolunteerRole, 7, date(2024, 3, 9), until);
        let days = |until| role(until).days(TODAY).collect::<Vec<_>>();
        let all = [date(2024, 3, 9), date(2024, 7, 1), date(2025, 7, 1), date(2026, 7, 1)];
        assert_eq!(days(None), all);
        assert_eq!(days(Some(date(2025, 7, 1))), all[..3]);
        assert_eq!(days(Some(date(2025, 6, 30))), all[..2]);
        assert_eq!(days(Some(date(2024, 3, 9))), all[..1]);
        assert!(days(Some(date(2020, 1, 1))).is_empty(), "an end before the beginning");
        assert!(Seen { from: date(2027, 1, 1), ..role(None) }.days(TODAY).next().is_none(), "to come");
        let ancient = Seen { from: Date::MIN, ..role(None) };
        assert_eq!(ancient.days(TODAY).next(), Some(FiscalYear::FIRST.first_day()));
    }

    #[test]
    fn of_more_than_the_most_of_a_year_the_latest_count() {
        let gifts: Vec<_> = (1..=4)
            .map(|month| Seen::on(EngagementRule::Gift, month, date(2026, i8::try_from(month).unwrap(), 1)))
            .collect();
        let counted = count(&gifts, TODAY);
        let points: Vec<_> = counted.iter().map(|one| (one.record, one.points)).collect();
        assert_eq!(points, [(4, 40), (3, 40), (2, 0), (1, 0)]);
        assert!(counted[2].is_beyond() && counted[2].worth == 0);
    }

    #[test]
    fn what_is_to_come_does_not_count() {
        let seen = [Seen::on(EngagementRule::Post, 1, date(2026, 11, 16))];
        assert!(count(&seen, TODAY).is_empty());
        assert_eq!(count(&seen, date(2026, 11, 16)).len(), 1);
    }
}
