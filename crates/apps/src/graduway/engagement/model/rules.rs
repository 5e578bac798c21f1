use campus::engagement::{
    EngagementLeftOut, EngagementRuleCard, FULL, LAPSED_AMONG, LAPSED_YEARS, LEFT_OUT, RISING_POINTS, RULES,
};
use serde::Serialize;
use utoipa::ToSchema;

/// How it is counted, from the first rule to the last.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EngagementRules {
    pub rules: Vec<EngagementRuleCard>,
    pub left_out: Vec<EngagementLeftOut>,
    /// Each a sentence: the fiscal year, who is counted, how points fade, what a score is, who rises, who lapses, consent.
    pub definitions: Vec<EngagementDefinition>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct EngagementDefinition {
    pub term: &'static str,
    pub meaning: String,
}

impl EngagementRules {
    pub fn new() -> Self {
        let say = |term, meaning: &str| EngagementDefinition { term, meaning: meaning.to_owned() };
        let definitions = vec![
            say("Fiscal year", "July to June, named after the year in which it ends."),
            say(
                "Engaged",
                "With at least one counted event of a mode in a fiscal year. Nobody is counted twice in the same mode \
                 and year.",
            ),
            say(
                "Contactable",
                "Alumni who live and can be reached by mail, phone or post in a way that they have agreed to. Never \
                 asked is not agreed, and an address whose mail comes back reaches nobody. For a past year, those of \
                 today's who had graduated by its end.",
            ),
            say(
                "What is left of points",
                "All of them on the day; half after 365 days, a quarter after 730, and so on; between these days in \
                 a straight line. In thousandths of a point, rounded down.",
            ),
            EngagementDefinition {
                term: "Score",
                meaning: format!(
                    "Of a mode: what is left of the points of its events, added up, at most {}. The whole: the mean \
                     of the four, since CASE puts none of them above another.",
                    FULL / 1000
                ),
            },
            EngagementDefinition {
                term: "Rising",
                meaning: format!(
                    "In the last twelve months at least half as many points again as in the twelve before, and at \
                     least {RISING_POINTS} more. Points as they were on their days, not what is left of them."
                ),
            },
            EngagementDefinition {
                term: "Lapsed",
                meaning: format!(
                    "Nothing counted in this fiscal year and in the last one, after at least {LAPSED_YEARS} of the \
                     {LAPSED_AMONG} before. Nobody is called lapsed who has not been silent for a whole year."
                ),
            },
            say(
                "Consent",
                "Whoever withholds every way to be reached is in neither part of a share. Whoever has not agreed to \
                 be in the directory is counted, for a share names nobody, and is in no list and no export. Where \
                 somebody lives is used if they have agreed to the use of their address; they are among the unknown \
                 otherwise.",
            ),
        ];
        Self { rules: RULES.to_vec(), left_out: LEFT_OUT.to_vec(), definitions }
    }
}
