use super::{
    super::{
        dice::Stream,
        phrase::Facts,
        source::{commencement, day_between, earlier, later, record},
    },
    draft::{Draft, Stage},
    study::Study,
};
use crate::model::Post;

/// What somebody told the others in the last two years.
pub(super) fn of(draft: &Draft<'_>, study: Option<&Study<'_>>, facts: &Facts<'_>) -> Vec<Post> {
    let mut dice = draft.source().dice(Stream::Texts, draft.identity.id.0 | 1 << 31);
    let dice = &mut dice;
    let mut posts = Vec::new();
    let (section, per_mille) = match draft.stage {
        Stage::Working => ("post.working", 60 + draft.engagement * 3),
        Stage::Retired => ("post.retired", 40 + draft.engagement * 3),
        Stage::Student => ("post.student", 100),
        _ => return posts,
    };
    if !draft.is_current() || !dice.chance(per_mille) {
        return posts;
    }
    let yesterday = earlier(draft.source().today, 1);
    let job_since = draft.job_since();
    let since = match draft.stage {
        Stage::Working => job_since,
        Stage::Retired => draft.work_ended().unwrap_or(yesterday),
        _ => draft.belongs_since(),
    };
    // What students say of courses and of their year is so in this term.
    let since = study.map_or(since, |study| study.last_term.start.max(since));
    let count = 1 + dice.index(2);
    for _ in 0..count {
        // News of a new job is told when it is new.
        let fresh = draft.stage == Stage::Working && job_since > earlier(yesterday, 700) && dice.chance(500);
        let section = if fresh { "post.newjob" } else { section };
        let (begins, until) = if fresh {
            (job_since, later(job_since, 40).min(yesterday))
        } else {
            (commencement(draft.source().today.year() - 2).max(since), yesterday)
        };
        let Some(date) = day_between(begins, until, dice) else { continue };
        let said = draft.source().phrases.try_say(section, &draft.facts_on(date, facts), dice);
        let Some(text) = said else { continue };
        let shared = !draft.memberships.is_empty() && dice.chance(500);
        let group = shared.then(|| dice.pick(&draft.memberships)).filter(|one| one.since <= date);
        if posts.iter().all(|post: &Post| post.text != text) {
            posts.push(Post {
                id: record(draft.identity.id, posts.len()),
                person: draft.identity.id,
                group: group.map(|membership| membership.group),
                date,
                text,
            });
        }
        if fresh {
            break;
        }
    }
    posts
}
