import { expect, it } from 'vitest'

import { careerPath, jobListQueryOf } from './job-list-address'

it.each([
  [{ branch: null, page: 1 }, '/career'],
  [{ branch: 3, page: 1 }, '/career?branch=3'],
  [{ branch: null, page: 2 }, '/career?page=2'],
  [{ branch: 3, page: 2 }, '/career?branch=3&page=2'],
])('%o is at %s', (place, path) => {
  expect(careerPath(place)).toBe(path)
  expect(jobListQueryOf(path.slice('/career'.length))).toEqual(place)
})

it.each(['?branch=x&page=0', '?branch=-1&page=1e9', '?branch=&page=', '?utm_source=momo'])(
  '%s names the first page of all',
  (search) => {
    expect(jobListQueryOf(search)).toEqual({ branch: null, page: 1 })
  },
)
