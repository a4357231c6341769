import { expect, it } from 'vitest'

import { firmContent } from '@/lib/domain/company/firm'
import { waivedDays, waiverNoticeDays } from '@/lib/domain/company/rates'
import { locales } from '@/lib/platform/i18n/locales'
import { createSeed } from '@/tests/sandbox/seed/seed'

it('agrees with the days of the post about them in every language', () => {
  const { posts } = createSeed(new Date('2026-11-20T09:00:00+07:00'))
  const content = posts.find(({ slug }) => slug === firmContent.waiverSlug)?.content
  for (const locale of locales) {
    const timeline = /<ol class="timeline">[\s\S]*?<\/ol>/.exec(content?.[locale] ?? '')?.[0] ?? ''
    const days = Array.from(timeline.matchAll(/<strong>\D*(\d+)/g), ([, day]) => Number(day))
    expect([locale, days]).toEqual([locale, expect.arrayContaining([1, waivedDays - waiverNoticeDays, waivedDays + 1])])
  }
})
