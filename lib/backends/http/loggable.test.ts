import { describe, expect, it } from 'vitest'

import { loggable } from './loggable'

describe('loggable', () => {
  it("keeps names and codes but none of the backend's texts", () => {
    const fields = { banner: ['an@example.com exists'], byField: { email: ['an@example.com exists'] }, indexed: [] }
    const failure = { kind: 'field-errors', status: 422, fields, correlationId: 'c1' } as const
    expect(loggable(failure)).toEqual({ kind: 'field-errors', status: 422, correlationId: 'c1', fields: ['email'] })
    const server = { kind: 'server', status: 500, message: 'Nguyen Thi Mau' } as const
    expect(JSON.stringify(loggable(server))).not.toContain('Mau')
  })
})
