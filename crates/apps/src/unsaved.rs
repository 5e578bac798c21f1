//! Why something that several people may change was not saved.

use api::ApiError;

pub enum Unsaved<T> {
    /// Somebody, or another window, was faster: this is what they have made of it.
    Overtaken(Box<T>),
    Refused(ApiError),
}

impl<T> From<ApiError> for Unsaved<T> {
    fn from(error: ApiError) -> Self {
        Self::Refused(error)
    }
}

impl<T> From<store::Error> for Unsaved<T> {
    fn from(error: store::Error) -> Self {
        Self::Refused(error.into())
    }
}

impl<T> From<sea_orm::DbErr> for Unsaved<T> {
    fn from(error: sea_orm::DbErr) -> Self {
        Self::Refused(store::Error::from(error).into())
    }
}
