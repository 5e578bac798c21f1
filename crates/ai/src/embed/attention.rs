use rten_gemm::{GemmExecutor, GemmInputA, GemmInputB, GemmOptions};
use rten_simd::SimdOp;
use rten_tensor::{Matrix, NdTensorView};
use rten_vecmath::Softmax;

use super::{DIMENSIONS as WIDTH, EmbedError, bert::failed};

const HEADS: usize = 12;
pub const HEAD_WIDTH: usize = WIDTH / HEADS;
/// Of the rows that attention reads: query, key and value, side by side.
const ROW: usize = 3 * WIDTH;
/// For texts of so few tokens, laying out a product of matrices takes longer than the product.
const FEW: usize = 12;

/// Every token of a text looks at all of them, with each head, and takes from them what it looks for.
pub fn attend(gemm: &GemmExecutor, text: &[f32], mixed: &mut [f32]) -> Result<(), EmbedError> {
    if text.len() <= FEW * ROW {
        attend_one_by_one(text, mixed);
        return Ok(());
    }
    let rows = text.len() / ROW;
    let (mut scores, mut values) = (vec![0.0; rows * rows], vec![0.0; rows * HEAD_WIDTH]);
    let multiply = |left: Matrix, right: Matrix, out: &mut [f32]| {
        let (left, right) = (GemmInputA::Unpacked(left), GemmInputB::Unpacked(right));
        gemm.gemm(out, left, right, GemmOptions::default()).map_err(failed)
    };
    for head in 0..HEADS {
        let part = |number: usize| {
            let start = number * WIDTH + head * HEAD_WIDTH;
            NdTensorView::from_slice_with_strides([rows, HEAD_WIDTH], &text[start..], [ROW, 1])
                .map_err(failed)
        };
        multiply(part(0)?, part(1)?.transposed(), &mut scores)?;
        for row in scores.chunks_mut(rows) {
            Softmax::new_mut(row).dispatch();
        }
        multiply(NdTensorView::from_data([rows, rows], &scores[..]), part(2)?, &mut values)?;
        for (row, values) in mixed.chunks_mut(WIDTH).zip(values.chunks(HEAD_WIDTH)) {
            row[head * HEAD_WIDTH..][..HEAD_WIDTH].copy_from_slice(values);
        }
    }
    Ok(())
}

fn attend_one_by_one(text: &[f32], mixed: &mut [f32]) {
    let mut scores = [0.0; FEW];
    let scores = &mut scores[..text.len() / ROW];
    for (row, mixed) in text.chunks(ROW).zip(mixed.chunks_mut(WIDTH)) {
        let parts = row[..WIDTH].as_chunks().0.iter().zip(mixed.as_chunks_mut().0);
        for (head, (query, mixed)) in parts.enumerate() {
            let part = |row: &'_ [f32], number: usize| -> [f32; HEAD_WIDTH] {
                row[number * WIDTH..][..WIDTH].as_chunks().0[head]
            };
            for (score, row) in scores.iter_mut().zip(text.chunks(ROW)) {
                *score = dot(query, &part(row, 1));
            }
            Softmax::new_mut(scores).dispatch();
            *mixed = [0.0; HEAD_WIDTH];
            for (score, row) in scores.iter().zip(text.chunks(ROW)) {
                for (mixed, value) in mixed.iter_mut().zip(part(row, 2)) {
                    *mixed += score * value;
                }
            }
        }
    }
}

fn dot(left: &[f32; HEAD_WIDTH], right: &[f32; HEAD_WIDTH]) -> f32 {
    // Sums of their own that can grow side by side.
    let mut sums = [0.0; 8];
    for (left, right) in left.as_chunks::<8>().0.iter().zip(right.as_chunks::<8>().0) {
        for (sum, (left, right)) in sums.iter_mut().zip(left.iter().zip(right)) {
            *sum += left * right;
        }
    }
    sums.iter().sum()
}
