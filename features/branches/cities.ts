import type { Branch } from '@/lib/backends/main/shell'

/** Branches of one city or province, which share a marker on the map. */
export interface City {
  /** Fragment of the city's section: `city-1` is the city whose first branch has the id 1. */
  readonly id: string
  readonly name: string
  readonly branches: readonly Branch[]
  /** Centre of its branches; null if none has coordinates. */
  readonly location: { readonly lat: number; readonly lng: number } | null
  /**
   * Side of the marker on which the label has room; `above` is on land, which is wide enough for it there, and so is `inland`, where
   * there are islands to the right.
   */
  readonly labelSide: 'left' | 'right' | 'above' | 'inland'
}

/** Differences of latitude and longitude, in degrees, below which two labels would overlap. */
const minLatDifference = 1
const minLngDifference = 3

/** Latitude from which on the country is wider than a name. */
const wideFrom = 20

/** Latitudes of Hoàng Sa and of Trường Sa, whose islands a name to the east would cover. */
const hoangSa = { from: 15.5, to: 17.5 }
const truongSa = { from: 7, to: 11.5 }

/** Groups branches by city, in the order of the list. A branch whose address names no city is a group of its own. */
export function toCities(branches: readonly Branch[]): readonly City[] {
  const groups = Map.groupBy(branches, ({ city, name }) => city ?? name)
  const cities = [...groups].map(([name, members]) => ({
    id: `city-${members[0]?.id}`,
    name,
    branches: members,
    location: centreOf(members),
  }))
  return cities.map((city) => {
    const hasEast = cities.some(({ location }) => isJustEastOf(city.location, location))
    const lat = city.location?.lat ?? 0
    const facesHoangSa = lat > hoangSa.from && lat < hoangSa.to
    const facesTruongSa = lat > truongSa.from && lat < truongSa.to
    const labelSide =
      hasEast && lat > wideFrom ? 'above' : hasEast || facesHoangSa ? 'left' : facesTruongSa ? 'inland' : 'right'
    return { ...city, labelSide }
  })
}

function centreOf(branches: readonly Branch[]): City['location'] {
  const places = branches.flatMap(({ location }) => location ?? [])
  if (places.length === 0) return null
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { lat: mean(places.map(({ lat }) => lat)), lng: mean(places.map(({ lng }) => lng)) }
}

function isJustEastOf(place: City['location'], other: City['location']): boolean {
  if (place === null || other === null) return false
  const east = other.lng - place.lng
  return east > 0 && east < minLngDifference && Math.abs(other.lat - place.lat) < minLatDifference
}
