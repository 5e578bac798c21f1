use serde_json::json;

use super::{super::model::*, *};

fn table(text: &str) -> String {
    address(&compile(text, TODAY).chips, View::Table)
}

#[test]
fn chips_stand_in_the_address_as_the_page_writes_them() {
    assert_eq!(
        table("alumni in Boston, ideally directors"),
        "/graduway?f=kind%3Aalumni&f=place%3ABoston&f=%7Elevel%3ADirector"
    );
    assert_eq!(table("who never attended"), "/graduway?f=-attended%3Aattended+an+event");
    assert_eq!(
        table("people who gave $100 or more in 2024"),
        "/graduway?f=given%3Agave+at+least+%24100+in+all&f=gave_in%3Agave+in+2024"
    );
}

#[test]
fn everybody_is_not_the_same_as_nothing_asked() {
    assert_eq!(address(&[], View::Table), "/graduway?f=");
    assert_eq!(address(&[], View::Chart(By::Decade)), "/graduway?f=&view=chart");
    assert_eq!(address(&[], View::Chart(By::GivingYear)), "/graduway?f=&view=chart&by=givingYear");
    assert_eq!(address(&[], View::Years), "/graduway?f=&view=chart&by=years");
}

#[test]
fn a_chip_that_the_page_would_leave_out_opens_no_wider_filter() {
    let mut chips = compile("chemists in Boston", TODAY).chips;
    chips[1].text = "x".repeat(200);
    assert_ne!(address(&chips, View::Table), HOME);
    for long in ["x".repeat(201), "🎓".repeat(101)] {
        chips[1].text = long;
        assert_eq!(address(&chips, View::Table), HOME);
    }
}

#[test]
fn groupings_are_called_the_same_in_bodies_and_addresses() {
    for name in [
        "decade",
        "class",
        "industry",
        "field",
        "degree",
        "level",
        "place",
        "region",
        "givingYear",
        "eventYear",
        "volunteerYear",
        "event",
        "group",
    ] {
        let by: By = serde_json::from_value(json!(name)).unwrap();
        assert_eq!(by.name(), name);
    }
}
