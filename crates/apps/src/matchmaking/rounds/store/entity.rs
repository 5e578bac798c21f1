//! The rows: a round, how it was before, what was ranked by hand, its runs and what came of them.

pub mod round {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "mentoring_rounds")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub edition: i32,
        pub name: String,
        /// As JSON.
        pub plan: String,
        pub revision: i32,
        pub created_at: Time,
        pub created_by: String,
        pub updated_at: Time,
        pub deleted_at: Option<Time>,
        /// The run that is in force.
        pub published_run: Option<String>,
        pub published_method: Option<String>,
        pub published_pairs: Option<i32>,
        pub published_at: Option<Time>,
        pub published_by: Option<String>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod version {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "mentoring_round_versions")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub round: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub revision: i32,
        pub name: String,
        pub plan: String,
        pub created_at: Time,
        pub created_by: String,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod ranking {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "mentoring_rankings")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub round: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub side: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub person: i64,
        /// The numbers of people, as JSON.
        pub tiers: String,
        pub rest: bool,
        pub revision: i32,
        pub updated_at: Time,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod run {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "mentoring_runs")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub round: String,
        pub revision: i32,
        pub plan: String,
        /// What was ranked by hand then, as JSON.
        pub rankings: String,
        /// Who took part, with how many places, as JSON. Only once it has been found out.
        pub cohort: Option<String>,
        /// Only of one that is done.
        pub comparison: Option<String>,
        pub job: String,
        pub created_at: Time,
        pub created_by: String,
        pub ended_at: Option<Time>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod pair {
    use sea_orm::entity::prelude::*;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
    #[sea_orm(table_name = "mentoring_run_pairs")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub run: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub method: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub student: i64,
        pub mentor: i64,
        pub there: f64,
        pub back: f64,
        pub value: f64,
        pub student_choice: i32,
        pub mentor_choice: i32,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod unmatched {
    use sea_orm::entity::prelude::*;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "mentoring_run_unmatched")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub run: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub method: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub side: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub person: i64,
        /// As JSON.
        pub reason: String,
    }

    impl ActiveModelBehavior for ActiveModel {}
}
