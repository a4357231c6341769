import type { Pixels } from '@/lib/capture/frame/luma'
import type { PictureSignal } from '@/lib/domain/identity/picture-signals'

/** Windows over the whole picture: a screen or a print fills it, while the fine lines of a card do not. */
const grid = { across: 4, down: 3 }

/** Side of a window in pixels; wide enough for ten periods. */
const windowSize = 64

/** Distances in pixels at which dots of a screen or a print repeat, once they are large enough to be seen as dots. */
const periods = [3, 4, 5, 6] as const

/** Correlation of a row with itself, one period on: noise has 0.17 at most, drawn screens 0.7 and more. */
const leastCorrelation = 0.5

/** Share of the windows with a pattern in both directions. */
const leastWindows = 0.75

/** Contrast below which a window is plain, in levels squared: nothing repeats in it. */
const leastContrast = 4

/** Mean difference between the colours of a pixel, in levels: cards and faces have 12 and more, copies in grey 2. */
const leastColour = 5

type Sign = Extract<PictureSignal, 'raster' | 'colourless'>

/** Signs that a picture shows a screen or a print, from its pixels at full size. */
export function copySigns(pixels: Pixels): readonly Sign[] {
  return [
    ...(isRaster(pixels) ? (['raster'] as const) : []),
    ...(isColourless(pixels) ? (['colourless'] as const) : []),
  ]
}

function isColourless({ data }: Pixels): boolean {
  // Every 16th pixel is enough for a mean.
  const step = 4 * 16
  let sum = 0
  let count = 0
  for (let at = 0; at + 2 < data.length; at += step) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
    sum += Math.max(red, green, blue) - Math.min(red, green, blue)
    count += 1
  }
  return count > 0 && sum / count < leastColour
}

function isRaster({ data, width, height }: Pixels): boolean {
  if (width < grid.across * windowSize || height < grid.down * windowSize) return false
  // Green is half of what a sensor sees, and needs no sum.
  const at = (x: number, y: number) => data[(y * width + x) * 4 + 1] ?? 0
  let patterned = 0
  for (let index = 0; index < grid.across * grid.down; index += 1) {
    const left = Math.floor(((index % grid.across) + 0.5) * (width / grid.across) - windowSize / 2)
    const top = Math.floor((Math.floor(index / grid.across) + 0.5) * (height / grid.down) - windowSize / 2)
    const isPatterned =
      repeats((along, across) => at(left + along, top + across)) &&
      repeats((along, across) => at(left + across, top + along))
    if (isPatterned) patterned += 1
  }
  return patterned >= leastWindows * grid.across * grid.down
}

/** Whether brightness repeats along one direction of a window, apart from what changes slowly. */
function repeats(at: (along: number, across: number) => number): boolean {
  const correlated = periods.map(() => 0)
  let power = 0
  let count = 0
  for (let across = 0; across < windowSize; across += 2) {
    const bends = Array.from({ length: windowSize - 2 }, (_, index) => {
      return 2 * at(index + 1, across) - at(index, across) - at(index + 2, across)
    })
    for (let along = 0; along < bends.length - Math.max(...periods); along += 1) {
      const bend = bends[along] ?? 0
      power += bend * bend
      count += 1
      for (const [which, period] of periods.entries()) {
        correlated[which] = (correlated[which] ?? 0) + bend * (bends[along + period] ?? 0)
      }
    }
  }
  return power / count >= leastContrast && Math.max(...correlated) / power >= leastCorrelation
}
