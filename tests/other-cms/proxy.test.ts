import { afterAll, beforeAll, expect, it } from 'vitest'

import { checkContract } from '../contract-check/check'
import { useBackends } from '../contract/support/backends'
import { freePort } from './free-port'
import { type OtherCms, startOtherCms } from './proxy'

const backends = useBackends()
let cms: OtherCms

beforeAll(async () => {
  cms = await startOtherCms(backends.url, { api: await freePort(), media: await freePort() })
})
afterAll(() => cms.close())

it.each(['vi', 'en', 'kr'])(
  'answers every content call in %s, with rows left out and pictures elsewhere',
  async (locale) => {
    const checked = await checkContract({
      bases: { main: `${cms.url}/main/api`, news: `${cms.url}/news`, video: `${cms.url}/video` },
      locale,
      reportsPath: 'categories/fe/1441/article',
      timeoutMs: 60_000,
    })
    expect(checked.filter(({ verdict }) => verdict === 'breaks')).toEqual([])
    const remarks = checked.flatMap(({ details }) => details).join('\n')
    expect(remarks).toContain('rows left out')
    expect(remarks).toContain(`MEDIA_HOSTS=${cms.mediaUrl}`)
  },
)

it('spoils the lists of the account opening, of which the others remain', async () => {
  const checked = await checkContract({
    bases: { account: `${cms.url}/account`, trading: `${cms.url}/trading`, 'bank-list': `${cms.url}/bank-list` },
    locale: 'vi',
    reportsPath: '',
    timeoutMs: 60_000,
  })
  expect(checked.filter(({ verdict }) => verdict === 'breaks')).toEqual([])
  const spoiled = checked.filter(({ details }) => details.some((detail) => detail.startsWith('rows left out: 1')))
  expect(spoiled.map(({ call }) => call).toSorted()).toEqual([
    'GET bankBranches',
    'GET bankList',
    'GET bankList',
    'GET bankRegional',
    'GET city',
    'POST checkAccountNice',
    'POST getBankList',
    'POST getJobs (jobs)',
    'POST getJobs (positions)',
  ])
})

it('serves the media, and on their host nothing else', async () => {
  const slider = await fetch(`${cms.url}/main/api/fe/static-content`)
  const [picture] = new RegExp(`${cms.mediaUrl}/media/[\\w/.-]+`).exec(await slider.text()) ?? []
  expect((await fetch(picture ?? '')).status).toBe(200)
  expect((await fetch(`${cms.mediaUrl}/main/api/menu-fe`)).status).toBe(404)
})
