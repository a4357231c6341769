import 'server-only'

import { optionalContent } from '@/lib/content/require-content'
import { loadVacancy } from '@/lib/content/vacancies'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import type { Locale } from '@/lib/platform/i18n/locales'

import { jobPay } from './job-pay'

/** How many jobs have their pay looked up: lists carry no job texts, so each lookup is a call until it is cached. */
const most = 24

/** Pay by job id, as stated in the job's text; jobs whose text states none are left out. */
export async function loadJobPay(ids: readonly number[], locale: Locale): Promise<Readonly<Record<number, string>>> {
  const pays = await Promise.all(
    ids.slice(0, most).map(async (id) => {
      const job = await optionalContent(loadVacancy(String(id), locale))
      const pay = jobPay(toArticleHtml(job?.content ?? '', '').html, locale)
      return pay === null ? null : ([id, pay.amount] as const)
    }),
  )
  return Object.fromEntries(pays.filter((pay) => pay !== null))
}
