import { brotliDecompressSync } from 'node:zlib'

import { expect, it } from 'vitest'

import { Answer } from './answer'
import { encodingFor } from './encodings'
import { IdleImprover } from './improve-when-idle'
import { KeptAnswers } from './kept-answers'

const freshness = { until: 1_000, renderedAt: 0, tags: [] }

function answerOf(text: string, { status = 200, type = 'text/html' } = {}): Promise<Answer> {
  return Answer.of({ status, headers: [['content-type', type]], body: Buffer.from(text), freshness })
}

it('changes its ETag with its content only', async () => {
  const [one, same, other] = await Promise.all([answerOf('a'), answerOf('a'), answerOf('b')])
  expect(one.etag).toBe(same.etag)
  expect(one.etag).not.toBe(other.etag)
})

it('is improved to the same content in fewer bytes', async () => {
  const text = Array.from({ length: 3_000 }, (_, n) => `<li class="row">${(n * n) % 977}</li>`).join('')
  const answer = await answerOf(text)
  const before = (await answer.body('br')).bytes
  const improver = new IdleImprover()
  improver.add(answer)
  await improver.improveNext()
  // Nobody has asked for it yet.
  expect((await answer.body('br')).bytes).toBe(before)
  answer.hits = 3
  await improver.improveNext()
  const { bytes } = await answer.body('br')
  expect(bytes.length).toBeLessThan(before.length)
  expect(brotliDecompressSync(bytes).toString()).toBe(text)
})

it('stays within its bounds, and what does not exist evicts nothing that does', async () => {
  const answers = new KeptAnswers({ found: 50_000, other: 20_000 })
  answers.set('/', await answerOf('home'))
  await Array.fromAsync({ length: 100 }, async (_, n) => {
    answers.set(`/invented/${n}`, await answerOf(`missing ${n}`, { status: 404 }))
    answers.set(`/social/${n}.png`, await answerOf('x'.repeat(1_000), { type: 'image/png' }))
  })
  expect(answers.bytes).toBeLessThanOrEqual(70_000)
  expect(answers.get('/', 500)?.status).toBe(200)
  expect(answers.get('/invented/0', 500)).toBeUndefined()
  expect(answers.get('/social/99.png', 500)).toBeDefined()
})

it('forgets an answer that is too old, and the former one of a document that is gone', async () => {
  const answers = new KeptAnswers({ found: 50_000, other: 20_000 })
  answers.set('/a', await answerOf('found'))
  answers.set('/a', await answerOf('missing', { status: 404 }))
  expect(answers.get('/a', 999)?.status).toBe(404)
  expect(answers.get('/a', 1_000)).toBeUndefined()
  expect(answers.bytes).toBe(0)
})

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, BR;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('answers a client that accepts %s in %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
