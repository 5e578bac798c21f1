/// A column of another's table that names a person by number. A merge points it at the record that stays.
///
/// Whoever keeps something about people beside the campus lists it with one of these.
#[derive(Clone, Copy, Debug)]
pub struct Pointer {
    /// What its rows are, for people: "introductions".
    pub label: &'static str,
    pub table: &'static str,
    /// The column with the number.
    pub person: &'static str,
    /// The condition that a row is about the edition `$1`. People of two editions share their numbers.
    pub within: &'static str,
    /// The other columns that tell its rows apart.
    pub key: &'static [&'static str],
    /// If the table takes only one row of a person: for each value of these columns, which may be none.
    pub one_for_each: Option<&'static [&'static str]>,
    /// If no two rows of a person that still want something may be alike: the columns that would be alike. Two records
    /// with such rows are not merged.
    pub never_twice: Option<&'static [&'static str]>,
    /// The column with the person's household, which changes with the person.
    pub household: Option<&'static str>,
    /// The condition that a row still wants something of the person: nobody who has died is asked.
    pub asks: Option<&'static str>,
}
