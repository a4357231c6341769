import { describe, expect, it } from 'vitest'

import type { Branch } from '@/lib/backends/main/shell'

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

  it('puts the label on the left if another city is close in the east', () => {
    expect(cities.map(({ labelSide }) => labelSide)).toEqual(['inland', 'left', 'right'])
  })

  it('puts the label of Saigon inland, off the islands of Truong Sa', () => {
    expect(toCities([saigon])).toMatchObject([{ labelSide: 'inland' }])
  })

  it('puts the label of Da Nang on the left, off the islands of Hoang Sa', () => {
    const danang = branch(5, '78 Bạch Đằng, Đà Nẵng', 'Đà Nẵng', { lat: 16.0678, lng: 108.2245 })
    expect(toCities([danang])).toMatchObject([{ labelSide: 'left' }])
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
