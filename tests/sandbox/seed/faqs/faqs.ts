import { paragraphs } from '../html'
import type { Localized, SeedFaq } from '../types'
import { identity, opening } from './account'
import type { FaqGroup } from './group'
import { fees, money } from './money'
import { platforms, products } from './platform'
import { margin, trading } from './trading'

const groups: readonly FaqGroup[] = [opening, identity, trading, margin, money, fees, platforms, products]

/** Forty-eight questions: 48 in Vietnamese, 32 in English, 24 in Korean. */
export const faqs: readonly SeedFaq[] = groups.flatMap(({ name, items }, group) =>
  items.map((item, index) => {
    const part = (which: 0 | 1): Localized => ({
      vi: item.vi[which],
      ...(item.en ? { en: item.en[which] } : {}),
      ...(item.ko ? { ko: item.ko[which] } : {}),
    })
    const answer = Object.entries(part(1)).map(([locale, text]) => [locale, paragraphs(text)])
    return {
      id: group * 10 + index + 1,
      group: { id: group + 1, name },
      question: part(0),
      answer: { ...part(1), ...Object.fromEntries(answer) },
      active: true,
    }
  }),
)
