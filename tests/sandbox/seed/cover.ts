import { seededRandom } from '@/lib/platform/random/seeded-random'

/** Colours of the brand: indigo dye and bronze. Green and red are left to prices. */
const palettes = [
  { ground: '#0D1130', far: '#28348A', near: '#3442AB', line: '#A9B3FF', accent: '#E5A244' },
  { ground: '#161C4A', far: '#232B6E', near: '#28348A', line: '#C7CDF2', accent: '#C77A1E' },
  { ground: '#F1EFEA', far: '#C7CDF2', near: '#8F9BF5', line: '#28348A', accent: '#C77A1E' },
  { ground: '#28348A', far: '#3442AB', near: '#5260C8', line: '#C7CDF2', accent: '#E5A244' },
] as const

type Palette = (typeof palettes)[number]
type Size = { width: number; height: number }

const round = (value: number): string => value.toFixed(0)

/** Rice terraces, which are stacked areas too: layers of soft contours, each lower and nearer than the last. */
function terraces(next: () => number, { width, height }: Size, palette: Palette): string {
  const phase = next() * Math.PI * 2
  const layers = Array.from({ length: 7 }, (_, layer) => {
    const base = height * (0.28 + layer * 0.1)
    const swing = height * (0.05 + next() * 0.05)
    const points = Array.from({ length: 61 }, (_, index) => {
      const x = (width * index) / 60
      const y =
        base - (index / 60) * height * 0.12 + Math.sin(phase + layer * 0.7 + index * (0.088 + layer * 0.006)) * swing
      return `${round(x)} ${round(y)}`
    })
    const fill = layer % 2 === 0 ? palette.far : palette.near
    const path = `M${points.join('L')}L${width} ${height}L0 ${height}Z`
    return `<path d="${path}" fill="${fill}" fill-opacity="${round(0.35 + layer * 0.08)}"/><path d="M${points.join('L')}" fill="none" stroke="${palette.line}" stroke-opacity=".5" stroke-width="1.5"/>`
  })
  const sun = `<circle cx="${round(width * (0.6 + next() * 0.28))}" cy="${round(height * 0.24)}" r="${round(height * 0.085)}" fill="${palette.accent}"/>`
  return sun + layers.join('')
}

/**
 * An ornament drawn from a slug, for pictures that no post and no number belongs to: the same slug always gives the same
 * picture, and different ones look related. SVG text of
 * `width` x `height` pixels; it holds no text, script or reference to anything outside.
 */
export function coverSvg(slug: string, { width, height }: Size): string {
  const next = seededRandom(slug)
  const palette = palettes[Math.floor(next() * palettes.length)] ?? palettes[0]
  const art = terraces(next, { width, height }, palette)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${palette.ground}"/>${art}</svg>`
}
