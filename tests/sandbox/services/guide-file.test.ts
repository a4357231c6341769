import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'

import { createSeed } from '../seed/seed'
import { Content } from '../wire/content'
import { guideFile } from './guide-file'

const content = new Content(createSeed(new Date('2026-11-20T10:00:00+07:00')), 1)

/** A word that a reader of the title expects inside. */
it.each([
  ['guide_trading_vi', 'lệnh'],
  ['guide_trading_en', 'order'],
  ['guide_setup_vi', 'HTS'],
  ['guide_user_en', 'Withdraw'],
  ['guide_otp_en', 'PIN'],
  ['guide_risk_vi', 'ký quỹ'],
])('%s is a document of several pages about its title', async (code, word) => {
  const file = await guideFile(content, code)
  if (!file) throw new Error('no PDF')
  const document = await getDocument({ data: file.bytes }).promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
  expect(pages.length).toBeGreaterThanOrEqual(3)
  const times = pages.join(' ').normalize('NFC').split(word).length - 1
  expect(times).toBeGreaterThan(3)
})

it('knows no other files', async () => {
  expect(await guideFile(content, 'guide_trading_ko')).toBeUndefined()
  expect(await guideFile(content, 'homepage_title')).toBeUndefined()
})
