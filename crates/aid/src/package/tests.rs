use super::*;

fn offer(cost: i64, index: i64, pell: i64) -> Offer {
    Offer {
        year: AwardYear::Y2025,
        costs: Costs { tuition: cost, ..Costs::default() },
        index,
        pell,
        grants: 0,
        campus_grant: 0,
        work_study: 0,
        dependent: true,
        graduate: false,
        plus_denied: false,
        year_of_study: 2,
        intensity: 100,
        fullest_term: 100,
    }
}

// FSA Handbook 2025-26 Vol 3 p. 43-44, example 1.
#[test]
fn need_is_met_in_order_and_the_loan_replaces_the_index() {
    let package =
        package(&Offer { grants: 400, campus_grant: 800, work_study: 1800, ..offer(12_500, 2500, 5500) });
    assert_eq!((package.need, package.need_after_grants, package.need_after_campus), (10_000, 4100, 1500));
    assert_eq!((package.subsidised, package.unsubsidised, package.unmet), (1500, 2500, 0));
    assert_eq!(package.net_price, 12_500 - 5500 - 400 - 800);
}

// FSA Handbook 2025-26 Vol 3 p. 44 and 42.
#[test]
fn a_negative_index_counts_as_nothing_and_pell_is_never_reduced() {
    assert_eq!(package(&offer(15_000, -500, 7500)).need_after_grants, 7500);
    let package = package(&Offer { campus_grant: 900, work_study: 900, ..offer(5500, 6650, 745) });
    assert_eq!((package.pell, package.need), (745, 0));
    assert_eq!((package.campus_grant, package.work_study, package.subsidised), (0, 0, 0));
}

#[test]
fn aid_stays_within_the_cost_unless_others_give_more() {
    let full = package(&Offer { grants: 20_000, campus_grant: 500, ..offer(12_000, 0, 7395) });
    assert_eq!((full.over_award, full.campus_grant, full.unsubsidised), (15_395, 0, 0));
    assert_eq!((full.net_price, full.unmet), (0, 0));
}

#[test]
fn loans_follow_year_dependency_and_enrolment() {
    let loans = |offer: Offer| {
        let package = package(&offer);
        (package.subsidised, package.unsubsidised)
    };
    let plain = offer(30_000, 0, 0);
    assert_eq!(loans(plain), (4500, 2000));
    assert_eq!(loans(Offer { plus_denied: true, ..plain }), (4500, 6000));
    assert_eq!(loans(Offer { dependent: false, year_of_study: 5, ..plain }), (5500, 7000));
    // Vol 8 p. 35: one limit for all years, and nothing of it subsidised.
    assert_eq!(loans(Offer { graduate: true, dependent: false, ..plain }), (0, 20_500));
    assert_eq!(loans(Offer { intensity: 49, fullest_term: 49, ..plain }), (0, 0));
    assert_eq!(loans(Offer { intensity: 49, ..plain }), (4500, 2000));
    assert_eq!(loans(Offer { intensity: 50, ..plain }), (4500, 2000));
    assert_eq!(loans(Offer { intensity: 50, year: AwardYear::Y2026, ..plain }), (2250, 1000));
}

#[test]
fn nothing_panics() {
    for value in [i64::MIN, -1, 0, 1, i64::MAX] {
        let costs = Costs { tuition: value, books: value, ..Costs::default() };
        let all = Offer {
            costs,
            grants: value,
            campus_grant: value,
            work_study: value,
            year_of_study: value,
            intensity: value,
            fullest_term: value,
            ..offer(value, value, value)
        };
        package(&all);
        package(&Offer { costs, ..offer(9000, value, value) });
    }
}

#[test]
fn the_cell_of_a_loan_limit_is_the_tables_and_the_intensity_stands_beside_it() {
    let half = package(&Offer { year: AwardYear::Y2026, intensity: 50, ..offer(20_000, 0, 0) });
    let line = half.lines.iter().find(|line| line.key == "package.loanLimit").unwrap();
    assert_eq!((line.value, line.cell.as_ref().unwrap().value), (3250, 6500));
    assert!(line.inputs.iter().any(|input| input.key == "intensity" && input.value == 50));
}
