import { seededRandom } from '@/lib/platform/random/seeded-random'

/** Colours of the brand: indigo dye and bronze. Green and red are left to prices. */
const palettes = [
  { ground: '#0D1130', far: '#28348A', near: '#3442AB', line: '#A9B3FF', accent: '#E5A244' },
  { ground: '#14172B', far: '#1C2142', near: '#28348A', line: '#C7CDF2', accent: '#C77A1E' },
  { ground: '#F1EFEA', far: '#C7CDF2', near: '#8F9BF5', line: '#28348A', accent: '#C77A1E' },
  { ground: '#28348A', far: '#3442AB', near: '#5260C8', line: '#C7CDF2', accent: '#E5A244' },
] as const

type Palette = (typeof palettes)[number]
type Size = { width: number; height: number }
type Draw = (next: () => number, size: Size, palette: Palette) => string

const round = (value: number): string => value.toFixed(1)

/** Rice terraces, which are stacked areas too: layers of soft contours, each lower and nearer than the last. */
const terraces: Draw = (next, { width, height }, palette) => {
  const phase = next() * Math.PI * 2
  const layers = Array.from({ length: 7 }, (_, layer) => {
    const base = height * (0.28 + layer * 0.1)
    const swing = height * (0.05 + next() * 0.05)
    const points = Array.from({ length: 25 }, (_, index) => {
      const x = (width * index) / 24
      const y =
        base - (index / 24) * height * 0.12 + Math.sin(phase + layer * 0.7 + index * (0.22 + layer * 0.015)) * swing
      return `${round(x)} ${round(y)}`
    })
    const fill = layer % 2 === 0 ? palette.far : palette.near
    const path = `M${points.join('L')}L${width} ${height}L0 ${height}Z`
    return `<path d="${path}" fill="${fill}" fill-opacity="${round(0.35 + layer * 0.08)}"/><path d="M${points.join('L')}" fill="none" stroke="${palette.line}" stroke-opacity=".5" stroke-width="1.5"/>`
  })
  const sun = `<circle cx="${round(width * (0.6 + next() * 0.28))}" cy="${round(height * 0.24)}" r="${round(height * 0.085)}" fill="${palette.accent}"/>`
  return sun + layers.join('')
}

/** Candles of a random walk over their volumes: hollow when they rise, filled when they fall. */
const candles: Draw = (next, { width, height }, palette) => {
  const count = 26
  const pitch = width / (count + 2)
  let level = height * 0.6
  const bodies = Array.from({ length: count }, (_, index) => {
    const open = level
    level = Math.min(height * 0.72, Math.max(height * 0.16, level - (next() - 0.44) * height * 0.2))
    const x = pitch * (index + 1.5)
    const top = Math.min(open, level)
    const body = Math.max(3, Math.abs(open - level))
    const wick = height * (0.015 + next() * 0.04)
    const rises = level < open
    const paint = rises
      ? `fill="${palette.ground}" stroke="${palette.accent}"`
      : `fill="${palette.near}" stroke="${palette.line}"`
    return `<path d="M${round(x)} ${round(top - wick)}V${round(top + body + wick)}" stroke="${rises ? palette.accent : palette.line}" stroke-width="2"/><rect x="${round(x - pitch * 0.28)}" y="${round(top)}" width="${round(pitch * 0.56)}" height="${round(body)}" rx="2" stroke-width="2" ${paint}/>`
  })
  const grid = [0.25, 0.5, 0.75].map(
    (y) => `<path d="M0 ${round(height * y)}H${width}" stroke="${palette.line}" stroke-opacity=".15"/>`,
  )
  const volumes = Array.from({ length: count }, (_, index) => {
    const tall = height * (0.03 + next() * 0.13)
    return `<rect x="${round(pitch * (index + 1.22))}" y="${round(height - tall)}" width="${round(pitch * 0.56)}" height="${round(tall)}" fill="${palette.far}"/>`
  })
  return grid.join('') + volumes.join('') + bodies.join('')
}

/** Rings of a bronze drum, which are a radial chart: arcs of different length around a star. */
const rings: Draw = (next, { width, height }, palette) => {
  const cx = width * (0.4 + next() * 0.25)
  const cy = height * 0.52
  const arcs = Array.from({ length: 8 }, (_, ring) => {
    const radius = height * (0.14 + ring * 0.065)
    const length = 2 * Math.PI * radius
    const share = 0.35 + next() * 0.6
    const colour = ring % 3 === 1 ? palette.accent : ring % 3 === 2 ? palette.near : palette.line
    return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(radius)}" fill="none" stroke="${colour}" stroke-width="${round(height * 0.022)}" stroke-linecap="round" stroke-dasharray="${round(length * share)} ${round(length)}" transform="rotate(${Math.floor(next() * 360)} ${round(cx)} ${round(cy)})"/>`
  })
  const star = Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * 2 * Math.PI
    const radius = height * (index % 2 === 0 ? 0.1 : 0.045)
    return `${round(cx + Math.cos(angle) * radius)} ${round(cy + Math.sin(angle) * radius)}`
  })
  return `${arcs.join('')}<path d="M${star.join('L')}Z" fill="${palette.accent}"/>`
}

/** Bars of an order book: bids to the left of the middle, asks to the right. */
const orderBook: Draw = (next, { width, height }, palette) => {
  const count = 11
  const pitch = (height * 0.8) / count
  const middle = width * (0.45 + next() * 0.1)
  const bars = Array.from({ length: count }, (_, index) => {
    const depth = 0.25 + 0.75 * Math.abs(index - 5) * 0.2
    const bid = width * 0.38 * depth * (0.45 + next() * 0.55)
    const ask = width * 0.38 * depth * (0.45 + next() * 0.55)
    const y = height * 0.1 + pitch * index
    const tall = pitch * 0.62
    return `<rect x="${round(middle - bid - 6)}" y="${round(y)}" width="${round(bid)}" height="${round(tall)}" rx="3" fill="${index === 5 ? palette.accent : palette.near}"/><rect x="${round(middle + 6)}" y="${round(y)}" width="${round(ask)}" height="${round(tall)}" rx="3" fill="${palette.far}" stroke="${palette.line}" stroke-opacity=".4"/>`
  })
  return `${bars.join('')}<path d="M${round(middle)} 0V${height}" stroke="${palette.line}" stroke-dasharray="4 6"/>`
}

const motifs: readonly Draw[] = [terraces, candles, rings, orderBook]

/**
 * A cover drawn from a slug: the same slug always gives the same picture, and different ones look related. SVG text of
 * `width` x `height` pixels; it holds no text, script or reference to anything outside.
 */
export function coverSvg(slug: string, { width, height }: Size): string {
  const next = seededRandom(slug)
  const palette = palettes[Math.floor(next() * palettes.length)] ?? palettes[0]
  const draw = motifs[Math.floor(next() * motifs.length)] ?? terraces
  const art = draw(next, { width, height }, palette)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${palette.ground}"/>${art}</svg>`
}
