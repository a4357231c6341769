import { expect, it } from 'vitest'

import { rates } from '@/lib/domain/company/rates'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import { locales } from '@/lib/platform/i18n/locales'
import en from '@/messages/en.json'
import ko from '@/messages/ko.json'
import vi from '@/messages/vi.json'
import { createSeed } from '@/tests/sandbox/seed/seed'

import { productFacts } from './product-facts'

const messages = { vi, en, ko }
const { posts } = createSeed(new Date('2026-11-20T09:00:00+07:00'))

/** That a warrant can lose no more than was paid for it has no number. */
const counted = [...productFacts].filter(([, key]) => key !== 'warrants')

it.each(counted)('says of “%s” what its post says in every language', (slug, key) => {
  for (const locale of locales) {
    const { figure, note } = messages[locale].home.products.facts[key]
    const said = `${figure.replace('{rate}', formatPercent(rates.margin, locale))}; ${note}`
    const text = posts.find((post) => post.slug === slug)?.content[locale]?.replaceAll(/<[^>]+>/g, ' ')
    for (const number of said.match(/\d[\d.,]*\d%?|\d%/g) ?? ['?'])
      expect([locale, text]).toEqual([locale, expect.stringContaining(number)])
  }
})
