//! What a campus is made of, as plain values: the apps, the store and the generator all speak these words.

mod career;
mod community;
mod giving;
mod ids;
mod keys;
mod letters;
mod life;
mod person;
mod study;

pub use career::{Candidate, Employer, Position, Role, Seniority, YearMonth};
pub use community::{Attendance, AttendanceStatus, Event, EventKind, Group, Membership, Post};
pub use giving::{Appeal, Fund, Gift, GiftKind, Note, NoteKind, Pledge, Volunteering};
pub use ids::{
    AppealId, CourseId, DepartmentId, EmployerId, EventId, FundId, GroupId, HouseholdId, PersonId, PledgeId,
    RoleId, TermId,
};
pub use keys::{KeySystem, PersonKey, RoleKey};
pub use letters::{Mail, MailKind, Mailbox, PolicyPage};
pub use life::{Life, StaffDuty, StaffMember, World};
pub use person::{
    Consent, ConsentField, Education, Household, Interest, InterestKind, MeetingWay, Mentoring,
    MentoringSide, Person, PersonSkill, Place, Pronouns, Relative, RelativeKind,
};
pub use study::{
    Course, Department, Enrolment, Grade, Hold, HoldKind, Level, Season, Standing, Student, Term,
};
