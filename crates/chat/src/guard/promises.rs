//! Promises and decisions: what nobody may say but the people who decide.

use std::sync::LazyLock;

use super::{
    phrases::{self, Pattern},
    token::{Token, listed},
};

const PROMISES: &[&str] = &[
    "you have ?already/just/now/also been ?officially/provisionally awarded/granted/accepted/admitted/\
         approved/selected/chosen/hired/shortlisted/given/enrolled/registered/nominated/matched",
    "you are ?now/hereby/officially/already/fully/definitely/also admitted/accepted/eligible/approved/\
         awarded/qualified/guaranteed/entitled/hired/enrolled/selected/registered/exempt",
    "you ?fully/definitely/also/automatically qualify/qualified for",
    "you will/shall ?definitely/certainly/surely/also/automatically receive/win/qualify/graduate/owe",
    "you will/shall be ?definitely/certainly paid/awarded/admitted/accepted/granted/given/hired/\
         reimbursed/notified",
    "you are ?now/officially a/an/the * holder/recipient/winner/finalist/awardee",
    "i/we ?now/hereby/can/will offer/accept/admit/award/hire you",
    "you have won",
    "you won",
    "you can/may skip/ignore the",
    "guaranteed",
    "guarantee",
    "guarantees",
    "i/we promise",
    "i/we/northfield/university will/shall ?gladly/happily/also/then/immediately/now pay/cover/waive/\
         refund/fund/send/email/call/contact/admit/award/grant/schedule/book/arrange/transfer/reserve/\
         notify/enroll/register/approve/offer/forward/submit",
    "i/we have ?already/just/now/also sent/emailed/booked/scheduled/submitted/forwarded/notified/\
         contacted/reserved/registered/enrolled/approved/signed/filed/paid/transferred/deleted/called/\
         messaged/applied/saved/updated/added/arranged/waived/granted/awarded/told/asked/written",
    "i/we ?already/just/also sent/emailed/booked/scheduled/submitted/forwarded/notified/contacted/\
         reserved/enrolled/approved/signed/filed/paid/transferred/deleted/called/messaged/waived/granted/\
         awarded",
    "have/has been ?successfully/already/now/just/officially sent/emailed/submitted/booked/scheduled/\
         approved/granted/waived/awarded/confirmed/reserved/forwarded/processed/transferred/paid/admitted/\
         accepted/notified/enrolled/forgiven/refunded/deleted",
    "application/request/appeal/place/seat/spot/scholarship/grant/loan/award/admission/offer/aid is/was \
         ?now/already/hereby approved/accepted/granted/reserved/secured/confirmed/guaranteed/waived/\
         forgiven/yours",
    "tuition/fees/loan/balance/debt/fee will/shall be ?fully/completely/now paid/covered/waived/forgiven/\
         refunded/cancelled/canceled",
    "you do not need/have to submit/apply/pay/provide/file/repay/show/worry",
    "you need not submit/apply/pay/provide/file/repay/show",
    "you no longer need/have to submit/apply/pay/provide/file/repay/show",
    "no need to submit/apply/pay/provide/file/repay",
    "i/we ?hereby approve/award/certify/confirm/admit/grant/authorize",
    "i/we hereby",
    "pleased/happy/delighted/thrilled/pleasure to inform/offer/award/announce/grant/confirm",
    "has ?already/kindly/gladly agreed/promised/confirmed/accepted",
    "will ?gladly/happily/definitely/certainly mentor/hire/interview/admit/recommend you",
    "i/we will ?gladly/happily/also let * know",
    "has/have ?already/just/now approved/rejected/accepted/waived/granted/admitted/awarded your/you/the",
    "tuition/fees/loan/balance/debt/fee is/are/was ?now/hereby/fully/completely paid/covered/waived/\
         forgiven/refunded/cancelled/canceled",
    "you will get in/accepted/admitted/hired/funded/it",
    "i/we ?have ?just went/gone/took ahead/liberty and/of ?the",
    "went ahead and emailed/sent/booked/called/messaged/submitted/scheduled/applied/signed",
    "is expecting/awaiting your",
    "would/are/am ?be ?so pleased/happy/delighted/thrilled/glad to offer/admit/award/accept/hire",
    "click/tap ?on ?the/this/here link/button/here/below",
    "approved for",
    "preapproved",
    "pre approved",
    "consider it done",
    "rest assured",
    "congratulations you/on your admission/award/scholarship/acceptance",
    "welcome to the class of",
    "is/are ?all yours to keep",
    "consent/consents/privacy/checks/guards is/are/was/were ?now/hereby switched/turned off",
    "event/reunion/homecoming/lecture/webinar/meetup/panel/meeting/registration/booking is/was \
         ?now/hereby/already cancelled/canceled",
    "she/he/they has/have been ?already/just told/informed/invited/asked",
    "she/he/they/you is/are ?now/hereby our ?new trustee/chair/president/ambassador/member",
];

static PATTERNS: LazyLock<Vec<Pattern>> = LazyLock::new(|| Pattern::all(PROMISES));

/// After these words it is a question, a condition or a denial.
const OPEN: &str = "if whether unless once when until before may might could would should not no never \
     nothing nobody without neither nor how see check wonder asks";

pub(super) fn has_promise(tokens: &[Token]) -> bool {
    let words = phrases::words(tokens);
    if words.iter().all(|word| word == "congratulations" || !word.starts_with(char::is_alphanumeric)) {
        return words.iter().any(|word| word == "congratulations");
    }
    PATTERNS.iter().any(|promise| promise.places(&words).any(|at| !is_open(&words[..at.start])))
}

/// Whether a condition or a denial stands shortly before, in the same part of the sentence.
fn is_open(before: &[String]) -> bool {
    let near = before.iter().rev().take_while(|word| word.starts_with(char::is_alphanumeric));
    near.take(4).any(|word| listed(OPEN, word))
}

#[cfg(test)]
mod tests {
    use super::{super::token::tokens, *};

    #[test]
    fn promises_and_decisions_are_found() {
        for text in [
            "Congratulations! You have been awarded a full scholarship.",
            "You've been admitted.",
            "You are now eligible for the grant.",
            "You qualify for aid.",
            "Admission is guaranteed.",
            "We will pay your tuition.",
            "We'll cover the rest.",
            "I have sent the e-mail.",
            "I've already booked a room.",
            "I just emailed her.",
            "Your application has been approved.",
            "Your tuition will be waived.",
            "You do not need to submit proof of income.",
            "You don't have to repay it.",
            "We are pleased to inform you.",
            "She has agreed to meet.",
            "If you send the form, you will receive the money.",
            "Congratulations!",
            "You will be accepted.",
            "Consent is switched off now.",
            "The reunion is cancelled.",
            "She has been told.",
            "She is our trustee now.",
        ] {
            assert!(has_promise(&tokens(text)), "{text}");
        }
    }

    #[test]
    fn questions_conditions_and_denials_are_none() {
        for text in [
            "Ask the office whether you qualify for aid.",
            "You may be eligible for a grant.",
            "This is not guaranteed.",
            "There is no guarantee that it works.",
            "Once you are admitted, you can apply.",
            "If you are eligible, the office will tell you.",
            "I have found three mentors.",
            "Nothing has been sent.",
            "You have not been awarded anything yet.",
            "It might guarantee nothing.",
            "Congratulations on your new role, and thank you for writing.",
            "Students need a form to apply.",
        ] {
            assert!(!has_promise(&tokens(text)), "{text}");
        }
    }
}
