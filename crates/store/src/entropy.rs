use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use rand::{TryRng, rngs::SysRng};

/// Where randomness comes from.
pub trait Entropy: Send + Sync {
    fn fill(&self, bytes: &mut [u8]);

    /// 256 random bits as 43 characters that fit into a cookie or an address.
    fn token(&self) -> String {
        let mut bytes = [0; 32];
        self.fill(&mut bytes);
        URL_SAFE_NO_PAD.encode(bytes)
    }
}

/// The operating system's generator.
pub struct SystemEntropy;

impl Entropy for SystemEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        SysRng.try_fill_bytes(bytes).expect("the operating system gives random bytes once it has booted");
    }
}
