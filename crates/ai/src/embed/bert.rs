use std::path::Path;

use rten_gemm::{GemmExecutor, GemmInputA, GemmInputB, GemmOptions, PackedBMatrix};
use rten_simd::{SimdOp, SimdUnaryOp};
use rten_tensor::NdTensorView;
use rten_vecmath::{Gelu, Normalize, NormalizeOptions, Sum, SumSquareSub};

use super::{
    DIMENSIONS as WIDTH, EmbedError, Vector,
    attention::{HEAD_WIDTH, attend},
    tensors::{Table, Tensors},
};

const WORDS: usize = 30_522;
const POSITIONS: usize = 512;
const LAYERS: usize = 6;
const INNER_WIDTH: usize = 4 * WIDTH;
const EPSILON: f32 = 1e-12;

/// The network of all-MiniLM-L6-v2: six layers of BERT.
///
/// Texts that run together lie one below the other in one matrix, without padding. The rows of a product do not
/// depend on one another, and attention is paid to a text's own rows alone: so neighbours change no bit.
pub struct Bert {
    words: Table,
    /// What a place adds to a word, and the kind of text, which is always the first.
    places: Vec<Vector>,
    norm: Norm,
    layers: Vec<Layer>,
}

struct Layer {
    /// Queries, keys and values, side by side.
    attention: Linear,
    mix: Linear,
    mix_norm: Norm,
    widen: Linear,
    narrow: Linear,
    narrow_norm: Norm,
}

struct Linear {
    weight: PackedBMatrix<f32>,
    bias: Vec<f32>,
}

struct Norm {
    weight: Vec<f32>,
    bias: Vec<f32>,
}

impl Bert {
    pub fn load(path: &Path) -> Result<Self, EmbedError> {
        let tensors = Tensors::open(path)?;
        let gemm = GemmExecutor::new();
        let mut places = tensors.read("embeddings.position_embeddings.weight", &[POSITIONS, WIDTH])?;
        let kinds = tensors.read("embeddings.token_type_embeddings.weight", &[2, WIDTH])?;
        for place in places.chunks_mut(WIDTH) {
            add(place, &kinds[..WIDTH]);
        }
        let layers = (0..LAYERS).map(|number| Layer::load(&tensors, &gemm, number));
        Ok(Self {
            words: tensors.table("embeddings.word_embeddings.weight", [WORDS, WIDTH])?,
            places: places.as_chunks().0.to_vec(),
            norm: Norm::load(&tensors, "embeddings.LayerNorm")?,
            layers: layers.collect::<Result<_, _>>()?,
        })
    }

    /// For each text the sum over its tokens of what the network makes of them. Longer texts weigh more.
    pub fn run(&self, texts: &[&[u32]]) -> Result<Vec<Vector>, EmbedError> {
        let gemm = GemmExecutor::new();
        let mut states = self.start(texts)?;
        let rows = states.len() / WIDTH;
        let mut wide = vec![0.0; rows * INNER_WIDTH];
        let mut mixed = vec![0.0; rows * WIDTH];
        for layer in &self.layers {
            let attention = &mut wide[..rows * 3 * WIDTH];
            layer.attention.put(&gemm, &states, attention)?;
            let mut row = 0;
            for text in texts {
                let rows = row..row + text.len();
                let own = &attention[rows.start * 3 * WIDTH..rows.end * 3 * WIDTH];
                attend(&gemm, own, &mut mixed[rows.start * WIDTH..rows.end * WIDTH])?;
                row = rows.end;
            }
            layer.mix.add(&gemm, &mixed, &mut states)?;
            layer.mix_norm.apply(&mut states);
            layer.widen.put(&gemm, &states, &mut wide)?;
            Gelu {}.map_mut(&mut wide);
            layer.narrow.add(&gemm, &wide, &mut states)?;
            layer.narrow_norm.apply(&mut states);
        }
        let mut states = states.as_chunks::<WIDTH>().0.iter();
        Ok(texts.iter().map(|text| sum(states.by_ref().take(text.len()))).collect())
    }

    fn start(&self, texts: &[&[u32]]) -> Result<Vec<f32>, EmbedError> {
        let mut states = Vec::with_capacity(texts.iter().map(|text| text.len()).sum::<usize>() * WIDTH);
        let mut bytes = Vec::new();
        for text in texts {
            for (token, place) in text.iter().zip(&self.places) {
                let word = self.words.read(*token, &mut bytes)?;
                states.extend(word.zip(place).map(|(word, place)| word + place));
            }
        }
        self.norm.apply(&mut states);
        Ok(states)
    }
}

impl Layer {
    fn load(tensors: &Tensors, gemm: &GemmExecutor, number: usize) -> Result<Self, EmbedError> {
        let layer = |name: &str| format!("encoder.layer.{number}.{name}");
        let linear = |name: &str, inputs, outputs| {
            let (weight, bias) = read_linear(tensors, &layer(name), inputs, outputs)?;
            Ok(Linear::new(gemm, &weight, bias))
        };
        let norm = |name: &str| Norm::load(tensors, &layer(name));
        let (mut weight, mut bias) = read_linear(tensors, &layer("attention.self.query"), WIDTH, WIDTH)?;
        // Scores are divided by this; it is cheaper here.
        #[expect(clippy::cast_precision_loss, reason = "a small number")]
        let scale = (HEAD_WIDTH as f32).sqrt().recip();
        weight.iter_mut().chain(&mut bias).for_each(|value| *value *= scale);
        for part in ["key", "value"] {
            let more = read_linear(tensors, &layer(&format!("attention.self.{part}")), WIDTH, WIDTH)?;
            weight.extend(more.0);
            bias.extend(more.1);
        }
        Ok(Self {
            attention: Linear::new(gemm, &weight, bias),
            mix: linear("attention.output.dense", WIDTH, WIDTH)?,
            mix_norm: norm("attention.output.LayerNorm")?,
            widen: linear("intermediate.dense", WIDTH, INNER_WIDTH)?,
            narrow: linear("output.dense", INNER_WIDTH, WIDTH)?,
            narrow_norm: norm("output.LayerNorm")?,
        })
    }
}

/// Weight and bias; the weight has a row for each output.
fn read_linear(
    tensors: &Tensors,
    name: &str,
    inputs: usize,
    outputs: usize,
) -> Result<(Vec<f32>, Vec<f32>), EmbedError> {
    let weight = tensors.read(&format!("{name}.weight"), &[outputs, inputs])?;
    let bias = tensors.read(&format!("{name}.bias"), &[outputs])?;
    Ok((weight, bias))
}

impl Linear {
    fn new(gemm: &GemmExecutor, weight: &[f32], bias: Vec<f32>) -> Self {
        let shape = [bias.len(), weight.len() / bias.len()];
        let weight = gemm.prepack_b(NdTensorView::from_data(shape, weight).transposed());
        Self { weight, bias }
    }

    /// `out = rows · weight + bias`
    fn put(&self, gemm: &GemmExecutor, rows: &[f32], out: &mut [f32]) -> Result<(), EmbedError> {
        out.chunks_mut(self.bias.len()).for_each(|row| row.copy_from_slice(&self.bias));
        self.add_product(gemm, rows, out)
    }

    /// `out = out + rows · weight + bias`
    fn add(&self, gemm: &GemmExecutor, rows: &[f32], out: &mut [f32]) -> Result<(), EmbedError> {
        out.chunks_mut(self.bias.len()).for_each(|row| add(row, &self.bias));
        self.add_product(gemm, rows, out)
    }

    fn add_product(&self, gemm: &GemmExecutor, rows: &[f32], out: &mut [f32]) -> Result<(), EmbedError> {
        let depth = self.weight.rows();
        let rows = NdTensorView::from_data([rows.len() / depth, depth], rows);
        let options = GemmOptions { beta: 1.0, ..GemmOptions::default() };
        gemm.gemm(out, GemmInputA::Unpacked(rows), GemmInputB::Packed(&self.weight), options).map_err(failed)
    }
}

impl Norm {
    fn load(tensors: &Tensors, name: &str) -> Result<Self, EmbedError> {
        let read = |part: &str| tensors.read(&format!("{name}.{part}"), &[WIDTH]);
        Ok(Self { weight: read("weight")?, bias: read("bias")? })
    }

    fn apply(&self, states: &mut [f32]) {
        #[expect(clippy::cast_precision_loss, reason = "a small number")]
        const COUNT: f32 = WIDTH as f32;
        for row in states.chunks_mut(WIDTH) {
            let mean = Sum::new(row).dispatch() / COUNT;
            let variance = SumSquareSub::new(row, mean).dispatch() / COUNT;
            let options = NormalizeOptions {
                pre_scale_bias: mean,
                scale: (variance + EPSILON).sqrt().recip(),
                element_scale: Some(&self.weight),
                element_bias: Some(&self.bias),
                ..NormalizeOptions::default()
            };
            Normalize::new_mut(row, options).dispatch();
        }
    }
}

#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
pub fn failed(error: impl ToString) -> EmbedError {
    EmbedError::Run(error.to_string())
}

pub fn sum<'a>(vectors: impl Iterator<Item = &'a Vector>) -> Vector {
    let mut sum = [0.0; WIDTH];
    vectors.for_each(|vector| add(&mut sum, vector));
    sum
}

fn add(sum: &mut [f32], more: &[f32]) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += more;
    }
}
