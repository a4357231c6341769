import { describe, expect, it } from 'vitest'

import { toCameraProblem, type CameraSurroundings } from './camera-problem'

const page: CameraSurroundings = { permission: null, isSecure: true, isInApp: false }
const refused = (name: string, message = '') => new DOMException(message, name)

describe('toCameraProblem', () => {
  it.each([
    ['NotAllowedError', 'Permission denied', 'denied'],
    ['NotAllowedError', 'Permission denied by system', 'denied-by-system'],
    ['NotAllowedError', 'Permission dismissed', 'dismissed'],
    ['PermissionDeniedError', '', 'denied'],
    ['SecurityError', '', 'denied'],
    ['NotFoundError', 'Requested device not found', 'missing'],
    ['DevicesNotFoundError', '', 'missing'],
    ['OverconstrainedError', '', 'missing'],
    ['NotReadableError', 'Could not start video source', 'busy'],
    ['TrackStartError', '', 'busy'],
    ['AbortError', 'Starting videoinput failed', 'busy'],
    ['TimeoutError', '', 'unanswered'],
    ['TypeError', 'getUserMedia is not a function', 'unsupported'],
  ])('%s (%s) is %s', (name, message, expected) => {
    expect(toCameraProblem(refused(name, message), page)).toBe(expected)
  })

  it('is dismissed, not denied, while the browser would ask again (Safari and Firefox use one name for both)', () => {
    expect(toCameraProblem(refused('NotAllowedError'), { ...page, permission: 'prompt' })).toBe('dismissed')
    expect(toCameraProblem(refused('NotAllowedError'), { ...page, permission: 'denied' })).toBe('denied')
  })

  it('reports missing https first, because nothing else can be fixed there', () => {
    expect(toCameraProblem(new TypeError('undefined'), { ...page, isSecure: false, isInApp: true })).toBe('insecure')
  })

  it.each(['NotAllowedError', 'TimeoutError', 'TypeError'])(
    'in an in-app browser, %s means leaving the app',
    (name) => {
      expect(toCameraProblem(refused(name), { ...page, isInApp: true })).toBe('in-app')
    },
  )

  it('in an in-app browser, a camera in use by another program is still busy', () => {
    expect(toCameraProblem(refused('NotReadableError'), { ...page, isInApp: true })).toBe('busy')
  })

  it('accepts a value that is not an error', () => {
    expect(toCameraProblem('no', page)).toBe('unsupported')
  })
})
