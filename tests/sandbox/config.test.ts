import { describe, expect, it } from 'vitest'

import { readConfig, refusesToStart } from './config'

describe('the sandbox process', () => {
  it('refuses production that does not ask for it', () => {
    expect(refusesToStart({ NODE_ENV: 'production' })).toBe(true)
    expect(refusesToStart({ NODE_ENV: 'production', SANDBOX: '1' })).toBe(false)
    expect(refusesToStart({ NODE_ENV: 'development' })).toBe(false)
  })

  it('keeps the state of every port in a folder of its own', () => {
    expect(readConfig({ SANDBOX_PORT: '4020' }).directory).toBe('.sandbox/4020')
    expect(readConfig({ SANDBOX_DIR: 'elsewhere', SANDBOX_SCALE: '5' })).toMatchObject({
      directory: 'elsewhere',
      scale: 5,
    })
    expect(() => readConfig({ SANDBOX_SCALE: 'many' })).toThrow('SANDBOX_SCALE')
  })
})
