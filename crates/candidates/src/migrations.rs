use store::{
    index_on,
    sea_orm_migration::{
        MigrationTrait as Migration, async_trait,
        prelude::*,
        schema::{big_integer, big_integer_null, integer, integer_null, text, text_null},
    },
};

pub fn migrations() -> Vec<Box<dyn Migration>> {
    vec![
        Box::new(CreateCandidates),
        Box::new(crate::network::CreateNetwork),
        Box::new(crate::decisions::KeepAnswers),
        Box::new(crate::self_id::KeepImports),
        Box::new(crate::roles::KeepOwners),
    ]
}

struct CreateCandidates;

impl MigrationName for CreateCandidates {
    fn name(&self) -> &'static str {
        "candidates_0001_create"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for CreateCandidates {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in [
            roles(),
            versions(),
            batches(),
            files(),
            resumes(),
            marks(),
            self_ids(),
            decisions(),
            contests(),
            views(),
        ] {
            manager.create_table(table).await?;
        }
        let indexes: [(&str, &[&str]); 10] = [
            ("talent_roles", &["deleted_at", "updated_at"]),
            ("talent_files", &["batch", "number"]),
            ("talent_files", &["changed"]),
            ("talent_files", &["sha256"]),
            ("talent_files", &["text_hash"]),
            ("talent_decisions", &["role", "edition"]),
            ("talent_contests", &["role", "edition"]),
            ("talent_views", &["edition", "person"]),
            ("talent_views", &["file"]),
            ("talent_views", &["by_uid"]),
        ];
        for (table, columns) in indexes {
            manager.create_index(index_on(table, columns, false)).await?;
        }
        let once = ["by_uid", "edition", "person", "file", "app", "what", "minute"];
        manager.create_index(index_on("talent_views", &once, true)).await?;
        let first = "INSERT INTO talent_marks (id, changes) VALUES (1, 0)";
        manager.get_connection().execute_unprepared(first).await?;
        Ok(())
    }
}

fn table(name: &'static str) -> TableCreateStatement {
    Table::create().table(name).take()
}

fn roles() -> TableCreateStatement {
    table("talent_roles")
        .col(text("id").primary_key())
        .col(text("name"))
        .col(text("body"))
        .col(integer("revision"))
        .col(big_integer("created_at"))
        .col(text("created_by"))
        .col(big_integer("updated_at"))
        .col(text("updated_by"))
        .col(big_integer_null("deleted_at"))
        .take()
}

fn versions() -> TableCreateStatement {
    table("talent_role_versions")
        .col(text("role"))
        .col(integer("revision"))
        .col(text("body"))
        .col(big_integer("created_at"))
        .col(text("created_by"))
        .primary_key(Index::create().col("role").col("revision"))
        .take()
}

fn batches() -> TableCreateStatement {
    table("talent_batches")
        .col(text("id").primary_key())
        .col(text("name"))
        .col(text_null("job"))
        .col(big_integer("created_at"))
        .col(text("created_by"))
        .col(big_integer_null("deleted_at"))
        .take()
}

fn files() -> TableCreateStatement {
    table("talent_files")
        .col(text("id").primary_key())
        .col(text("batch"))
        .col(integer("number"))
        .col(text("name"))
        .col(big_integer("bytes"))
        .col(text("state"))
        .col(text("notes"))
        .col(text_null("sha256"))
        .col(text_null("text_hash"))
        .col(text_null("duplicate_of"))
        .col(text_null("seems"))
        .col(big_integer("created_at"))
        .col(text("created_by"))
        .col(big_integer_null("read_at"))
        .col(big_integer_null("confirmed_at"))
        .col(text_null("confirmed_by"))
        .col(big_integer_null("removed_at"))
        .col(big_integer("changed"))
        .take()
}

fn resumes() -> TableCreateStatement {
    table("talent_resumes").col(text("file").primary_key()).col(text("reader")).col(text("body")).take()
}

fn marks() -> TableCreateStatement {
    table("talent_marks").col(integer("id").primary_key()).col(big_integer("changes")).take()
}

fn self_ids() -> TableCreateStatement {
    table("talent_self_ids")
        .col(text("file").primary_key())
        .col(text_null("sex"))
        .col(text_null("race"))
        .col(big_integer("changed_at"))
        .take()
}

fn decisions() -> TableCreateStatement {
    table("talent_decisions")
        .col(text("id").primary_key())
        .col(text("role"))
        .col(integer("edition"))
        .col(big_integer("person"))
        .col(text("file"))
        .col(text_null("kind"))
        .col(text("reason"))
        .col(big_integer("at"))
        .col(text("by_name"))
        .take()
}

fn contests() -> TableCreateStatement {
    table("talent_contests")
        .col(text("id").primary_key())
        .col(text("role"))
        .col(integer("edition"))
        .col(big_integer("person"))
        .col(text("file"))
        .col(integer_null("requirement"))
        .col(text("note"))
        .col(text("state"))
        .col(text_null("answer"))
        .col(big_integer("created_at"))
        .col(text("created_by"))
        .col(big_integer_null("answered_at"))
        .col(text_null("answered_by"))
        .take()
}

fn views() -> TableCreateStatement {
    table("talent_views")
        .col(text("id").primary_key())
        .col(integer("edition"))
        .col(big_integer("person"))
        .col(text("file"))
        .col(text("by_uid"))
        .col(text("by_name"))
        .col(text("app"))
        .col(text("what"))
        .col(big_integer("minute"))
        .col(big_integer("at"))
        .take()
}
