/** `npm run content:stats`: how much there is to read, and whether articles repeat each other. */
import { locales } from '@/lib/platform/i18n/locales'

import { createSeed } from '../seed/seed'
import { learningMinutes, type Length, lengthsOf, lessons, newsAndReports } from './content-stats'
import { openings, sharedSentences } from './sentences'

const seed = createSeed(new Date())

function table(rows: readonly Length[]): void {
  console.table(Object.fromEntries(rows.map(({ slug, length }) => [slug, length])))
}

console.log('Lessons of the learning path (words; Korean: characters)')
table(lengthsOf(seed, lessons))
for (const locale of locales) console.log(`Learning path, ${locale}: ${learningMinutes(seed, locale)} minutes`)

const others = [
  'nha-dau-tu-nuoc-ngoai',
  'chinh-sach-bao-mat',
  'dieu-khoan-su-dung',
  'quyen-du-lieu-ca-nhan',
  'cong-bo-rui-ro',
]
console.log('\nGuide for foreign investors and legal texts (words; Korean: characters)')
table(lengthsOf(seed, others))

const texts = newsAndReports()
console.log('\nMarket news and reports')
for (const { locale, texts: count, distinct } of openings(texts)) {
  console.log(`${locale}: ${count} texts, ${distinct} different openings`)
}

const shared = sharedSentences(texts)
for (const { locale, sentence, slugs } of shared) console.error(`${locale}: ${slugs.join(', ')}: ${sentence}`)
console.log(shared.length === 0 ? 'No two of them share a sentence.' : `${shared.length} sentences are shared.`)
process.exitCode = shared.length === 0 ? 0 : 1
