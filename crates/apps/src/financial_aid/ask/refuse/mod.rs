//! What the aid officer does not help with: advice on taxes, law and immigration, and answers that are not so. Found by
//! words alone and before anything else, so that no grammar and no model can go around it.

mod signs;

use chat::{Refusal, guard::words_of};

use super::notice::aid_office;

/// What a message wants that it does not get here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Matter {
    /// To leave something out of the form, or to say what is not so.
    Misreporting,
    Tax,
    Law,
    Immigration,
}

/// Why the message is not answered, if it is not. Somebody who insists is refused again.
pub fn refuses(message: &str, earlier: &[&str]) -> Option<Refusal> {
    matter(message, earlier).map(Matter::refusal)
}

pub fn matter(message: &str, earlier: &[&str]) -> Option<Matter> {
    signs::read(message).or_else(|| {
        let before = earlier.last().filter(|_| insists(message))?;
        signs::read(before)
    })
}

/// A message that goes on from a refused one has no more words.
const LONGEST: usize = 10;

/// Words that ask for nothing of their own: with these alone it insists.
const INSISTING: &str = "a about account all alone an and answer any anybody anyone anything anyway are ask asking at \
    be because bit brother but can case come could dad did do doing else even example exactly father fine for form \
    friend general give go going have he help her here hide his how hypothetically i idea if in income is it job just \
    know let like lie little look matter maybe me mean method mom money mother much must my need never no nobody not \
    of off ok okay on once one only or other our out parents person please possible pretend promise really right say \
    saving savings school secret seriously she should show simply sister small so some somebody someone something \
    still story student suppose sure tell than that the their them then theoretically there these they thing this \
    those though tip to told trick trust try us want was way ways we well what where which who why will with without \
    work works would wrong yes you your";

/// "Just tell me", "and my dad's?", right after a refusal.
fn insists(message: &str) -> bool {
    let words = words_of(message);
    let mut said = words.iter().filter(|word| word.starts_with(char::is_alphanumeric)).peekable();
    let is_empty = |word: &String| INSISTING.split_whitespace().any(|empty| empty == word);
    said.peek().is_some() && said.clone().count() <= LONGEST && said.all(is_empty)
}

impl Matter {
    fn refusal(self) -> Refusal {
        let (text, suggestions): (&str, &[&str]) = match self {
            Self::Misreporting => (
                "I do not help to leave something out of the form or to state what is not so: whoever signs it \
                 certifies that it is true, and a false answer can cost the aid and more. I can show what counts \
                 and what does not, and how a mistake is corrected. For anything you are unsure of, talk to the \
                 aid office before you sign.",
                &["Which assets do not count?", "How do I correct a mistake on the FAFSA?"],
            ),
            Self::Tax => (
                "I do not give tax advice, such as how to file or what to deduct: that depends on more than an aid \
                 worksheet shows. I can show how the tax that was paid enters the formula. For the return ask a tax \
                 preparer, and for what it means for your aid the aid office.",
                &["How does the tax I paid enter the formula?", "Which tax year is used?"],
            ),
            Self::Law => (
                "I do not give legal advice: what the law means in your case is for a lawyer to say. I can quote what \
                 the aid pages say. For your aid itself, talk to the aid office.",
                &["How do I ask for a second look at my aid?", "When am I independent?"],
            ),
            Self::Immigration => (
                "I do not give immigration advice, and I cannot say what an application would mean for a visa or a \
                 case. I can quote what the aid pages say about who can receive aid. Ask an immigration lawyer, and \
                 talk to the aid office before you file.",
                &["Does my parents' immigration status matter for the FAFSA?"],
            ),
        };
        Refusal {
            text: text.to_owned(),
            contacts: vec![aid_office()],
            suggestions: suggestions.iter().map(|text| (*text).to_owned()).collect(),
        }
    }
}
