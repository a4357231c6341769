import { describe, expect, it, vi } from 'vitest'

import { standardFlow } from '@/lib/domain/account-opening/flows'
import { ok } from '@/lib/platform/result/result'

import type { ApplicationApi } from '../api/application-api'
import { blankSnapshot, type ApplicationSession } from '../session/application-session'
import { createUnreadApplication } from './unread-application'

function readApplication() {
  const session: ApplicationSession = {
    snapshot: () => blankSnapshot({ newId: () => 'a1', campaign: {}, flow: standardFlow }),
    subscribe: () => () => {},
    save: vi.fn<ApplicationSession['save']>(),
    send: vi.fn<ApplicationSession['send']>(),
    rememberTransactions: vi.fn<ApplicationSession['rememberTransactions']>(),
    claim: vi.fn<ApplicationSession['claim']>().mockResolvedValue(),
    handOver: vi.fn<ApplicationSession['handOver']>(),
    erase: vi.fn<ApplicationSession['erase']>(),
  }
  const checkIdentifiers = vi.fn<ApplicationApi['checkIdentifiers']>(async () => ok({ taken: [] }))
  const api = { checkIdentifiers } as unknown as ApplicationApi
  return { session, api, checkIdentifiers, application: { session, api, found: 'none' as const, isRead: true } }
}

describe('createUnreadApplication', () => {
  it('shows the first screen without answers', () => {
    const { session, isRead } = createUnreadApplication().application
    expect(session.snapshot()).toMatchObject({ data: {}, state: { screen: 'contact' }, ownership: 'this-tab' })
    expect(session.snapshot()).toBe(session.snapshot())
    expect(isRead).toBe(false)
  })

  it('loses nothing that was typed or sent before the draft was read', async () => {
    const { application, become } = createUnreadApplication()
    application.session.save({ mobile: '0900000123' })
    application.session.send({ type: 'back' })
    const answer = application.api.checkIdentifiers({ mobile: '0900000123', email: 'an@example.com' })
    const read = readApplication()
    become(read.application)
    expect(await answer).toEqual(ok({ taken: [] }))
    expect(read.session.save).toHaveBeenCalledWith({ mobile: '0900000123' })
    expect(read.session.send).toHaveBeenCalledWith({ type: 'back' })
    expect(read.checkIdentifiers).toHaveBeenCalledWith({ mobile: '0900000123', email: 'an@example.com' })
  })
})
