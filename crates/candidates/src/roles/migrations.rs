use store::sea_orm_migration::{async_trait, prelude::*, schema::text_null};

/// A role can be somebody's own.
pub struct KeepOwners;

impl MigrationName for KeepOwners {
    fn name(&self) -> &'static str {
        "candidates_0005_role_owners"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for KeepOwners {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let owner = Table::alter().table("talent_roles").add_column(text_null("owner")).take();
        manager.alter_table(owner).await
    }
}
