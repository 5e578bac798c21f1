use serde::Serialize;
use utoipa::ToSchema;

use super::{
    Appeal, Attendance, Candidate, Consent, Course, Department, DepartmentId, Education, Employer, Enrolment,
    Event, Fund, Gift, Group, Hold, Household, Interest, Mail, Mailbox, Membership, Mentoring, Note, Person,
    PersonSkill, Pledge, PolicyPage, Position, Post, Relative, Role, Student, Term, Volunteering,
};

/// What there is once, whoever the people are.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct World {
    pub departments: Vec<Department>,
    pub courses: Vec<Course>,
    /// In order of time; the last one holds "today" or has just ended.
    pub terms: Vec<Term>,
    pub employers: Vec<Employer>,
    pub roles: Vec<Role>,
    pub funds: Vec<Fund>,
    pub appeals: Vec<Appeal>,
    pub events: Vec<Event>,
    pub groups: Vec<Group>,
    pub policies: Vec<PolicyPage>,
    pub staff: Vec<StaffMember>,
    /// What came to the staff from nobody in particular, or from outside; the numbers are below 1000.
    pub mails: Vec<Mail>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StaffMember {
    pub mailbox: Mailbox,
    pub title: String,
    pub duty: StaffDuty,
    /// For advisers: whose students they look after.
    pub department: Option<DepartmentId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StaffDuty {
    Adviser,
    GiftOfficer,
    AlumniRelations,
    Bursar,
    CareerServices,
    FinancialAid,
    Registrar,
}

/// Everything about one person.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Life {
    pub person: Person,
    /// The same for each of its members.
    pub household: Household,
    pub relatives: Vec<Relative>,
    pub education: Vec<Education>,
    pub positions: Vec<Position>,
    pub skills: Vec<PersonSkill>,
    pub interests: Vec<Interest>,
    pub mentoring: Option<Mentoring>,
    pub consents: Vec<Consent>,
    pub pledges: Vec<Pledge>,
    pub gifts: Vec<Gift>,
    pub volunteering: Vec<Volunteering>,
    pub attendance: Vec<Attendance>,
    pub memberships: Vec<Membership>,
    pub posts: Vec<Post>,
    pub notes: Vec<Note>,
    pub candidate: Option<Candidate>,
    pub student: Option<Student>,
    pub enrolments: Vec<Enrolment>,
    pub holds: Vec<Hold>,
    pub mails: Vec<Mail>,
}
