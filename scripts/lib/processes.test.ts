import { expect, test, vi } from 'vitest'

import { run, start } from './processes.mjs'

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('stopping a command also ends its child processes', async () => {
  const script = 'sleep 600 & echo "child $!"; wait'
  const server = start({ name: 'server', command: 'sh', args: ['-c', script] })
  const child = await vi.waitFor(() => {
    const [, pid] = /child (\d+)/.exec(server.tail()) ?? []
    if (!pid) throw new Error('not started yet')
    return Number(pid)
  })
  expect(isAlive(child)).toBe(true)
  await server.stop()
  await vi.waitFor(() => expect(isAlive(child)).toBe(false))
  expect(isAlive(server.pid)).toBe(false)
})

test('a failed command reports its code and output', async () => {
  const result = await run({ name: 'check', command: 'sh', args: ['-c', 'echo wrong >&2; exit 3'] })
  expect(result).toMatchObject({ name: 'check', code: 3, output: 'wrong' })
})

test('a command that does not exist is a failure, not a crash', async () => {
  const result = await run({ name: 'check', command: 'no-such-command' })
  expect(result.code).not.toBe(0)
  expect(result.output).toContain('no-such-command')
})
