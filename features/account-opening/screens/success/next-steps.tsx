import { useTranslations } from 'next-intl'

import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { NextRow } from './next-row'

/** What a new customer does after that, each with the page of the site that explains it. */
export function NextSteps({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('application.success.next')
  const steps = [
    // The guides are the editors' articles, so their addresses are theirs to change.
    ['deposit', `/search?q=${encodeURIComponent(t('deposit.query'))}`],
    ['order', '/learn'],
    ['market', '/market-news'],
  ] as const
  return (
    <section aria-labelledby="next-steps" className="flex flex-col">
      <h2 id="next-steps" className="text-lead font-semibold">
        {t('title')}
      </h2>
      <ul className="mt-3 grid grow auto-rows-fr divide-y divide-hairline border-y border-hairline">
        {steps.map(([name, path]) => (
          <NextRow key={name} href={localizedPath(locale, path)} title={t(`${name}.title`)} note={t(`${name}.text`)} />
        ))}
      </ul>
    </section>
  )
}
