use std::fs::{File, create_dir_all, remove_file};

use ai::{
    Embedder,
    assets::{SENTENCE_MODEL, TOKENIZER},
};

use crate::testing::TestSuite;

#[tokio::test]
async fn health_tells_whether_the_sentence_model_is_there_and_works() {
    let suite = TestSuite::new().await;
    let (anybody, sentences) = (suite.anon(), &suite.suite.sentences);
    insta::assert_snapshot!(anybody.get("/api/health").await, @r#"200 {"status":"ok","database":"ok","sentenceModel":"missing"}"#);
    sentences.embed(&["campus"]).unwrap_err();
    create_dir_all(suite.assets()).unwrap();
    for asset in [&SENTENCE_MODEL, &TOKENIZER] {
        File::create(asset.path(&suite.assets())).unwrap().set_len(asset.size).unwrap();
    }
    // As large as they should be, and all zeros: whoever tries to load them knows.
    sentences.embed(&["campus"]).unwrap_err();
    insta::assert_snapshot!(anybody.get("/api/health").await, @r#"200 {"status":"ok","database":"ok","sentenceModel":"broken"}"#);
    remove_file(TOKENIZER.path(&suite.assets())).unwrap();
    insta::assert_snapshot!(anybody.get("/api/health").await, @r#"200 {"status":"ok","database":"ok","sentenceModel":"missing"}"#);
}
