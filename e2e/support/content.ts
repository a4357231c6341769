import type { APIRequestContext } from '@playwright/test'
import { z } from '@/lib/platform/zod/zod'

import { resolveLocalised } from '../../lib/backends/localised-text.ts'
import { postPageResponseSchema } from '../../lib/backends/main/content-schemas.ts'
import { type Locale, toWireLocale } from '../../lib/platform/i18n/locales.ts'

export interface Article {
  readonly slug: string
  readonly title: Readonly<Record<Locale, string | null>>
  readonly languages: readonly Locale[]
}

/** Category of company news and of guides (docs/specification.md#constants-and-limits). */
export const categories = { companyNews: 1, guides: 6 } as const

/** Articles of a category that exist in a language, newest first, as the CMS has them. */
export async function articlesOf(
  request: APIRequestContext,
  sandboxUrl: string,
  category: number,
  locale: Locale = 'vi',
): Promise<Article[]> {
  const query = 'paging=1&sort=published_at&direction=desc&page=1&limit=100&active=1'
  const response = await request.get(`${sandboxUrl}/main/api/categories/fe/${category}/article?${query}`, {
    headers: { locale: toWireLocale(locale) },
  })
  const { data } = postPageResponseSchema.parse(z.json().parse(await response.json()))
  return data.map(({ slug, title }) => ({
    slug,
    title: {
      vi: resolveLocalised(title, 'vi').text,
      en: resolveLocalised(title, 'en').text,
      ko: resolveLocalised(title, 'ko').text,
    },
    languages: resolveLocalised(title, 'vi').locales,
  }))
}
