import { useTranslations } from 'next-intl'

import { ArrowRight } from '@/components/ui/icons'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

/** What a new customer does first, with the page of the site that explains it. */
export function NextSteps({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('application.success.next')
  const steps = [
    ['app', '/e-trading#mobile-trading'],
    // The guides are the editors' articles, so their addresses are theirs to change.
    ['deposit', `/search?q=${encodeURIComponent(t('deposit.query'))}`],
    ['order', '/learn'],
  ] as const
  return (
    <section aria-labelledby="next-steps" className="grid gap-3">
      <h2 id="next-steps" className="text-h3">
        {t('title')}
      </h2>
      <ol className="grid gap-3 sm:grid-cols-3">
        {steps.map(([name, path], index) => (
          <li key={name}>
            <a
              href={localizedPath(locale, path)}
              className="group grid h-full content-start gap-1 rounded-card border border-hairline p-4 hover:border-ink"
            >
              <span className="num text-min font-bold text-bronze">{index + 1}</span>
              <span className="flex items-center justify-between gap-2 font-semibold">
                {t(`${name}.title`)}
                <ArrowRight className="size-5 shrink-0 text-primary" />
              </span>
              <span className="text-small text-ink-2">{t(`${name}.text`)}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
