use std::{net::IpAddr, sync::Arc};

use store::{Event, Store, Time};

use crate::{
    CHANNEL, Policy, Refusal, audit, limit,
    mail::Mailer,
    policy,
    session::{self, cache::Cache, cookie::Cookies},
    strategy::{
        Availability, Strategy, choose,
        firebase::{Firebase, FirebaseConfig},
        google::{self, Google, GoogleConfig},
        local,
        password::Passwords,
    },
};

/// How the gate is set up.
pub struct Setup {
    pub policy: Policy,
    pub public_url: url::Url,
    pub trusted_proxies: Vec<IpAddr>,
    pub firebase: Option<FirebaseConfig>,
    pub google: Option<GoogleConfig>,
    /// Whether accounts of our own may sign in.
    pub local: bool,
    pub demo: bool,
    pub mailer: Option<Mailer>,
    /// For identity providers: no redirects, every wait limited.
    pub http: reqwest::Client,
}

/// The gate: everything that decides who somebody is. Cheap to clone; all clones are one.
#[derive(Clone)]
pub struct Identity(Arc<Inner>);

struct Inner {
    store: Store,
    setup: Setup,
    cache: Cache,
    cookies: Cookies,
    passwords: Passwords,
    firebase: Option<Firebase>,
    google: Option<Google>,
}

impl Identity {
    /// The error says which setting is wrong.
    pub fn new(store: Store, mut setup: Setup) -> Result<Self, String> {
        let passwords = Passwords::new(setup.policy.password, store.entropy())?;
        let firebase = setup.firebase.take().map(|config| Firebase::new(config, setup.http.clone()));
        let google = setup.google.take().map(|config| Google::new(config, setup.http.clone()));
        let cookies = Cookies::new(setup.public_url.scheme() == "https");
        let cache = Cache::default();
        Ok(Self(Arc::new(Inner { store, setup, cache, cookies, passwords, firebase, google })))
    }

    pub fn store(&self) -> &Store {
        &self.0.store
    }

    pub fn policy(&self) -> &Policy {
        &self.0.setup.policy
    }

    pub fn cache(&self) -> &Cache {
        &self.0.cache
    }

    pub fn cookies(&self) -> Cookies {
        self.0.cookies
    }

    pub fn public_url(&self) -> &url::Url {
        &self.0.setup.public_url
    }

    pub fn trusted_proxies(&self) -> &[IpAddr] {
        &self.0.setup.trusted_proxies
    }

    pub fn is_demo(&self) -> bool {
        self.0.setup.demo
    }

    pub fn mailer(&self) -> Option<&Mailer> {
        self.0.setup.mailer.as_ref()
    }

    pub(crate) fn passwords(&self) -> &Passwords {
        &self.0.passwords
    }

    pub fn firebase(&self) -> Option<&Firebase> {
        self.0.firebase.as_ref()
    }

    pub fn google(&self) -> Option<&Google> {
        self.0.google.as_ref()
    }

    async fn availability(&self, strategy: Strategy) -> Availability {
        match strategy {
            Strategy::Firebase => match self.firebase() {
                Some(firebase) => firebase.availability(self.store()).await,
                None => Availability::NotConfigured,
            },
            Strategy::Google => match self.google() {
                Some(google) => google.availability(self.store()).await,
                None => Availability::NotConfigured,
            },
            Strategy::Local if self.0.setup.local => Availability::Available,
            Strategy::Local => Availability::NotConfigured,
        }
    }

    async fn choose(&self, in_order: &[Strategy]) -> Result<Strategy, Refusal> {
        let mut states = Vec::with_capacity(in_order.len());
        for strategy in in_order {
            states.push((*strategy, self.availability(*strategy).await));
        }
        choose(&states)
    }

    /// Who checks a password.
    pub async fn strategy_for_password(&self) -> Result<Strategy, Refusal> {
        self.choose(&[Strategy::Firebase, Strategy::Local]).await
    }

    /// Who answers to "Sign in with Google".
    pub async fn strategy_for_google(&self) -> Result<Strategy, Refusal> {
        match self.choose(&[Strategy::Firebase, Strategy::Google]).await {
            Err(Refusal::NoStrategies) => Err(Refusal::GoogleNotConfigured),
            chosen => chosen,
        }
    }

    /// What the state of the suite says of the remote service, in the words of the specification.
    pub async fn remote_trouble(&self) -> Option<Refusal> {
        let firebase = self.availability(Strategy::Firebase).await;
        (firebase == Availability::Unreachable).then_some(Refusal::FirebaseUnavailable)
    }

    /// Starts what runs beside the requests: cleaning up, and listening to other instances.
    pub fn start_background_work(&self) {
        tokio::spawn(clean_up_for_ever(self.clone()));
        tokio::spawn(save_activity_for_ever(self.clone()));
        self.cache().set_deaf(true);
        tokio::spawn(listen_for_ever(self.clone(), self.store().listen(CHANNEL)));
    }

    /// Removes what has expired.
    pub async fn clean_up(&self) -> store::Result<u64> {
        self.save_activity().await?;
        let now = self.store().now();
        let forget_before = now.minus(self.policy().origin_retention);
        self.cache().remove_stale(now, self.policy().absolute_session);
        self.store().write(move |tx| async move { remove_expired(&tx, now, forget_before).await }).await
    }

    /// Ends a session, wherever it is in use.
    pub async fn end_session(&self, id: &str) -> store::Result<bool> {
        let id_of_row = id.to_owned();
        let ended = self
            .store()
            .write(move |tx| async move {
                let Some(row) = session::store::find(&*tx, &id_of_row).await? else { return Ok(false) };
                tx.notify(CHANNEL, &row.user_id).await?;
                session::store::end(&*tx, &id_of_row).await
            })
            .await?;
        self.cache().forget_session(id);
        Ok(ended)
    }
}

async fn remove_expired(tx: &store::Tx, now: Time, forget_before: Time) -> store::Result<u64> {
    limit::store::remove_spent(&**tx, now).await?;
    local::store::remove_expired_links(&**tx, now).await?;
    google::store::remove_expired(&**tx, now).await?;
    audit::store::forget_origins(&**tx, forget_before).await?;
    session::store::remove_expired(&**tx, now).await
}

async fn clean_up_for_ever(identity: Identity) {
    let mut interval = tokio::time::interval(identity.policy().cleanup_interval);
    loop {
        interval.tick().await;
        match identity.clean_up().await {
            Ok(0) => {}
            Ok(removed) => tracing::info!(removed, "expired sessions were removed"),
            Err(error) => tracing::warn!(%error, "expired sessions were not removed"),
        }
    }
}

async fn save_activity_for_ever(identity: Identity) {
    let mut interval = tokio::time::interval(policy::SAVE_ACTIVITY_EVERY);
    loop {
        interval.tick().await;
        if let Err(error) = identity.save_activity().await {
            tracing::warn!(%error, "activity was not written down");
        }
    }
}

async fn listen_for_ever(identity: Identity, mut events: tokio::sync::mpsc::Receiver<Event>) {
    while let Some(event) = events.recv().await {
        match event {
            Event::Connected => identity.cache().set_deaf(false),
            Event::Notified(uid) => identity.cache().forget_user(&uid),
            Event::Lost => identity.cache().set_deaf(true),
        }
    }
}
