import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button-class'
import { ArrowRight } from '@/components/ui/icons'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

/** The application of the company, which this page is to lead to. */
export function InstallApp({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('application.success.next.app')
  return (
    <a
      href={localizedPath(locale, '/e-trading#mobile-trading')}
      className={buttonClass({ size: 'large', block: true })}
    >
      {t('title')}
      <ArrowRight className="size-5 shrink-0" />
    </a>
  )
}

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
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-lead font-semibold">
        {t('title')}
      </h2>
      <ul className="grid sm:grid-cols-3 sm:gap-x-8 xl:gap-x-12">
        {steps.map(([name, path]) => (
          <li key={name}>
            <a
              href={localizedPath(locale, path)}
              className="group flex items-center gap-3 border-b border-hairline py-3.5 text-small font-semibold hover:text-primary"
            >
              <span className="min-w-0 grow">
                {t(`${name}.title`)}
                <span className="block text-min font-normal text-ink-2">{t(`${name}.text`)}</span>
              </span>
              <ArrowRight className="size-5 shrink-0 text-ink-3 transition-transform group-hover:translate-x-0.5" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
