/// What the gate writes to people. A token is part of a link and of nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Letter {
    Verify {
        token: String,
    },
    /// To somebody who has an account and was about to make another.
    AccountExists,
    Reset {
        token: String,
    },
    PasswordChanged,
    Invitation {
        token: String,
        from: String,
        with_password: bool,
    },
}

impl Letter {
    pub fn subject(&self) -> &'static str {
        match self {
            Self::Verify { .. } => "Confirm your email address for Quadrangle",
            Self::AccountExists => "You already have a Quadrangle account",
            Self::Reset { .. } => "Choose a new password for Quadrangle",
            Self::PasswordChanged => "Your Quadrangle password was changed",
            Self::Invitation { .. } => "You are invited to Quadrangle",
        }
    }

    pub fn body(&self, public_url: &str) -> String {
        match self {
            Self::Verify { token } => format!(
                "Open this link to confirm your address and sign in:\n\n\
                 {public_url}/login/verify#{token}\n\n\
                 It works once, for 30 minutes. If you did not ask for an account, ignore this mail.\n"
            ),
            Self::AccountExists => format!(
                "Somebody, probably you, asked for an account with this address.\n\
                 An account with this email already exists. Sign in at {public_url}/login,\n\
                 or choose a new password there if you have forgotten yours.\n"
            ),
            Self::Reset { token } => format!(
                "Open this link to choose a new password:\n\n\
                 {public_url}/login/reset#{token}\n\n\
                 It works once, for 30 minutes, and signs you out everywhere.\n\
                 If you did not ask for it, ignore this mail; your password stays as it is.\n"
            ),
            Self::PasswordChanged => format!(
                "The password of your account has just been changed, and you were signed out everywhere.\n\
                 If that was not you, ask for a new password at {public_url}/login and tell an administrator.\n"
            ),
            Self::Invitation { token, from, with_password: true } => format!(
                "{from} invites you to Quadrangle. Open this link to choose a password:\n\n\
                 {public_url}/login/invitation#{token}\n\n\
                 It works once, for seven days.\n"
            ),
            Self::Invitation { from, with_password: false, .. } => format!(
                "{from} invites you to Quadrangle. Sign in with your work Google account:\n\n\
                 {public_url}/login\n"
            ),
        }
    }
}
