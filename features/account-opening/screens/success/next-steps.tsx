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
      <ol className="grid max-sm:divide-y max-sm:divide-hairline max-sm:border-y max-sm:border-hairline sm:grid-cols-3 sm:gap-4">
        {steps.map(([name, path], index) => (
          <li key={name}>
            <a
              href={localizedPath(locale, path)}
              className="group grid h-full grid-cols-[1.5rem_minmax(0,1fr)_auto] content-start items-center gap-x-3 py-3.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-y-1 sm:rounded-card sm:border sm:border-hairline sm:p-5 sm:hover:border-ink"
            >
              <span className="row-span-2 num text-h3 leading-none font-bold text-bronze sm:col-start-1 sm:row-span-1 sm:row-start-1">
                {index + 1}
              </span>
              <span className="font-semibold group-hover:text-primary sm:col-span-2 sm:row-start-2 sm:mt-3">
                {t(`${name}.title`)}
              </span>
              <ArrowRight className="row-span-2 size-5 shrink-0 text-primary transition-transform group-hover:translate-x-0.5 sm:col-start-2 sm:row-span-1 sm:row-start-1" />
              <span className="col-start-2 text-small text-ink-2 sm:col-span-2 sm:col-start-1">
                {t(`${name}.text`)}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
