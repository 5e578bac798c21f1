use chat::{
    Call, Criterion, Number, Term, Value,
    understand::{Intent, Needed, Request},
};
use serde_json::{Map, Value as Json, json};

use super::super::tools::{AID_ESTIMATE, AID_LINE, AID_WHAT_IF};

/// What is asked for in a slot. "Why don't my assets count?" asks for the line as well.
pub fn term<'a>(request: &Request<'a>, slot: &str) -> Option<&'a Term> {
    request.criteria.iter().filter(|one| one.slot == slot).find_map(|one| match &one.value {
        Value::Term(term) => Some(term),
        _ => None,
    })
}

#[expect(clippy::cast_possible_truncation, reason = "amounts are read with fewer digits")]
pub fn number(request: &Request<'_>, slot: &str) -> Option<i64> {
    request.criteria.iter().filter(|one| one.slot == slot).find_map(|one| match one.value {
        Value::Number(Number { number }) => Some(number.clamp(-1e12, 1e12).round() as i64),
        _ => None,
    })
}

/// What something would be, or by how much it would change. The newest word on it counts.
const VARIED: &[&str] = &["amount", "change", "credits", "more", "size"];

fn varied(request: &Request<'_>, slot: &str) -> Option<i64> {
    let is_new = |one: &&Criterion| VARIED.contains(&one.slot.as_str()) && one.span.is_some();
    let newest = request.criteria.iter().find(is_new).map(|one| one.slot.as_str());
    if newest.is_some_and(|newest| newest != slot) { None } else { number(request, slot) }
}

/// The fields that are known.
pub fn input(fields: impl IntoIterator<Item = (&'static str, Option<Json>)>) -> Json {
    let known = fields.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?)));
    Json::Object(known.collect::<Map<_, _>>())
}

pub fn named(request: &Request<'_>, slot: &str) -> Option<Json> {
    term(request, slot).map(|term| json!(term.id))
}

pub fn call(tool: &str, input: Json) -> Vec<Call> {
    vec![Call { tool: tool.to_owned(), input }]
}

const ESTIMATE: &[&str] = &[
    "my index",
    "my sai",
    "my student aid index",
    "my pell",
    "my pell grant",
    "our index",
    "our sai",
    "our student aid index",
    "our pell",
    "their index",
    "their sai",
    "their pell",
    "family's index",
    "this family",
    "the family's sai",
    "what is my index",
    "what is my sai",
    "what is the index",
    "what is the sai",
    "index come to",
    "pell do i get",
    "pell would i get",
    "pell can i get",
    "pell will i get",
    "pell do we get",
    "do i get a pell",
    "do i get pell",
    "would i get a pell",
    "will i get a pell",
    "how much aid",
    "grant do i get",
    "grant would i get",
    "our estimate",
    "my estimate",
    "an estimate",
    "the estimate",
    "^estimate",
    "what is missing",
    "what is still missing",
    "what else is missing",
    "is missing",
    "answers are missing",
    "what do you still need",
    "what else do you need",
    "^calculate",
    "^compute",
    "^work out",
    "the trace",
    "show me the trace",
];

pub fn estimate() -> Intent {
    Intent {
        name: "estimate",
        does: "work out the index and the Pell Grant",
        examples: &[
            "What is my Student Aid Index?",
            "How much Pell do I get?",
            "What is our SAI?",
            "What is still missing for an estimate?",
            "Give me the family's index and grant",
            "Do I get a Pell Grant?",
        ],
        cues: ESTIMATE,
        takes: &["year"],
        needs: &[],
        call: |request| call(AID_ESTIMATE, input([("year", named(request, "year"))])),
    }
}

const LINE: &[&str] = &[
    "^why",
    "why is",
    "why are",
    "why did",
    "why do",
    "why does",
    "^explain",
    "explain",
    "how was",
    "how were",
    "how is my",
    "how are my",
    "how did you",
    "how do you get",
    "how do you compute",
    "how was it computed",
    "worked out",
    "computed",
    "calculated",
    "where does",
    "come from",
    "comes from",
    "made up of",
    "which inputs",
    "break down",
    "what is behind",
    "my payroll",
    "my employment",
    "my income protection",
    "my available income",
    "my total income",
    "my allowances",
    "my assets count",
    "my net worth",
    "my adjusted available income",
    "my parents contribution",
    "our contribution",
    "enter the formula",
    "enters the formula",
    "in my case",
    "the line",
    "line by line",
];

pub fn line() -> Intent {
    Intent {
        name: "line",
        does: "explain a line of the calculation",
        examples: &[
            "Why is my employment allowance 5,000?",
            "How was the payroll tax computed?",
            "Explain my income protection allowance",
            "Where does my parents' contribution come from?",
            "How did you get my available income?",
            "Why don't my assets count?",
        ],
        cues: LINE,
        takes: &["line", "who", "year"],
        needs: &[Needed {
            any_of: &["line"],
            question: "Which line do you mean? For example the payroll tax allowance, or the contribution from assets.",
        }],
        call: |request| {
            let fields = [
                ("line", named(request, "line")),
                ("whose", named(request, "who")),
                ("year", named(request, "year")),
            ];
            call(AID_LINE, input(fields))
        },
    }
}

const WHAT_IF: &[&str] = &[
    "^what if",
    "what if",
    "^suppose",
    "suppose",
    "^imagine",
    "^assume",
    "what would happen",
    "would happen",
    "what happens to my pell",
    "what happens to my index",
    "what happens to my grant",
    "if i took",
    "if i take",
    "if i earned",
    "if i made",
    "if i worked",
    "if i had",
    "if we had",
    "if we earned",
    "if we made",
    "if they earned",
    "if they made",
    "if my parents earned",
    "if my dad earned",
    "if my mom earned",
    "if our income",
    "if my income",
    "if their income",
    "if my savings",
    "if our savings",
    "if income",
    "if savings",
    "if wages",
    "would my",
    "would our",
    "how would",
    "how much would",
    "would change",
    "change if",
    "would it cost",
    "cost me",
    "instead of",
    "a raise of",
    "took only",
    "if the family",
    "per 1,000",
    "each 1,000",
];

pub fn what_if() -> Intent {
    Intent {
        name: "what_if",
        does: "try what would change the result",
        examples: &[
            "What if my parents earned 10,000 more?",
            "What would happen to my index if income fell to 40,000?",
            "What if we had one more child?",
            "What if I took 9 credits?",
            "How would my Pell change if savings were 50,000?",
            "Would a raise of 5,000 cost me the grant?",
            "Suppose my wages were 3,000 higher",
        ],
        cues: WHAT_IF,
        takes: &["field", "who", "amount", "change", "credits", "size", "more", "year"],
        needs: &[Needed {
            any_of: &["amount", "change", "credits", "size", "more"],
            question: "What would be different, and by how much? For example: savings of $50,000, or $5,000 more wages.",
        }],
        call: |request| {
            let of = |slot: &str| varied(request, slot);
            if let Some(credits) = of("credits") {
                let fields = [("credits", Some(json!(credits))), ("year", named(request, "year"))];
                return call(AID_WHAT_IF, input(fields));
            }
            let (size, more) = (of("size"), of("more"));
            let is_size = size.is_some() || more.is_some();
            let field = if is_size { Some(json!("familySize")) } else { named(request, "field") };
            let fields = [
                ("field", field.or_else(|| Some(json!("income")))),
                ("whose", named(request, "who").filter(|_| !is_size)),
                ("amount", if is_size { size } else { of("amount") }.map(Json::from)),
                ("change", if is_size { more } else { of("change") }.map(Json::from)),
                ("year", named(request, "year")),
            ];
            call(AID_WHAT_IF, input(fields))
        },
    }
}
