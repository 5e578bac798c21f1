//! The tables of a campus: each is a thing of the model, field by field.

use std::sync::LazyLock;

use jiff::civil::{Date, DateTime};

use super::record::{Table, records};
use crate::model::{
    Appeal, AppealId, Attendance, AttendanceStatus, Candidate, Consent, ConsentField, Course, CourseId,
    Department, DepartmentId, Education, Employer, EmployerId, Enrolment, Event, EventId, EventKind, Fund,
    FundId, Gift, GiftKind, Grade, Group, GroupId, Hold, HoldKind, Household, HouseholdId, Interest,
    InterestKind, KeySystem, Level, Mail, MailKind, Mailbox, MeetingWay, Membership, Mentoring,
    MentoringSide, Note, NoteKind, Person, PersonId, PersonKey, PersonSkill, Place, Pledge, PledgeId,
    PolicyPage, Position, Post, Pronouns, Relative, RelativeKind, Role, RoleId, RoleKey, Season, Seniority,
    StaffDuty, StaffMember, Standing, Student, Term, TermId, Volunteering, YearMonth,
};

/// Every table of a campus, in the order in which rows can be put in.
pub static ALL: LazyLock<Vec<Table>> = LazyLock::new(tables);

records! {
    Department in "departments" by ["id"] { id: DepartmentId, name: String, programs: Vec<String> }
    Course in "courses" by ["id"] {
        id: CourseId, department: DepartmentId, code: String, title: String, program: String, year: u8, credits: u8,
    }
    Term in "terms" by ["id"] { id: TermId, season: Season, year: i16, start: Date, end: Date }
    Employer in "employers" by ["id"] {
        id: EmployerId, name: String, industry: String, place: Place, employees: u32, founded: i16,
        about: String, synthetic: bool,
    }
    Role in "roles" by ["id"] {
        id: RoleId, employer: EmployerId, title: String, seniority: Seniority, industry: String, place: Place,
        remote: bool, salary_from: u32, salary_to: u32, posted: Date, closes: Date, must: Vec<String>,
        nice: Vec<String>, text: String, synthetic: bool,
    }
    Fund in "funds" by ["id"] { id: FundId, name: String, cause: String, purpose: String }
    Appeal in "appeals" by ["id"] { id: AppealId, name: String, channel: String, year: i16 }
    Event in "events" by ["id"] {
        id: EventId, kind: EventKind, title: String, date: Date, place: Option<Place>, capacity: u32,
        description: String,
    }
    Group in "groups" by ["id"] { id: GroupId, name: String, about: String, founded: i16 }
    PolicyPage in "policies" by ["slug"] { slug: String, title: String, office: String, text: String }
    Household in "households" by ["id"] {
        id: HouseholdId, name: String, street: String, place: Place, members: Vec<PersonId>,
    }
    Person in "people" by ["id"] {
        id: PersonId, first_name: String, last_name: String, former_last_name: Option<String>,
        pronouns: Option<Pronouns>, email: String, phone: Option<String>, place: Place, birth_year: i16,
        class_year: Option<i16>, is_student: bool, is_alum: bool, is_staff: bool, died: Option<Date>,
        household: HouseholdId, headline: String, bio: String, contact_confirmed: Option<Date>,
        email_bounced: Option<Date>, synthetic: bool,
    }
    StaffMember in "staff" by ["mailbox_person"] {
        mailbox: Mailbox, title: String, duty: StaffDuty, department: Option<DepartmentId>,
    }
    Relative in "relatives" by ["person", "kind", "name"] {
        person: PersonId, kind: RelativeKind, name: String, relative: Option<PersonId>, same_household: bool,
    }
    Mentoring in "mentoring" by ["person"] {
        person: PersonId, side: MentoringSide, capacity: u8, taken: u8, availability: Vec<String>,
        way: MeetingWay, since: Date,
    }
    Education in "education" by ["person", "id"] {
        id: u32, person: PersonId, school: String, degree: String, field: String, start_year: i16,
        end_year: i16, finished: bool,
    }
    Position in "positions" by ["person", "id"] {
        id: u32, person: PersonId, employer: Option<EmployerId>, employer_name: String, title: String,
        seniority: Seniority, industry: String, start: YearMonth, end: Option<YearMonth>, summary: String,
    }
    PersonSkill in "person_skills" by ["person", "skill"] {
        person: PersonId, skill: String, years: u8, source: String,
    }
    Interest in "interests" by ["person", "kind", "text"] { person: PersonId, kind: InterestKind, text: String }
    Consent in "consents" by ["person", "field"] {
        person: PersonId, field: ConsentField, granted: bool, at: Date, basis: String,
    }
    Pledge in "pledges" by ["person", "id"] {
        id: PledgeId, person: PersonId, date: Date, cents: i64, fund: FundId, years: u8,
    }
    Gift in "gifts" by ["person", "id"] {
        id: u32, person: PersonId, date: Date, cents: i64, fund: FundId, appeal: Option<AppealId>,
        kind: GiftKind, pledge: Option<PledgeId>,
    }
    Volunteering in "volunteering" by ["person", "id"] {
        id: u32, person: PersonId, activity: String, start: Date, end: Option<Date>, hours: u16,
    }
    Attendance in "attendance" by ["person", "event"] {
        person: PersonId, event: EventId, status: AttendanceStatus,
    }
    Membership in "memberships" by ["person", "group"] {
        person: PersonId, group: GroupId, since: Date, organiser: bool,
    }
    Post in "posts" by ["person", "id"] {
        id: u32, person: PersonId, group: Option<GroupId>, date: Date, text: String,
    }
    Note in "notes" by ["person", "id"] {
        id: u32, person: PersonId, by: PersonId, kind: NoteKind, date: Date, text: String,
    }
    Candidate in "candidates" by ["person"] {
        person: PersonId, resume: String, desired_titles: Vec<String>, places: Vec<String>, remote: bool,
        salary_from: u32, available_from: Date,
    }
    Student in "students" by ["person"] {
        person: PersonId, department: DepartmentId, program: String, level: Level, entry_term: TermId,
        expected_year: i16, credits: u16, gpa_hundredths: u16, standing: Standing, adviser: PersonId,
        balance_cents: i64,
    }
    Enrolment in "enrolments" by ["person", "id"] {
        id: u32, person: PersonId, course: CourseId, term: TermId, grade: Option<Grade>, attendance_percent: u8,
    }
    Hold in "holds" by ["person", "id"] {
        id: u32, person: PersonId, kind: HoldKind, placed: Date, reason: String,
    }
    Mail in "mails" by ["id"] {
        id: u32, thread: u32, from: Mailbox, to: Mailbox, at: DateTime, subject: String, body: String,
        html: Option<String>, unsubscribe: Option<String>, calendar: Option<String>, kind: MailKind, synthetic: bool,
    }
    PersonKey in "person_keys" by ["person", "system", "value"] {
        person: PersonId, system: KeySystem, value: String, record: u32,
    }
    RoleKey in "role_keys" by ["value"] { value: String, role: RoleId }
}
