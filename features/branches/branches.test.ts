import { describe, expect, it } from 'vitest'

import { mapSize, mapX, mapY } from '@/components/art/vietnam-projection'
import type { Branch } from '@/lib/backends/main/shell'
import shapes from '@/tests/drawings/vietnam-outline.json'
import { branches } from '@/tests/sandbox/seed/company'

import { toCities } from './cities'
import { directionsHref } from './directions'
import { kilometresBetween, nearestBranch } from './distance'

const branch = (id: number, address: string, city: string | null, location: Branch['location'] = null): Branch => ({
  id,
  name: `Branch ${id}`,
  address,
  city,
  telephones: [],
  emails: [],
  location,
})

const saigon = branch(1, '88 Hàm Nghi, TP. Hồ Chí Minh', 'TP. Hồ Chí Minh', { lat: 10.7714, lng: 106.7045 })
const cantho = branch(2, '60 Hòa Bình, Cần Thơ', 'Cần Thơ', { lat: 10.0341, lng: 105.7852 })
const cholon = branch(3, '215 Châu Văn Liêm, TP. Hồ Chí Minh', 'TP. Hồ Chí Minh', { lat: 10.7536, lng: 106.6594 })
const moving = branch(4, 'Vinh, Nghệ An', null)

/** The corners of the outline, which is in half units and relative, and the islets of the archipelagos. */
const landmarks: readonly (readonly [number, number])[] = [
  ...shapes.outline.split('M').flatMap((shape) => {
    let [x, y] = [0, 0]
    return shape.split('l').flatMap((step) => {
      const [dx, dy] = step.match(/-?\d+/g)?.map(Number) ?? []
      if (dx === undefined || dy === undefined) return []
      x += dx
      y += dy
      return [[x / 2, y / 2] as const]
    })
  }),
  ...shapes.archipelagos.map(([lng = 0, lat = 0]) => [mapX(lng), mapY(lat)] as const),
]

describe('toCities', () => {
  const cities = toCities([saigon, cantho, cholon, moving])

  it('groups by city in the order of the list', () => {
    expect(cities.map(({ name, branches }) => [name, branches.map(({ id }) => id)])).toEqual([
      ['TP. Hồ Chí Minh', [1, 3]],
      ['Cần Thơ', [2]],
      ['Branch 4', [4]],
    ])
  })

  it("places the marker at the centre of a city's branches, and none without coordinates", () => {
    expect(cities[0]?.location?.lat).toBeCloseTo(10.7625)
    expect(cities[2]?.location).toBeNull()
  })

  it('has a place for the name of a city that it does not know, and none without coordinates', () => {
    const [somewhere] = toCities([branch(6, 'Quy Nhơn, Gia Lai', 'Gia Lai', { lat: 13.77, lng: 109.22 })])
    expect(somewhere?.label).toMatchObject({ lat: 13.77, side: 'west' })
    expect(cities[2]?.label).toBeNull()
  })

  it('writes the names of our cities clear of the coast, the islands and the archipelagos', () => {
    const places = branches.map(({ id, location, region }) => branch(id, '', region.vi, location))
    // Widths of the map in px, on a phone and beside a list.
    for (const width of [256, 336]) {
      for (const { name, label } of toCities(places)) {
        if (label === null) throw new Error(name)
        const scale = mapSize.width / width
        const [end, middle] = [mapX(label.lng), mapY(label.lat)]
        const long = name.length * 7.5 * scale
        const [from, to] = label.side === 'east' ? [end, end + long] : [end - long, end]
        const inTheWay = landmarks.filter(([x, y]) => x > from && x < to && Math.abs(y - middle) < 9 * scale)
        expect(inTheWay, `${name}, ${width} px`).toEqual([])
      }
    }
  })
})

describe('nearestBranch', () => {
  it('computes the distance from Saigon to Can Tho', () => {
    expect(kilometresBetween({ lat: 10.7714, lng: 106.7045 }, { lat: 10.0341, lng: 105.7852 })).toBeCloseTo(130, -1)
  })

  it('skips branches without coordinates', () => {
    expect(nearestBranch([moving, saigon, cantho], { lat: 10, lng: 105.8 })?.branch).toBe(cantho)
    expect(nearestBranch([moving], { lat: 10, lng: 105.8 })).toBeNull()
  })
})

it('links to the coordinates of a branch, or else to its address', () => {
  expect(directionsHref(saigon)).toBe('https://www.google.com/maps/dir/?api=1&destination=10.7714%2C106.7045')
  expect(directionsHref(moving)).toBe('https://www.google.com/maps/dir/?api=1&destination=Vinh%2C+Ngh%E1%BB%87+An')
})
