import { seededRandom } from '@/lib/platform/random/seeded-random'

/** One ring of the drum: a circle, a row of teeth, of dots, of birds' wings or of rays. */
type RingKind = 'line' | 'teeth' | 'dots' | 'dashes'

const kinds: readonly RingKind[] = ['teeth', 'dots', 'dashes', 'line']

export interface DrumRingsProps {
  seed: string
  /** Rings around the star. */
  rings?: number
}

/**
 * The face of a bronze drum: a star with rays in the middle, rings of teeth, dots and dashes around it. Drawn in the
 * current text colour. Decoration only.
 */
export function DrumRings({ seed, rings = 6 }: DrumRingsProps) {
  const random = seededRandom(`drum:${seed}`)
  const rays = 10 + 2 * Math.floor(random() * 3)
  const step = (96 - 26) / rings
  return (
    <g transform="translate(100 100)" fill="none" stroke="currentColor">
      <path d={star(rays, 8, 22)} fill="currentColor" stroke="none" />
      <circle r="26" strokeWidth="1" />
      {Array.from({ length: rings }, (_, index) => {
        const radius = 26 + step * (index + 0.5)
        const kind = kinds[Math.floor(random() * kinds.length)] ?? 'line'
        return <Ring key={index} kind={kind} radius={radius} depth={step} />
      })}
      <circle r="96" strokeWidth="1.5" />
    </g>
  )
}

function Ring({ kind, radius, depth }: { kind: RingKind; radius: number; depth: number }) {
  const around = Math.round((2 * Math.PI * radius) / (depth * 0.62))
  const outer = <circle r={(radius + depth / 2).toFixed(1)} strokeWidth="0.6" />
  switch (kind) {
    case 'teeth':
      return (
        <g>
          <path
            d={star(around, radius - depth * 0.36, radius + depth * 0.36)}
            strokeWidth="0.8"
            strokeLinejoin="round"
          />
          {outer}
        </g>
      )
    case 'dots':
      return (
        <g>
          <circle
            r={radius.toFixed(1)}
            strokeWidth={(depth * 0.32).toFixed(1)}
            strokeLinecap="round"
            pathLength={around}
            strokeDasharray="0 1"
          />
          {outer}
        </g>
      )
    case 'dashes':
      return (
        <g>
          <circle
            r={radius.toFixed(1)}
            strokeWidth={(depth * 0.42).toFixed(1)}
            pathLength={around * 2}
            strokeDasharray="0.5 1.5"
          />
          {outer}
        </g>
      )
    case 'line':
      return (
        <g>
          <circle r={radius.toFixed(1)} strokeWidth="0.6" />
          {outer}
        </g>
      )
  }
}

/** Path of a star of `points` rays between two radii. */
function star(points: number, inner: number, outer: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2
    const radius = index % 2 === 0 ? outer : inner
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`
  })
  return `M${corners.join(' ')}Z`
}
