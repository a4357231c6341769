import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { gatewayForTest, testEnv } from '@/tests/factories/gateway'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const pdf = new File(['%PDF-1.7 of a test'], 'cv.pdf', { type: 'application/pdf' })

/** A main API that stores files and removes whatever it is told to. */
function storage() {
  const removed: string[] = []
  let stored = 0
  server.use(
    http.post(`${testEnv.MAIN_API_URL}/common/upload-fe`, () => {
      stored += 1
      return HttpResponse.json({ data: { uri: `/uploads/cv/${stored}.pdf` } })
    }),
    http.post<never, { url: string }>(`${testEnv.MAIN_API_URL}/common/upload/remove`, async ({ request }) => {
      removed.push((await request.json()).url)
      return HttpResponse.json({ data: { removed: true } })
    }),
  )
  return removed
}

/** A browser with the cookies of uploads. */
function openBrowser() {
  const { call } = gatewayForTest()
  let cookie = ''
  return {
    async upload(): Promise<string> {
      const form = new FormData()
      form.set('type', 'cv')
      form.set('file', pdf)
      const answer = await call('main/common/upload-fe', { form, headers: { cookie } })
      const [set = ''] = answer.headers.getSetCookie()
      cookie = set.slice(0, set.indexOf(';'))
      expect(set).toMatch(/^__Host-uploads=.*; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
      const { data } = (await answer.json()) as { data: { uri: string } }
      return data.uri
    },
    remove: async (url: string, sent = cookie) =>
      (await call('main/common/upload/remove', { json: { url }, headers: { cookie: sent } })).status,
    get cookie() {
      return cookie
    },
  }
}

describe('uploaded files', () => {
  it('are removed by the browser that uploaded them, each of several', async () => {
    const removed = storage()
    const browser = openBrowser()
    const [first, second] = [await browser.upload(), await browser.upload()]
    expect([await browser.remove(first), await browser.remove(second)]).toEqual([200, 200])
    expect(removed).toEqual([first, second])
  })

  it('cannot be removed by another visitor, whatever the cookie says', async () => {
    const removed = storage()
    const [victim, thief] = [openBrowser(), openBrowser()]
    const url = await victim.upload()
    await thief.upload()
    expect(await thief.remove(url)).toBe(403)
    expect(await thief.remove(url, '')).toBe(403)
    expect(await thief.remove(url, `${thief.cookie}.`)).toBe(403)
    expect(await victim.remove('/uploads/cv/another.pdf')).toBe(403)
    expect(removed).toEqual([])
  })
})
