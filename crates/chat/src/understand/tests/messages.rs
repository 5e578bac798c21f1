//! Messages that stand on their own, and what they are taken for.

use super::demo::{context, grammar, told};

const FAR_IN_TEXAS: &str = "find | title=Engineer; place=Texas; !within=50 miles; !place=Austin";

/// A criterion with `~` would be nice, one with `!` must not be.
const PEOPLE: &[(&str, &str)] = &[
    ("Find software engineers in Boston", "find | title=Software Engineer; place=Boston"),
    ("find engineers in boston", "find | title=Engineer; place=Boston"),
    ("Find enginers in Bostn", "find | title=Engineer; place=Boston"),
    (
        "Show me bankers in New York who speak Spanish",
        "find | title=Banker; place=New York; language=Spanish",
    ),
    ("Who works in biotech in Chicago?", "find | industry=Biotechnology; place=Chicago"),
    ("I need a mentor who works in biotech", "find | industry=Biotechnology"),
    ("Looking for lawyers near Washington, D.C.", "find | title=Lawyer; place=Washington"),
    (
        "a first-generation biology junior who wants product work in biotech, prefers Boston",
        "find | field=Biology; level=Junior; industry=Biotechnology; ~place=Boston",
    ),
    ("alumni within 50 km of Boston", "find | within=50 km; place=Boston"),
    (
        "alumni within 30 miles of Denver who studied chemistry",
        "find | within=30 miles; place=Denver; field=Chemistry",
    ),
    ("people within a 25-mile radius of Austin", "find | within=25 miles; place=Austin"),
    ("Find teachers from the class of 2012", "find | title=Teacher; class=2012"),
    (
        "Who graduated in the nineties with a degree in economics?",
        "find | class=1990 to 1999; field=Economics",
    ),
    ("alumni from the 1990s in Texas", "find | class=1990 to 1999; place=Texas"),
    ("graduates since 2010 in Seattle", "find | class=since 2010; place=Seattle"),
    ("people who graduated before 1980", "find | class=before 1980"),
    (
        "find alumni from between 1990 and 1995 in finance",
        "find | class=1990 to 1995; industry=Financial Services",
    ),
    ("Class of '94 bankers", "find | class=1994; title=Banker"),
    ("find me 5 mentors in biotech", "find | count=5; industry=Biotechnology"),
    ("top 5 engineers in Chicago", "find | count=5; title=Engineer; place=Chicago"),
    ("show me three lawyers in Denver", "find | count=3; title=Lawyer; place=Denver"),
    ("a couple of teachers in Atlanta", "find | count=2; title=Teacher; place=Atlanta"),
    ("no more than five people in Ohio", "find | count=5; place=Ohio"),
    ("Find people who speak French or German", "find | language=French; language=German"),
    (
        "find someone who speaks Mandarin, ideally in San Francisco",
        "find | language=Mandarin Chinese; ~place=San Francisco",
    ),
    ("engineers in Boston, Spanish would be nice", "find | title=Engineer; place=Boston; ~language=Spanish"),
    ("engineers, preferably in Boston or Chicago", "find | title=Engineer; ~place=Boston; ~place=Chicago"),
    ("must speak Spanish and ideally live in Miami", "find | language=Spanish; ~place=Miami"),
    ("only in Boston, engineers", "find | place=Boston; title=Engineer"),
    ("Engineers not in Boston", "find | title=Engineer; !place=Boston"),
    ("engineers but not in Boston or Chicago", "find | title=Engineer; !place=Boston; !place=Chicago"),
    ("bankers outside of New York", "find | title=Banker; !place=New York"),
    ("bankers outside New York", "find | title=Banker; !place=New York"),
    ("bankers just outside New York", "find | title=Banker; place=New York"),
    ("engineers more than 50 miles from Boston", "find | title=Engineer; !within=50 miles; !place=Boston"),
    ("engineers at least 50 km from Boston", "find | title=Engineer; !within=50 km; !place=Boston"),
    ("engineers not within 50 miles of Boston", "find | title=Engineer; !within=50 miles; !place=Boston"),
    ("engineers no more than 50 miles from Boston", "find | title=Engineer; within=50 miles; place=Boston"),
    ("engineers not over 50 miles from Boston", "find | title=Engineer; within=50 miles; place=Boston"),
    ("engineers in Texas, not within 50 miles of Austin", FAR_IN_TEXAS),
    ("engineers without a zeppelin in Boston", "find | title=Engineer; place=Boston"),
    ("engineers who do not currently live in Boston", "find | title=Engineer; !place=Boston"),
    ("engineers with no experience in banking", "find | title=Engineer; !skill=Banking"),
    ("lawyers who never gave", "find | title=Lawyer; !gave"),
    ("donors in Boston who do not volunteer", "find | gave; place=Boston; !volunteers"),
    ("alumni who gave at least $500", "find | gave; given=at least $500"),
    ("people who gave between 1,000 and 2,500 dollars", "find | gave; given=$1,000 to $2,500"),
    ("donors who gave more than $5k in Boston", "find | gave; given=over $5,000; place=Boston"),
    ("who gave over $1.2 million?", "find | gave; given=over $1,200,000"),
    ("people with at least 10 years of experience in nursing", "find | years=at least 10; skill=Nursing"),
    ("find someone with an MBA in Boston", "find | degree=Master of Business Administration; place=Boston"),
    (
        "PhD chemists in Cambridge, MA",
        "find | degree=Doctor of Philosophy; title=Chemist; place=Cambridge, MA",
    ),
    ("alumni with a master's degree in public policy", "find | degree=Master's Degree; field=Public Policy"),
    ("Find directors in health care", "find | level=Director; industry=Hospitals and Health Care"),
    ("VPs in fintech in NYC", "find | title=Vice President; industry=Financial Technology; place=New York"),
    ("VPs of sales in Dallas", "find | title=VP of Sales; place=Dallas"),
    ("early-career engineers in Boston", "find | level=Early career; title=Engineer; place=Boston"),
    ("recent graduates in marketing", "find | level=Early career; field=Marketing"),
    ("experienced nurses in Chicago", "find | level=Senior; title=Registered Nurse; place=Chicago"),
    ("founders in the Bay Area", "find | title=Founder; place=Bay Area"),
    ("CEOs in Texas", "find | level=Executive; place=Texas"),
    ("someone earlier in the career", "find | level=Early career"),
    ("people who know Python and SQL", "find | skill=Python; skill=SQL"),
    (
        "data scientists who know R, Python or Julia",
        "find | title=Data Scientist; skill=R; skill=Python; skill=Julia",
    ),
    ("project managers with Kubernetes experience", "find | title=Project Manager; skill=Kubernetes"),
    ("Who studied biology?", "find | field=Biology"),
    ("biology majors in Seattle", "find | field=Biology; place=Seattle"),
    ("alumni in law or medicine", "find | industry=Legal Services; industry=Hospitals and Health Care"),
    ("people in tech in Austin", "find | industry=Software; place=Austin"),
    ("alumni in education technology", "find | industry=Education Technology"),
    ("mentors for a student who wants to go into consulting", "find | industry=Management Consulting"),
    ("Is there anyone in pharma in Basel?", "find | industry=Pharmaceuticals; place=Basel"),
    ("are there any architects in Portland, Oregon", "find | title=Architect; place=Portland, OR"),
    ("Do we have any alumni in Tokyo?", "find | place=Tokyo"),
    ("Can you recommend a mentor for a nursing student in Ohio?", "find | field=Nursing; place=Ohio"),
    (
        "Please could you find me two bankers in London?",
        "find | count=2; title=Banker; place=London, United Kingdom",
    ),
    ("I'm looking for someone in real estate who volunteers", "find | industry=Real Estate; volunteers"),
    ("Connect me with alumni who work in renewable energy", "find | industry=Renewable Energy"),
    ("engineers in boston", "find | title=Engineer; place=Boston"),
    ("boston", "find | place=Boston"),
    ("chemistry", "find | field=Chemistry"),
    ("bankers, Chicago, class of 2005", "find | title=Banker; place=Chicago; class=2005"),
    ("spanish speakers in Miami", "find | language=Spanish; place=Miami"),
    ("Non-donors in Chicago", "find | !gave; place=Chicago"),
    ("who has not given yet?", "find | !gave"),
    (
        "Engineers in Boston. They should speak Spanish. Ideally they volunteer.",
        "find | title=Engineer; place=Boston; language=Spanish; ~volunteers",
    ),
    ("alumni who live anywhere but Boston", "find | !place=Boston"),
    ("anyone but bankers", "find | !title=Banker"),
    ("people who are not engineers and live in Denver", "find | !title=Engineer; place=Denver"),
    (
        "doctors, nurses and pharmacists in Ohio",
        "find | title=Physician; title=Registered Nurse; title=Pharmacist; place=Ohio",
    ),
    ("developers in Berlin", "find | title=Developer; place=Berlin"),
    ("designers and analysts in Portland", "find | title=Designer; title=Analyst; place=Portland, OR"),
    ("chief financial officers in insurance", "find | title=Chief Financial Officer; industry=Insurance"),
    ("who's in Seattle?", "find | place=Seattle"),
    (
        "someone in their early career with machine learning skills",
        "find | level=Early career; skill=Machine Learning",
    ),
    ("fluent in Portuguese, not in Brazil", "find | language=Portuguese; !place=Brazil"),
    ("no lawyers please, just accountants in Miami", "find | !title=Lawyer; title=Accountant; place=Miami"),
    ("only donors", "find | gave"),
    ("give me everyone in New England", "find | place=New England"),
    ("alumni from Brattleboro, Vermont", "find | place=Brattleboro, Vermont"),
    ("people around Paris, Texas", "find | place=Paris, Texas"),
    ("people in Georgia", "find | place=Georgia (US)"),
    ("engineers who gave less than $100", "find | title=Engineer; gave; given=under $100"),
    ("who donated $250 or more?", "find | gave; given=at least $250"),
    ("20 teachers in Ohio", "find | count=20; title=Teacher; place=Ohio"),
    ("the best ten mentors for nursing", "find | count=10; field=Nursing"),
    ("alumni who graduated in the last five years in Boston", "find | class=since 2021; place=Boston"),
    (
        "graduated more than 20 years ago and working in insurance",
        "find | class=before 2006; industry=Insurance",
    ),
    ("not necessarily in Boston, but must know Java", "find | ~place=Boston; skill=Java"),
    ("lawyers, especially in Dallas", "find | title=Lawyer; place=Dallas"),
    ("Spanish is a must, Boston is optional", "find | language=Spanish; ~place=Boston"),
    ("find people named Maya Chen", "find | person=Maya Chen"),
    ("engineers who never gave or volunteered", "find | title=Engineer; !gave; !volunteers"),
    ("lawyers who never gave, or volunteered", "find | title=Lawyer; !gave; volunteers"),
    (
        "nurses who never gave money or speak Spanish",
        "find | title=Registered Nurse; !gave; language=Spanish",
    ),
    ("alumni who do not live in Boston or work in insurance", "find | !place=Boston; !industry=Insurance"),
    ("people who are not engineers or in Denver", "find | !title=Engineer; !place=Denver"),
    (
        "people who are not engineers, in Boston or Denver",
        "find | !title=Engineer; place=Boston; place=Denver",
    ),
    ("alumni outside Boston or in insurance", "find | !place=Boston; industry=Insurance"),
    ("engineers near Boston but not in Boston", "find | title=Engineer; place=Boston; !place=Boston"),
    ("lawyers, Spanish is nice to have", "find | title=Lawyer; ~language=Spanish"),
    ("lawyers in Boston, Spanish optional", "find | title=Lawyer; place=Boston; ~language=Spanish"),
    ("lawyers, Spanish or Boston is fine", "find | title=Lawyer; ~language=Spanish; ~place=Boston"),
    ("lawyers in Boston who are fine with travel", "find | title=Lawyer; place=Boston"),
    ("lawyers in Boston, ok?", "find | title=Lawyer; place=Boston"),
    ("lawyers in Boston and Spanish is not required", "find | title=Lawyer; place=Boston; ~language=Spanish"),
    ("lawyers, not required to live in Boston", "find | title=Lawyer; ~place=Boston"),
    (
        "lawyers who do not have to be in Boston and speak Spanish",
        "find | title=Lawyer; ~place=Boston; language=Spanish",
    ),
    ("at least a director in Boston", "find | level=Director; place=Boston"),
];

const OTHERS: &[(&str, &str)] = &[
    ("How many alumni live in Boston?", "count | place=Boston"),
    ("how many engineers do we have in Texas", "count | title=Engineer; place=Texas"),
    ("Count the bankers by city", "count | title=Banker; group=Place"),
    ("Count donors from the nineties by industry", "count | gave; class=1990 to 1999; group=Industry"),
    ("number of alumni who speak Japanese", "count | language=Japanese"),
    ("What share of our alumni gave last year?", "count | gave"),
    ("break down our teachers by decade", "count | title=Teacher; group=Class"),
    ("How many people gave more than $1,000 since 2015?", "count | gave; given=over $1,000"),
    ("how many lawyers are not in New York?", "count | title=Lawyer; !place=New York"),
    ("Headcount of nurses in Chicago per year", "count | title=Registered Nurse; place=Chicago; group=Class"),
    ("What percentage of biology majors volunteer?", "count | field=Biology; volunteers"),
    ("How many of the class of 2012 work in tech?", "count | class=2012; industry=Software"),
    ("please count the volunteers in Ohio", "count | volunteers; place=Ohio"),
    ("What does the handbook say about leave of absence?", "library | topic=leave of absence"),
    ("What is the policy on refunds?", "library | topic=refunds"),
    ("When is the deadline for the scholarship?", "library | topic=scholarship"),
    ("How do I appeal a financial aid decision?", "library | topic=appeal financial aid decision"),
    ("Am I allowed to bring a guest to the reunion?", "library | topic=bring guest reunion"),
    ("explain the gift acceptance policy", "library | topic=gift acceptance"),
    ("what are the rules for naming a building?", "library | topic=naming building"),
    ("according to the handbook, who approves sabbaticals?", "library | topic=approves sabbaticals"),
    ("Do I have to report outside income?", "library | topic=report outside income"),
    ("Find the policy on refunds", "library | topic=refunds"),
    ("Where can I park on campus?", "library | topic=park campus"),
    ("Why was my application rejected?", "library | topic=application rejected"),
    ("Is there a dress code for commencement?", "library | topic=dress code for commencement"),
    ("What happens to my aid if I drop a class?", "library | topic=happens aid drop class"),
    ("cost of attendance for next year?", "library | topic=cost of attendance for next year"),
    ("someone like Maya Chen", "like | person=Maya Chen"),
    ("who is similar to Oliver Grant?", "like | person=Oliver Grant"),
    ("people like Sam Lee", "like | person=Sam Lee"),
    ("hello", "hello"),
    ("Hi there!", "hello"),
    ("thanks", "thanks"),
    ("Thank you so much, that was great", "thanks"),
    ("what can you do?", "help"),
    ("help", "help"),
    ("who are you?", "identity"),
    ("bye", "goodbye"),
    ("ok", "agreed"),
    ("good morning", "hello"),
    ("are you a bot?", "identity"),
    ("no thanks", "declined"),
    ("start over", "-"),
];

#[test]
fn messages_about_people_become_criteria() {
    let grammar = grammar();
    for (message, expected) in PEOPLE {
        let understood = grammar.understand(message, None, &context());
        assert_eq!(told(&understood), *expected, "{message}");
        assert_eq!(understood.calls.len(), 1, "{message}: {:?}", understood.asks);
        assert_eq!(understood.calls[0].tool, "find_people", "{message}");
    }
}

#[test]
fn other_messages_have_other_intents() {
    let grammar = grammar();
    for (message, expected) in OTHERS {
        let understood = grammar.understand(message, None, &context());
        assert_eq!(told(&understood), *expected, "{message}");
        let tool = understood.calls.first().map(|call| call.tool.as_str());
        let wanted = match understood.intent.as_deref() {
            Some("count") => Some("count_people"),
            Some("library") => Some("ask_library"),
            Some("like") if understood.asks.is_none() => Some("find_people"),
            _ => None,
        };
        assert_eq!(tool, wanted, "{message}");
        assert_eq!(tool.is_none(), understood.says.is_some() || understood.asks.is_some(), "{message}");
    }
}
