//! Verbs whose past has no rule.

use std::{collections::HashMap, sync::LazyLock};

/// A verb, then the forms of its past.
const VERBS: &str = "\
arise arose arisen|be was were been|beat beat beaten|become became|begin began begun|bend bent|bite bit bitten|\
blow blew blown|break broke broken|bring brought|build built|burn burnt|buy bought|catch caught|\
choose chose chosen|come came|cut cut|deal dealt|dig dug|do did done|draw drew drawn|drink drank drunk|\
drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled|\
fly flew flown|forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|\
get got gotten|give gave given|go went gone|grow grew grown|hang hung|have had|hear heard|hide hid hidden|\
hit hit|hold held|hurt hurt|keep kept|know knew known|lay laid|lead led|learn learnt|leave left|lend lent|\
let let|lie lay lain|light lit|lose lost|make made|mean meant|meet met|mistake mistook mistaken|overcome overcame|\
oversee oversaw overseen|overtake overtook overtaken|pay paid|prove proven|put put|quit quit|read read|\
redo redid redone|reread reread|rebuild rebuilt|repay repaid|resend resent|reset reset|retake retook retaken|\
rethink rethought|rewrite rewrote rewritten|ride rode ridden|ring rang rung|rise rose risen|run ran|say said|\
see saw seen|seek sought|sell sold|send sent|set set|shake shook shaken|shine shone|shoot shot|show shown|\
shrink shrank shrunk|shut shut|sing sang sung|sink sank sunk|sit sat|sleep slept|slide slid|speak spoke spoken|\
spell spelt|spend spent|split split|spread spread|stand stood|steal stole stolen|stick stuck|strike struck|\
swear swore sworn|sweep swept|swim swam swum|swing swung|take took taken|teach taught|tear tore torn|tell told|\
think thought|throw threw thrown|undergo underwent undergone|understand understood|undertake undertook undertaken|\
undo undid undone|uphold upheld|upset upset|wake woke woken|wear wore worn|win won|wind wound|withdraw withdrew withdrawn|\
withhold withheld|write wrote written";

/// Forms of the past, each with its verb.
static PAST: LazyLock<HashMap<&'static str, &'static str>> = LazyLock::new(|| {
    let forms = |line: &'static str| {
        let mut words = line.split(' ');
        let verb = words.next().unwrap_or_default();
        words.map(move |form| (form, verb))
    };
    // `lay` is first a verb of its own.
    VERBS.split('|').flat_map(forms).filter(|(form, _)| *form != "lay").collect()
});

pub fn verb_of(form: &str) -> Option<&'static str> {
    PAST.get(form).copied()
}

pub fn verbs() -> impl Iterator<Item = &'static str> {
    VERBS.split('|').filter_map(|line| line.split(' ').next())
}
