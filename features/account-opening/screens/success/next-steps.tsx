import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { ArrowRight } from '@/components/ui/icons'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

const tile =
  'group grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-4 rounded-card border p-4 transition-colors sm:px-5'
const first = 'border-transparent bg-button text-on-button hover:bg-button-hover'
const other = 'border-hairline-strong hover:border-ink'

/** What a new customer does, each with the page of the site that explains it; the first is what this page is to lead to. */
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
      <ol className="grid gap-3">
        {steps.map(([name, path], index) => (
          <li key={name}>
            <a href={localizedPath(locale, path)} className={clsx(tile, index === 0 ? first : other)}>
              <span aria-hidden="true" className="row-span-2 num text-h3 leading-none font-bold">
                {index + 1}
              </span>
              <span className="font-semibold">{t(`${name}.title`)}</span>
              <ArrowRight className="row-span-2 size-5 shrink-0 transition-transform group-hover:translate-x-0.5" />
              <span className={clsx('col-start-2 text-small', index > 0 && 'text-ink-2')}>{t(`${name}.text`)}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
