//! Tables that leave the suite as CSV.

use identity::audit::AuditEntry;

use crate::sheet::cell;

const COLUMNS: [&str; 9] =
    ["seq", "at", "action", "actor", "subject", "detail", "ip address", "user agent", "hash"];

pub fn audit(entries: impl Iterator<Item = AuditEntry>, with_header: bool) -> Vec<u8> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let mut write = |row: &[String]| writer.write_record(row).expect("a row of this table has nine columns");
    if with_header {
        write(&COLUMNS.map(str::to_owned));
    }
    for entry in entries {
        let action = serde_json::to_value(entry.action).unwrap_or_default();
        write(&[
            entry.seq.to_string(),
            entry.at.to_string(),
            cell(action.as_str().unwrap_or_default()),
            cell(&entry.actor_name.unwrap_or_default()),
            cell(&entry.subject_name.unwrap_or_default()),
            cell(&entry.detail.to_string()),
            cell(&entry.ip_address.unwrap_or_default()),
            cell(&entry.user_agent.unwrap_or_default()),
            entry.hash,
        ]);
    }
    writer.into_inner().expect("writing to memory does not fail")
}
