import type { Branch } from '@/lib/backends/main/shell'

interface Place {
  readonly lat: number
  readonly lng: number
}

/** Where the name of a city is written on the map: the end of the line from its marker, on the side of it that the name is not. */
export interface MapLabel extends Place {
  /** Side of its line on which the name is. */
  readonly side: 'west' | 'east'
}

/** Branches of one city or province, which share a marker on the map. */
export interface City {
  /** Fragment of the city's section: `city-1` is the city whose first branch has the id 1. */
  readonly id: string
  readonly name: string
  readonly branches: readonly Branch[]
  /** Centre of its branches; null if none has coordinates. */
  readonly location: Place | null
  /** Null without a location. */
  readonly label: MapLabel | null
}

/** Seats of branches with the place of their name: at sea or beyond the border, clear of the land and of every island. */
const labels: readonly (MapLabel & { readonly of: Place })[] = [
  { of: { lat: 21.03, lng: 105.83 }, lat: 22.35, lng: 107.5, side: 'east' }, // Hà Nội
  { of: { lat: 20.85, lng: 106.68 }, lat: 20.15, lng: 107.4, side: 'east' }, // Hải Phòng
  { of: { lat: 18.67, lng: 105.69 }, lat: 18.67, lng: 106.75, side: 'east' }, // Vinh
  { of: { lat: 16.06, lng: 108.21 }, lat: 16.06, lng: 106.5, side: 'west' }, // Đà Nẵng
  { of: { lat: 12.25, lng: 109.19 }, lat: 12.25, lng: 110, side: 'east' }, // Nha Trang
  { of: { lat: 10.77, lng: 106.69 }, lat: 12.5, lng: 106.2, side: 'west' }, // Sài Gòn
  { of: { lat: 10.03, lng: 105.78 }, lat: 9.05, lng: 104.5, side: 'west' }, // Cần Thơ
]

/** Degrees within which a city is one of those seats. */
const near = 0.4

/** Groups branches by city, in the order of the list. A branch whose address names no city is a group of its own. */
export function toCities(branches: readonly Branch[]): readonly City[] {
  const groups = Map.groupBy(branches, ({ city, name }) => city ?? name)
  return [...groups].map(([name, members]) => {
    const location = centreOf(members)
    return { id: `city-${members[0]?.id}`, name, branches: members, location, label: location && labelOf(location) }
  })
}

function centreOf(branches: readonly Branch[]): Place | null {
  const places = branches.flatMap(({ location }) => location ?? [])
  if (places.length === 0) return null
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { lat: mean(places.map(({ lat }) => lat)), lng: mean(places.map(({ lng }) => lng)) }
}

/** Of a city that has no place of its own, the name is to the west, where there are no archipelagos. */
function labelOf({ lat, lng }: Place): MapLabel {
  const known = labels.find(({ of }) => Math.abs(of.lat - lat) < near && Math.abs(of.lng - lng) < near)
  return known ?? { lat, lng: lng - 0.7, side: 'west' }
}
