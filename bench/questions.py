"""A hundred different questions to the suite's own conversation, of ten kinds in turn."""

KINDS = (
    "Alumni in {place} who work in {work}",
    "Who studied {field} and lives in {place}?",
    "How many alumni live in {place}?",
    "I need somebody who knows {skill}",
    "What is the policy on {matter}?",
    "Find mentors who moved from {field} into {work}",
    "How many alumni studied {field}?",
    "How do I ask for {matter}?",
    "Show me mentors in {work} near {place}",
    "Count the alumni in {work} by decade",
)
WORDS = {
    "place": ("Boston", "Chicago", "Denver", "Seattle", "New York", "Houston", "Atlanta", "Portland", "Austin",
              "Miami"),
    "work": ("biotech", "climate finance", "renewable energy", "consulting", "publishing", "health care", "law",
             "software", "education", "banking"),
    "field": ("chemistry", "biology", "economics", "history", "computer science", "psychology", "mathematics",
              "nursing", "music", "political science"),
    "skill": ("Python", "statistics", "grant writing", "project management", "Spanish", "accounting",
              "machine learning", "public speaking", "data analysis", "negotiation"),
    "matter": ("gifts of stock", "financial aid", "late registration", "a leave of absence", "transfer credit",
               "work study", "references for employers", "matching gifts", "dropping a course", "verification"),
}


def question(number: int) -> str:
    """The same for the same number. After a hundred they come again."""
    turn, kind = divmod(number % 100, len(KINDS))
    return KINDS[kind].format(**{name: words[turn] for name, words in WORDS.items()})
