use super::{
    Field,
    people::{CITY, COUNTRY, EMAIL, FIRST_NAME, FULL_NAME, LAST_NAME, NOTES, PHONE, REGION, SKILLS},
};
use crate::import::value::Type::{Boolean, Date, Integer, List, Money, Text, Year};

pub(super) static CANDIDATES: [Field; 20] = [
    Field::new(
        "external_id",
        "Candidate ID",
        Text { most: 64 },
        &["id", "applicant id", "candidate no", "person id", "application id"],
    ),
    FIRST_NAME,
    LAST_NAME,
    FULL_NAME,
    EMAIL,
    PHONE,
    Field::new(
        "headline",
        "Headline",
        Text { most: 300 },
        &["current title", "job title", "title", "current position", "position", "professional headline"],
    ),
    Field::new(
        "employer",
        "Current employer",
        Text { most: 200 },
        &["company", "employer", "current company", "organization"],
    ),
    SKILLS,
    Field::new(
        "experience_years",
        "Years of experience",
        Integer { least: 0, most: 80 },
        &["experience", "yoe", "years experience", "work experience years", "total experience"],
    ),
    Field::new(
        "degree",
        "Highest degree",
        Text { most: 120 },
        &["degree", "education level", "qualification", "highest education"],
    ),
    Field::new(
        "major",
        "Field of study",
        Text { most: 200 },
        &["major", "subject", "specialization", "discipline"],
    ),
    Field::new(
        "class_year",
        "Graduation year",
        Year,
        &["class year", "class of", "grad year", "grad yr", "year of graduation"],
    ),
    CITY,
    REGION,
    COUNTRY,
    Field::new(
        "languages",
        "Languages",
        List { most: 60 },
        &["language", "spoken languages", "language skills"],
    ),
    Field::new(
        "remote",
        "Open to remote work",
        Boolean,
        &["remote", "remote ok", "open to remote", "works remotely"],
    ),
    Field::new(
        "resume",
        "Résumé text",
        Text { most: 50_000 },
        &["resume", "cv", "cv text", "resume text", "summary", "profile"],
    ),
    NOTES,
];

pub(super) static ROLES: [Field; 18] = [
    Field::new(
        "external_id",
        "Role ID",
        Text { most: 64 },
        &["id", "job id", "requisition id", "req id", "req number", "posting id", "vacancy id", "job number"],
    ),
    Field::new(
        "title",
        "Role title",
        Text { most: 200 },
        &["title", "job title", "position", "position title", "vacancy", "role", "job", "job name"],
    ),
    Field::new(
        "employer",
        "Employer",
        Text { most: 200 },
        &["company", "organization", "organisation", "company name", "employer name", "hiring company"],
    ),
    Field::new(
        "department",
        "Department",
        Text { most: 200 },
        &["team", "unit", "business unit", "division"],
    ),
    Field::new(
        "description",
        "Description",
        Text { most: 50_000 },
        &["job description", "details", "responsibilities", "about the role", "duties", "summary"],
    ),
    Field::new(
        "requirements",
        "Requirements",
        Text { most: 20_000 },
        &["qualifications", "must have", "minimum qualifications", "job requirements"],
    ),
    SKILLS,
    Field::new(
        "level",
        "Level",
        Text { most: 60 },
        &["seniority", "seniority level", "career level", "job level", "experience level"],
    ),
    Field::new(
        "experience_years",
        "Years of experience",
        Integer { least: 0, most: 80 },
        &["experience", "min experience", "minimum experience", "years experience", "yoe"],
    ),
    Field::new(
        "salary_from",
        "Salary from",
        Money,
        &["salary", "salary min", "min salary", "minimum salary", "pay from", "salary low"],
    ),
    Field::new(
        "salary_to",
        "Salary to",
        Money,
        &["salary max", "max salary", "maximum salary", "pay to", "salary high"],
    ),
    Field::new("currency", "Currency", Text { most: 3 }, &["currency code", "cur", "ccy"]),
    Field::new(
        "employment",
        "Employment type",
        Text { most: 60 },
        &["job type", "type", "contract type", "contract", "full time part time"],
    ),
    Field::new("remote", "Remote", Boolean, &["remote ok", "is remote", "telework", "work from home"]),
    CITY,
    REGION,
    COUNTRY,
    Field::new(
        "closes_on",
        "Closing date",
        Date,
        &["deadline", "closes", "close date", "apply by", "application deadline", "expires", "expiry date"],
    ),
];
