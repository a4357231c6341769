import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { useHotline } from '@/components/layout/hotline-context'
import { Button } from '@/components/ui/button'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

interface SuccessMessageProps {
  /** Until when the applicant is contacted, as a sentence. */
  readonly promise: string
  readonly locale: Locale
  readonly accountNumber: string
  /** Closes the popup over the account. */
  readonly onShowAccount: () => void
}

const guides = [
  ['web', '/e-trading#web-trading'],
  ['hts', '/e-trading#home-trading'],
  ['app', '/e-trading#mobile-trading'],
] as const

const link = 'inline-flex min-h-11 items-center whitespace-nowrap text-link'

/** The texts and links of the register success popup (docs/specification.md#success); the page behind it has the rest. */
export function SuccessMessage({ promise, locale, accountNumber, onShowAccount }: SuccessMessageProps) {
  const t = useTranslations('application.success')
  return (
    <>
      <div className="grid grid-cols-1 gap-4">
        <p>{t('popup.created')}</p>
        <dl className="grid gap-2 rounded-card bg-surface-2 px-4 py-3">
          <Fact term={t('accountNumber')}>
            <span className="text-h3">{accountNumber}</span>
          </Fact>
          <Fact term={t('timeline.contact')}>
            <span className="text-small">{promise}</span>
          </Fact>
        </dl>
        <p className="text-small text-ink-2">
          {t('popup.received')} {t('popup.mailed')}
        </p>
        <Button
          block
          // Where the dialog begins: without it the focus would go to the cross.
          ref={(button) => button?.setAttribute('autofocus', '')}
          onClick={onShowAccount}
        >
          {t('popup.showAccount')}
        </Button>
        <div className="border-t border-hairline pt-2 text-small text-ink-2">
          <Guides locale={locale} />
          <Closing locale={locale} />
        </div>
      </div>
      {/* Over the text where it goes on further down, over the dialog's padding at its end. */}
      <div
        aria-hidden="true"
        className="pointer-events-none sticky -bottom-5 -mb-5 h-5 bg-linear-to-t from-surface md:-bottom-8 md:-mb-8 md:h-8"
      />
    </>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 not-first:border-t not-first:border-hairline not-first:pt-2">
      <dt className="text-small text-ink-2">{term}</dt>
      <dd className="num font-bold">{children}</dd>
    </div>
  )
}

/** Pages about the three platforms. */
function Guides({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('application.success.popup')
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <p id="success-guides">{t('guides')}</p>
      <ul aria-labelledby="success-guides" className="flex flex-wrap gap-x-5">
        {guides.map(([name, path]) => (
          <li key={name}>
            <a href={localizedPath(locale, path)} className={link}>
              {t(`guide.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Closing({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('application.success.popup')
  const hotline = useHotline()
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-5">
      <span>
        {t('questions')}{' '}
        <a href={hotline.href} className={`num font-semibold ${link}`}>
          {hotline.label}
        </a>
      </span>
      <a href={localizedPath(locale, '/mascham/lucky-wheel')} className={link}>
        {t('prizeDraw')}
      </a>
    </p>
  )
}
