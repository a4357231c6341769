import { getResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { readConfig } from '../config'
import { createSandbox, type RunnableSandbox } from '../create-sandbox'

let sandbox: RunnableSandbox

beforeEach(() => {
  sandbox = createSandbox({ config: readConfig({ REPORTS_PATH: '/research/reports' }) })
})

afterEach(() => sandbox.state.close())

async function call(path: string, init?: RequestInit): Promise<Response> {
  const response = await getResponse(sandbox.handlers, new Request(`http://sandbox.test${path}`, init))
  if (!response) throw new Error(`no answer to ${path}`)
  return response
}

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

describe('routes of the endpoint tables', () => {
  it('answer the list of reports at the path that is a setting of the site', async () => {
    const reports = await (await call('/main/api/research/reports?limit=3')).json()
    const category = await (await call('/main/api/categories/fe/1441/article?limit=3')).json()
    expect(reports.data).toHaveLength(3)
    expect(reports).toEqual(category)
    expect((await call('/main/api/reports')).status).toBe(404)
  })

  it('prefer a literal segment to a parameter', async () => {
    const { data } = await (await call('/main/api/categories/get_by_slug/bao-cao')).json()
    expect(data.id).toBe(1441)
    const related = await (await call('/news/article/related/5060')).json()
    expect(related.data).toHaveLength(4)
  })

  it('refuse a call without its secret before they read the body', async () => {
    const wrong = { mobile: 1 }
    const key = { 'access-key': sandbox.state.config.otpAccessKey }
    expect((await call('/trading/getSmsOtp', json(wrong))).status).toBe(401)
    expect((await call('/trading/getSmsOtp', json(wrong, { 'access-key': 'other' }))).status).toBe(403)
    expect((await call('/trading/getSmsOtp', json(wrong, key))).status).toBe(422)
    expect((await call('/identity/ekyc/v1/request/create', json({}))).status).toBe(401)
  })

  it.each([
    ['another content type', { ...json({ tp: 1 }), headers: { 'content-type': 'text/plain' } }, 415],
    ['a body that is not JSON', { ...json({}), body: '{' }, 400],
    ['a body that the schema refuses', json({ tp: 3 }), 422],
    ['another method', { method: 'PUT' }, 404],
  ])('refuse %s', async (_, init, status) => {
    expect((await call('/trading/getJobs', init)).status).toBe(status)
  })

  it('answer 201 to what was created and 200 to everything else', async () => {
    const contact = { name: 'Mẫu', email: 'mau@example.com', phone: '0912345678', message: 'Xin chào' }
    expect((await call('/main/api/contacts', json(contact))).status).toBe(201)
    expect((await call('/trading/getJobs', json({ tp: 1 }))).status).toBe(200)
  })
})
