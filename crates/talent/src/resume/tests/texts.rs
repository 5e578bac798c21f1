//! Layouts that people use.

pub const SPACED_NAME: &str = "\
E M M A   H A L L O R A N
Boston, MA | (617) 555-0142 | emma.halloran@mail.example | linkedin.com/in/emmah

P R O F I L E
Data analyst who turns messy records into reports that people read.

E X P E R I E N C E
Senior Data Analyst, Bluewater Insurance                         Jan 2019 – Present
• Built Tableau dashboards for 40 branch managers
• Moved nightly reports from Excel to Python, saving 12 hours a week
Data Analyst, Kestrel Retail                                     Jun 2015 – Dec 2018
• Wrote SQL for the sales team and taught it to three colleagues

E D U C A T I O N
Bachelor of Science in Statistics, Calder College, 2015
GPA: 3.7

S K I L L S
Python, SQL, Tableau, Excel
";

pub const EMPLOYER_FIRST: &str = "\
Tomás Ferreira
12 Mill Lane, Leeds
tomas@post.example

EMPLOYMENT
Harbor General Hospital (03/2018-12/2020)
Registered Nurse
- Cared for 14 patients per shift
- Wrote the discharge checklist
St. Clare Clinic (2016 to 2018)
Nursing Assistant
- Supported triage and wound care

EDUCATION
Ashford University: Bachelor of Science in Nursing (2018)

LANGUAGES
English, Portuguese, Spanish
";

pub const TABLE: &str = "\
Aisha Rahman
aisha@mail.example

Work History
Role | Company | Period
Project Manager | Meridian Construction | 2019 – 2023
Site Engineer | Fairfield Builders | 2014 – 2019

Qualifications and Education
Degree | School | Year
MEng Civil Engineering | Old Dominion Polytechnic | 2014

Certifications
PMP, 2020
Licensed Professional Engineer
";

pub const NO_HEADINGS: &str = "\
Wei He
wei.he@mail.example
+1 415 555 0188

Back end developer with a liking for boring technology.

Backend Engineer, Copper Systems, 04/2020 to present
- Rewrote the billing service in Go and PostgreSQL
- Cut the cost of the servers by a third

Junior Developer, Lantern Labs, 2018 - 2020
- Maintained a Django application

B.S. in Computer Science, Lakeshore University, 2018

Go, PostgreSQL, Docker, Kubernetes, Linux
";

pub const STUDENT: &str = "\
JORDAN CARPENTER
Northfield, MA
jcarpenter12@students.northfield.example

Objective: a summer internship in software, class of 2027.

EDUCATION
Northfield University                                   Expected May 2027
B.A. in Computer Science, minor in Music, GPA 3.8/4.0
Relevant coursework: Operating Systems, Statistics
Dean's List, 2024

PROJECTS
Campus Map App (React, Node.js) — Fall 2024
* Shows free study rooms to 300 students
Chess engine, Spring 2025
* Written in Rust

WORK EXPERIENCE
Barista, Corner Cafe, Summer 2024
* Opened the shop at six

VOLUNTEERING
Tutor, Springfield Library, since 2024

INTERESTS
Choir, trail running
";

pub const TWO_COLUMNS: &str = "\
Priya Nair
EXPERIENCE                              SKILLS
Marketing Manager                       SEO
Foxglove Books, 2017 – 2021             Copywriting
- Grew the newsletter to 31,000         Google Analytics
EDUCATION                               LANGUAGES
MBA, Vermilion University, 2017         English, Hindi
";

pub const LEFT_COLUMN_FIRST: &str = "\
CONTACT
617 555 0142
noah@mail.example

SKILLS
AutoCAD
Revit
Project management

Noah Lindqvist
Senior Architect
EXPERIENCE
Senior Architect
Granite Studio
May 2016 – now
– Led the design of two schools and a library
– Checked drawings against building codes
";

pub const THIRD_PERSON: &str = "\
Ms. Grace Baker, CPA
Denver, CO · 303.555.0117 · grace.baker@mail.example

SUMMARY
Grace is a controller with ten years in manufacturing. She rebuilt the books of two plants; her teams stay. Ms. Baker
also speaks French.

EXPERIENCE
Controller at Copperfield Manufacturing, March 2016 to date
• Closed the books in 4 days instead of 10.
• Grace's team now works with SAP.

EDUCATION
Master of Accountancy, University of Port Ellis, '12

Photo of Grace Baker
";

pub const LABELS: &str = "\
Curriculum Vitae

Name: Jürgen Müller-Weiß
Date of birth: 12 May 1984
Nationality: Austrian
Marital status: married, two children
Address: Hauptstrasse 12, 8010 Graz

Berufserfahrung
01.04.2017–31.03.2019  Mechanical Engineer, Steyr Pumps GmbH
  Designed valves in SolidWorks

Ausbildung
2008 – 2013  Dipl. Mechanical Engineering, Technische Universität Graz

Sprachen
German (native), English (fluent)
";

pub const BULLETLESS: &str = "\
Amara Okafor
Lagos

Where I have worked
Product Manager, Tidewater Software, Sep 2019 to present
Launched the mobile app in two markets. Interviewed two hundred customers.

Business Analyst, Keystone Bank, Jan 2016 to Aug 2019
Responsible for requirements and process mapping.

Where I studied
Ashford University: B.Sc., Economics (2015)

What I know: roadmapping, SQL, stakeholder management

Besides
Languages: English, Yoruba
Choral singing
";

pub const GAPS: &str = "\
Sam Whitehorse
sam@mail.example

PROFESSIONAL EXPERIENCE

Truck Driver
Northern Freight
Key achievements:
- Drove 400,000 miles without an accident

Warehouse Associate
Blue Heron Logistics
2012 - 2015
- Operated forklifts

EDUCATION
High School Diploma
Springfield High School
";

pub const RESEARCHER: &str = "\
Dr. Mei Tanaka
Kyoto | mei.tanaka@uni.example | 075 555 0100

RESEARCH EXPERIENCE
Postdoctoral Researcher, Marine Institute, 10/18 - 12/20
◦ Published on coral genomics with R and Python
Research Assistant, Coastal Lab, Q3 2016

EDUCATION AND TRAINING
Ph.D. in Biology, University of the Hudson Valley, 2013–18
M.Sc. Biology, Hartwell University, 2013

PUBLICATIONS
Tanaka, M. and Lee, K. (2019). Coral genomes. Journal of Reefs.

AWARDS
Young Researcher Award, 2019

REFERENCES
Prof. Kim Lee, klee@uni.example
";

pub const RATED: &str = "\
Luca Di Stefano
luca@mail.example

Skills
Languages: Python (expert), Java ●●●○○, SQL 4/5
Tools: Docker, Git
Frameworks – Django, Spring Boot

Experience
Engineer @ Alder Works — 2021-03 – 2023-11
● Kept the deployment pipeline running on Jenkins
● No Kubernetes at all

Languages
Italian, English, German
";

pub const WRAPPED: &str = "\
Olivia Novak
olivia@mail.example

Experience
Operations Manager, Halcyon Logistics
June 2018 - present
- Planned routes for ninety vans across three states and kept every
  one of them on the road through the winter, using
  Excel and a lot of telephone calls
- Hired and trained drivers

Education
B.A., Art Institute of Chicago, 2009
";

pub const SALES: &str = "\
BROWN, KEISHA
Atlanta, GA
keisha.brown@mail.example

PROFESSIONAL SUMMARY
Account executive; Howard University graduate of 2011.

CAREER HISTORY
Cobalt Software, Atlanta, GA
Account Executive | May 2019 – Present
► Signed the largest account of the year, worth $2.4M
Inside Sales Representative | 2014-2019
► Cold calls, Salesforce, HubSpot

EDUCATION
Howard University, Washington, DC
BBA, Marketing, 2011
";

pub const ALL: &[&str] = &[
    SPACED_NAME,
    EMPLOYER_FIRST,
    TABLE,
    NO_HEADINGS,
    STUDENT,
    TWO_COLUMNS,
    LEFT_COLUMN_FIRST,
    THIRD_PERSON,
    LABELS,
    BULLETLESS,
    GAPS,
    RESEARCHER,
    RATED,
    WRAPPED,
    SALES,
];
