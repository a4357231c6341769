import { describe, expect, it } from 'vitest'

import { recordingHttp } from '@/tests/factories/recording-http'

import { createMainApi } from './main-api'

const emptyPage = { data: [], current_page: 1, last_page: 0, total: 0 }

const defaults = { paging: 1, direction: 'desc', page: 1, active: 1 }

describe('defaults of docs/specification.md#main-api', () => {
  it.each([
    ['postsOfCategory', 'GET categories/fe/4/article', { ...defaults, sort: 'published_at', limit: 5 }],
    ['reports', 'GET reports', { ...defaults, sort: 'published_at', limit: 5 }],
    ['faqs', 'GET faqs', { ...defaults, sort: 'id', limit: 10 }],
    ['histories', 'GET histories', { ...defaults, sort: 'time', limit: 1000 }],
    ['recruitments', 'GET recruitments', { paging: 1, direction: 'desc', page: 1, sort: 'id', limit: 4 }],
    ['recruitmentsOfPage', 'GET recruitments/', { paging: 1, direction: 'desc', page: 1, sort: 'id', limit: 4 }],
  ] as const)('%s', async (method, call, query) => {
    const { http, calls } = recordingHttp(emptyPage)
    const api = createMainApi(http)
    await (method === 'postsOfCategory' ? api.postsOfCategory(4) : api[method]())
    expect(calls).toEqual([{ call, query }])
  })

  it('requests the given page and branch', async () => {
    const { http, calls } = recordingHttp(emptyPage)
    await createMainApi(http).recruitments({ page: 3, branch: 2 })
    await createMainApi(http).recruitmentsOfPage({ page: 3, branch: 2 })
    const query = { paging: 1, sort: 'id', direction: 'desc', page: 3, limit: 4, branch: 2 }
    expect(calls).toEqual([
      { call: 'GET recruitments', query },
      { call: 'GET recruitments/', query },
    ])
  })
})

describe('calculator', () => {
  it('sends either months or years and maps every amount', async () => {
    const sums = { amount: 1, future_amount: 2, total_investment: 3, profit: 4 }
    const { http, calls } = recordingHttp({ data: sums })
    const api = createMainApi(http)
    const saving = await api.periodicSaving({ money: 5_000_000, profit: 8, years: 10 })
    expect(saving).toEqual({ ok: true, value: { amount: 1, futureAmount: 2, totalInvestment: 3, profit: 4 } })
    await api.lumpSum({ money: 5_000_000, profit: 8, months: 6 })
    expect(calls).toEqual([
      { call: 'GET investment/calculator/sip', query: { money: 5_000_000, profit: 8, year: 10 } },
      { call: 'GET investment/calculator/profit', query: { money: 5_000_000, profit: 8, month: 6 } },
    ])
  })
})

describe('CV upload', () => {
  it('sends the file with type cv and returns the stored path', async () => {
    const { http, calls } = recordingHttp({ data: { uri: '/cv/1.pdf' } })
    const answer = await createMainApi(http).uploadCv(new File(['%PDF-'], 'cv.pdf'))
    expect(answer).toEqual({ ok: true, value: '/cv/1.pdf' })
    expect([calls[0]?.call, calls[0]?.form?.get('type')]).toEqual(['POST common/upload-fe', 'cv'])
  })
})
