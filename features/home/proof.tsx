import { getFormatter, getTranslations } from 'next-intl/server'

import { loadFaqs } from '@/lib/content/faqs'
import { loadReports } from '@/lib/content/reports'
import { optionalContent } from '@/lib/content/require-content'
import { loadBranches } from '@/lib/content/branches'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Four figures counted from the site's own data; omits those that cannot be loaded. */
export async function Proof({ locale }: { locale: Locale }) {
  const t = await getTranslations('home')
  const format = await getFormatter()
  const [branches, reports, faqs] = await Promise.all([
    optionalContent(loadBranches(locale)),
    optionalContent(loadReports(locale, 5)),
    optionalContent(loadFaqs(locale, 5)),
  ])
  const figures = [
    { key: 'branches', value: branches?.length },
    { key: 'reports', value: reports?.total },
    { key: 'questions', value: faqs?.total },
    { key: 'fee', value: 0 },
  ] as const
  return (
    <section aria-label={t('proof.label')} className="border-b border-hairline">
      <dl className="container-page grid grid-cols-2 divide-hairline py-10 lg:grid-cols-4 lg:divide-x lg:py-12">
        {figures.map(({ key, value }) =>
          value === undefined ? null : (
            <div key={key} className="flex flex-col-reverse justify-end gap-1 py-4 pr-4 lg:px-8 lg:first:pl-0">
              <dt className="text-small text-ink-2">{t(`proof.${key}`)}</dt>
              <dd className="num text-h1 text-ink">
                {key === 'fee' ? format.number(value, { style: 'currency', currency: 'VND' }) : format.number(value)}
              </dd>
            </div>
          ),
        )}
      </dl>
      <p className="container-page pb-6 text-min text-ink-3">{t('illustrative')}</p>
    </section>
  )
}
