use std::{
    convert::Infallible,
    net::{IpAddr, SocketAddr},
};

use axum::{
    extract::{ConnectInfo, FromRef, FromRequestParts},
    http::{HeaderMap, header::USER_AGENT, request::Parts},
};

use crate::Identity;

/// Where a request comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    pub ip: Option<IpAddr>,
    pub user_agent: String,
}

impl Origin {
    pub fn ip_text(&self) -> String {
        self.ip.map(|ip| ip.to_string()).unwrap_or_default()
    }

    /// Who is limited together: whoever has one IPv6 address has all of its network.
    pub fn network_text(&self) -> String {
        match self.ip.map(|ip| ip.to_canonical()) {
            Some(IpAddr::V6(ip)) => {
                let [a, b, c, d, ..] = ip.segments();
                format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
            }
            Some(ip) => ip.to_string(),
            None => String::new(),
        }
    }
}

impl<S> FromRequestParts<S> for Origin
where
    Identity: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let identity = Identity::from_ref(state);
        let ip = peer.map(|peer| client_address(peer, &parts.headers, identity.trusted_proxies()));
        let user_agent =
            parts.headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
        Ok(Self { ip, user_agent: user_agent.chars().filter(|c| !c.is_control()).take(300).collect() })
    }
}

/// The last address in `X-Forwarded-For` that is not one of our proxies, if it was a proxy that asked.
fn client_address(peer: IpAddr, headers: &HeaderMap, proxies: &[IpAddr]) -> IpAddr {
    if !proxies.contains(&peer) {
        return peer;
    }
    let forwarded = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let addresses: Vec<IpAddr> = forwarded
        .flat_map(|list| list.split(','))
        .filter_map(|address| address.trim().parse().ok())
        .collect();
    addresses.into_iter().rev().find(|address| !proxies.contains(address)).unwrap_or(peer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let proxy: IpAddr = "10.0.0.1".parse().unwrap();
        let stranger: IpAddr = "203.0.113.9".parse().unwrap();
        let claimed = |list: &str| {
            let mut headers = HeaderMap::new();
            headers.insert("x-forwarded-for", list.parse().unwrap());
            headers
        };
        let seen = |peer, list| client_address(peer, &claimed(list), &[proxy]).to_string();
        assert_eq!(seen(stranger, "198.51.100.7"), "203.0.113.9", "a stranger's header means nothing");
        assert_eq!(seen(proxy, "198.51.100.7"), "198.51.100.7");
        assert_eq!(
            seen(proxy, "1.2.3.4, 198.51.100.7, 10.0.0.1"),
            "198.51.100.7",
            "the part a client can write is skipped"
        );
        assert_eq!(seen(proxy, "nonsense"), "10.0.0.1");
    }
}
