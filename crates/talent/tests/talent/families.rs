//! Kinds of work: what they are called, what is done there, what it takes.

pub struct Family {
    pub titles: &'static [&'static str],
    pub employers: &'static [&'static str],
    pub bullets: &'static [&'static str],
    pub skills: &'static [&'static str],
    pub degrees: &'static [&'static str],
    pub certificate: &'static str,
}

pub const FAMILIES: &[Family] = &[SOFTWARE, DATA, NURSING, ACCOUNTING, MARKETING, TEACHING];

const SOFTWARE: Family = Family {
    titles: &["Software Engineer", "Senior Backend Developer", "Web Developer", "DevOps Engineer"],
    employers: &["Brightline Systems", "Harbor Analytics Inc.", "Kestrel Software GmbH", "Northwind Labs"],
    bullets: &[
        "Built a payment service in Python and PostgreSQL that handles 2 million requests a day",
        "Moved forty services to Kubernetes on AWS and cut hosting costs by 30 %",
        "Wrote the public REST API and its documentation",
        "Led code reviews and mentored four junior developers",
        "Automated releases with Jenkins and Docker, from two days to twenty minutes",
        "Designed a search page in React and TypeScript used by 300 customers",
        "Fixed memory leaks in a C++ image library",
    ],
    skills: &["Python", "PostgreSQL", "Docker", "Kubernetes", "React", "TypeScript", "AWS", "Git", "Java"],
    degrees: &["Bachelor of Science in Computer Science", "MSc in Software Engineering"],
    certificate: "AWS Certified Solutions Architect",
};

const DATA: Family = Family {
    titles: &["Data Analyst", "Data Scientist", "Business Intelligence Analyst"],
    employers: &["Meridian Insurance", "Blue Oak Retail", "Statwell Research", "City of Fairmont"],
    bullets: &[
        "Forecast demand for 1,200 products with gradient boosting, which saved 400,000 dollars of stock",
        "Cleaned and joined survey data of 80,000 households in R",
        "Built dashboards in Tableau for the board of directors",
        "Trained a churn model in Python with scikit-learn and reviewed it for bias",
        "Taught SQL to twelve colleagues in the finance department",
        "Designed and analysed A/B tests of the newsletter",
    ],
    skills: &["SQL", "Python", "R", "Tableau", "Machine Learning", "Statistics", "Excel", "SPSS"],
    degrees: &["B.S. in Statistics", "Master of Science in Data Science", "BA in Economics"],
    certificate: "Microsoft Certified: Power BI Data Analyst Associate",
};

const NURSING: Family = Family {
    titles: &["Registered Nurse", "Charge Nurse", "Nursing Assistant"],
    employers: &["St. Anne Hospital", "Lakeside Clinic", "Valley Care Home"],
    bullets: &[
        "Cared for up to six patients a shift on a surgical ward",
        "Trained ten new nurses in wound care and infection control",
        "Introduced a handover form that halved medication errors",
        "Kept electronic health records complete and on time",
        "Explained treatment plans to patients and their families",
    ],
    skills: &["Patient Care", "Wound Care", "Infection Control", "Triage", "CPR", "Teamwork"],
    degrees: &["Bachelor of Science in Nursing", "Associate Degree in Nursing"],
    certificate: "Basic Life Support (BLS)",
};

const ACCOUNTING: Family = Family {
    titles: &["Accountant", "Financial Analyst", "Bookkeeper", "Senior Auditor"],
    employers: &["Rowan and Partners", "Delta Freight Ltd", "Greenfield Foods", "Marlow Bank"],
    bullets: &[
        "Closed the books of nine companies each month within four days",
        "Found 120,000 dollars of duplicate invoices in an audit of three years",
        "Prepared tax returns for sixty small businesses",
        "Built budget models in Excel and presented them to the managers",
        "Moved the ledger from spreadsheets to QuickBooks",
    ],
    skills: &["Accounting", "Excel", "QuickBooks", "Auditing", "Budgeting", "Financial Reporting"],
    degrees: &["Bachelor of Business Administration in Accounting", "BS in Finance"],
    certificate: "Certified Public Accountant (CPA)",
};

const MARKETING: Family = Family {
    titles: &["Marketing Manager", "Content Strategist", "Social Media Coordinator"],
    employers: &["Sunrise Media", "Alder Outdoor Co.", "Fable Publishing", "Tidal Beverages"],
    bullets: &[
        "Grew newsletter readers from 4,000 to 31,000 in two years",
        "Ran paid search campaigns with a budget of 50,000 dollars a month",
        "Wrote and edited two articles a week for the company blog",
        "Planned the launch of three products with sales and design",
        "Measured campaigns in Google Analytics and stopped what did not work",
    ],
    skills: &["SEO", "Google Analytics", "Copywriting", "Content Marketing", "Email Marketing", "Excel"],
    degrees: &["BA in Communications", "Bachelor of Arts in Marketing", "MBA"],
    certificate: "Google Analytics Certification",
};

const TEACHING: Family = Family {
    titles: &["High School Teacher", "Math Tutor", "Curriculum Developer"],
    employers: &["Fairmont School District", "Bright Minds Tutoring", "Cedar Learning Center"],
    bullets: &[
        "Taught algebra and statistics to 120 students a year",
        "Raised the pass rate of the final exam from 71 to 88 %",
        "Wrote a curriculum for project-based science lessons",
        "Organised parent evenings and worked with counsellors on support plans",
        "Coached the debate team to the state finals",
    ],
    skills: &["Teaching", "Curriculum Development", "Classroom Management", "Public Speaking", "Tutoring"],
    degrees: &["Bachelor of Arts in Education", "MEd in Mathematics Education"],
    certificate: "State Teaching License",
};
