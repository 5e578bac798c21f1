use super::*;

const SELF_HARM: &[&str] = &[
    "I can't go on",
    "I want to end it",
    "I don't want to be here anymore",
    "Everyone would be better off without me",
    "I want to kill myself",
    "i wanna die",
    "I wish I was dead",
    "Sometimes I think about suicide.",
    "I've been cutting myself again",
    "I'm going to hurt myself tonight",
    "There is no reason to live",
    "I feel so hopeless and I can't cope anymore.",
    "I have nothing left to live for",
    "I just want to disappear forever",
    "I can’t live like this",
    "My roommate says she wants to kill herself",
    "my friend is suicidal and I don't know what to do",
    "I'm thinking of ending my life",
    "I want to end it all",
    "I don't want to wake up tomorrow",
    "I'd rather be dead than fail again",
    "Nobody would miss me",
    "I keep having suicidal thoughts",
    "I feel suicidal.",
    "i want to k1ll myself",
    "I'm so tired of living",
    "I am done with life",
    "What is the fastest way to kill myself?",
    "I wrote a goodbye letter to my parents",
    "I don't want to die but I can't see a way out",
    "Quiero morir",
    "I can't take this anymore and I want to die",
    "I wish I had never been born",
    "thinking about jumping off the bridge",
];

const OTHERS: &[&str] = &[
    "I am going to kill my roommate",
    "I want to hurt them all",
    "He said he will bring a gun to campus",
    "Somebody is planning to shoot up the school",
    "I feel like killing someone",
    "He threatened to shoot people",
    "I'm afraid I might hurt someone",
];

const ABUSE: &[&str] = &[
    "My boyfriend hits me",
    "he hit me again last night",
    "I was raped at a party",
    "I was sexually assaulted by another student",
    "My stepfather abuses me",
    "I'm scared to go home",
    "I am afraid of my husband",
    "Someone is stalking me",
    "My ex threatened to kill me",
    "my professor touched me inappropriately",
];

const EMERGENCY: &[&str] = &[
    "My friend is not breathing",
    "She took too many pills",
    "I think he is having a heart attack",
    "There is an active shooter in the library",
    "I can't breathe",
    "Somebody has a gun in the dorm",
    "please call an ambulance",
    "my roommate is unconscious",
    "The lab is on fire",
    "He has overdosed",
    "I swallowed a whole bottle of pills",
];

const ORDINARY: &[&str] = &[
    "This deadline is killing me",
    "I could kill for a coffee",
    "Is there a suicide prevention course?",
    "I'm dying to know who the mentors are",
    "That cake is to die for",
    "I killed it in the interview",
    "I bombed my midterm and need a tutor",
    "We have two hours to kill, so kill time with a campus tour",
    "It would kill two birds with one stone",
    "I nearly died laughing",
    "Can we shoot them an e-mail about the gift?",
    "I'm going to shoot you a message tomorrow",
    "I shot myself in the foot with that major",
    "Which alumni work in suicide research?",
    "Find donors who fund domestic violence shelters",
    "I want to write a paper on sexual assault policy",
    "Who teaches the class on death and dying?",
    "He beat me to it",
    "That hits me right in the heart",
    "Hit me up with some names",
    "My phone is dead",
    "How do I end my lease?",
    "How do I end my enrollment?",
    "I want to end things with my study group",
    "I can't go on the field trip",
    "I don't want to be here for the summer session",
    "I want to drop the course, it is hopeless at this point",
    "I'm hopeless at statistics",
    "I'm not suicidal, just tired of this form",
    "The noise is murder on my concentration",
    "I can't live without my planner",
    "My career is going nowhere",
    "I feel stuck in my job",
    "I am burning myself out with two jobs",
    "I need help with stress before exams",
    "Where is the counseling center?",
    "I cut myself off from the group chat",
    "I hurt myself playing soccer and need an extension",
    "Can I get a medical leave after surgery?",
    "The server died again",
    "The team is on fire lately",
    "Please kill the process",
    "We should take a stab at the proposal",
    "Who can help me with a photo shoot?",
    "Deadlines are deadly here",
    "I would never hurt anybody",
    "I'm scared to death of public speaking",
    "My heart was broken when I left Northfield",
    "He gave me a heart attack with that price",
    "I am exhausted and behind on my work",
    "I think I failed the test, what now?",
    "I want to give up on this essay",
    "I lost my scholarship and feel awful",
    "Which alumni volunteer at a crisis hotline?",
    "I want a mentor in emergency medicine",
    "Show me firefighters among our alumni",
    "Is there a fire drill tomorrow?",
    "Our campaign is bleeding money",
    "I hate this website",
    "My grandmother died last month, can I postpone my exam?",
    "I'm killing myself trying to finish this thesis",
    "There is no way out of this lease, is there?",
    "She is a killer negotiator",
    "What is the overdose prevention training about?",
    "My roommate is driving me crazy",
];

#[track_caller]
fn all(alarm: Option<Alarm>, messages: &[&str]) {
    let crisis = Crisis::default();
    let wrong: Vec<_> = messages
        .iter()
        .map(|message| (message, crisis.alarm(message)))
        .filter(|(_, found)| *found != alarm)
        .collect();
    assert!(wrong.is_empty(), "{} of {}: {wrong:#?}", wrong.len(), messages.len());
}

#[test]
fn a_message_about_self_harm_is_noticed() {
    all(Some(Alarm::SelfHarm), SELF_HARM);
}

#[test]
fn a_message_about_harm_to_others_is_noticed() {
    all(Some(Alarm::HarmToOthers), OTHERS);
}

#[test]
fn a_message_about_abuse_is_noticed() {
    all(Some(Alarm::Abuse), ABUSE);
}

#[test]
fn an_emergency_is_noticed() {
    all(Some(Alarm::Emergency), EMERGENCY);
}

#[test]
fn an_ordinary_message_is_no_alarm() {
    all(None, ORDINARY);
    assert!(ORDINARY.len() >= 60 && SELF_HARM.len() + OTHERS.len() + ABUSE.len() + EMERGENCY.len() >= 60);
}

#[derive(serde::Deserialize)]
struct Messages {
    alarm: Vec<String>,
    calm: Vec<String>,
}

#[test]
fn messages_in_many_words_are_told_apart() {
    let messages: Messages =
        serde_json::from_str(include_str!("../../../tests/adversarial/crisis.json")).unwrap();
    let alarm = |message: &&String| Crisis::default().alarm(message).is_some();
    let missed: Vec<_> = messages.alarm.iter().filter(|message| !alarm(message)).collect();
    let wrong: Vec<_> = messages.calm.iter().filter(alarm).collect();
    assert!(missed.is_empty() && wrong.is_empty(), "missed {missed:#?}, wrong {wrong:#?}");
}

#[test]
fn the_notice_says_whom_to_call() {
    let campus = contact("Campus counseling", "Day and night.", "555-0100");
    let crisis = Crisis::new([campus]);
    let Some(Part::Notice(notice)) = crisis.look("I want to end my life. What is my balance?") else {
        panic!("it is an alarm");
    };
    let phones: Vec<_> = notice.contacts.iter().filter_map(|contact| contact.phone.as_deref()).collect();
    assert_eq!((notice.reason, phones), (NoticeReason::Crisis, vec!["988", "911", "555-0100"]));
    assert!(crisis.look("Who are the mentors in Boston?").is_none());
}
