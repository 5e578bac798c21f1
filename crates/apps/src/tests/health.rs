use std::fs::{File, create_dir_all};

use ai::assets::{SENTENCE_MODEL, TOKENIZER};

use crate::testing::TestSuite;

#[tokio::test]
async fn health_tells_whether_the_sentence_model_is_there() {
    let suite = TestSuite::new().await;
    let anybody = suite.anon();
    insta::assert_snapshot!(anybody.get("/api/health").await, @r#"200 {"status":"ok","database":"ok","sentenceModel":"missing"}"#);
    create_dir_all(suite.assets()).unwrap();
    for asset in [&SENTENCE_MODEL, &TOKENIZER] {
        File::create(asset.path(&suite.assets())).unwrap().set_len(asset.size).unwrap();
    }
    insta::assert_snapshot!(anybody.get("/api/health").await, @r#"200 {"status":"ok","database":"ok","sentenceModel":"ok"}"#);
}
