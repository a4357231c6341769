import type { Branch } from '@/lib/backends/main/shell'

type Place = NonNullable<Branch['location']>

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres. */
export function kilometresBetween(a: Place, b: Place): number {
  const haversine =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(haversine))
}

/** The branch closest to `here`; null if no branch has coordinates. */
export function nearestBranch(branches: readonly Branch[], here: Place) {
  const distances = branches.flatMap((branch) =>
    branch.location ? [{ branch, kilometres: kilometresBetween(here, branch.location) }] : [],
  )
  return distances.toSorted((a, b) => a.kilometres - b.kilometres)[0] ?? null
}
