import type { Luma } from '@/lib/capture/frame/luma'
import type { Grid } from './grid'
import { cell, cellPitches, templates, type MrzCharacter } from './ocr-b'
import { standardised } from './standardised'

/** The grid may be off by this many samples of a cell. */
const shifts = [-1, 0, 1] as const

/**
 * Similarity below which a position has no character of the zone; read ones have .8 and more, even in poor pictures.
 */
export const leastLikeness = 0.6

/** The character of `allowed` that a position of the grid resembles most, with its similarity from -1 to 1. */
export function readCharacter(
  luma: Luma,
  grid: Grid,
  index: number,
  allowed: readonly MrzCharacter[],
): { readonly character: MrzCharacter | null; readonly likeness: number } {
  let best: { character: MrzCharacter | null; likeness: number } = { character: null, likeness: -1 }
  for (const down of shifts) {
    for (const right of shifts) {
      const sample = standardised(sampleAt(luma, grid, index, right, down))
      for (const character of allowed) {
        const likeness = correlation(sample, templates[character])
        if (likeness > best.likeness) best = { character, likeness }
      }
    }
  }
  return best
}

/** Ink of one cell at template size, turned upright. */
function sampleAt({ data, width, height }: Luma, grid: Grid, index: number, right: number, down: number): Float32Array {
  const step = (grid.pitch * cellPitches) / cell.width
  const { x: middleX, y: middleY } = grid.middle(index)
  const sample = new Float32Array(cell.width * cell.height)
  for (let row = 0; row < cell.height; row += 1) {
    const v = (row + 0.5 - cell.height / 2 + down) * step
    for (let column = 0; column < cell.width; column += 1) {
      const u = (column + 0.5 - cell.width / 2 + right) * step
      const x = clamp(middleX + u - v * grid.slope - 0.5, width - 2)
      const y = clamp(middleY + v + u * grid.slope - 0.5, height - 2)
      const [left, top] = [Math.floor(x), Math.floor(y)]
      const [across, along] = [x - left, y - top]
      const at = top * width + left
      const upper = (data[at] ?? 0) * (1 - across) + (data[at + 1] ?? 0) * across
      const lower = (data[at + width] ?? 0) * (1 - across) + (data[at + width + 1] ?? 0) * across
      sample[row * cell.width + column] = -(upper * (1 - along) + lower * along)
    }
  }
  return sample
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value))

function correlation(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0)
  return sum
}
