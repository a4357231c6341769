import { useTranslations } from 'next-intl'

import { useHotline } from '@/components/layout/hotline-context'
import { Button } from '@/components/ui/button'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { maskedMobile } from '@/lib/platform/text/masked'

import { Fold } from '../../form/fold'
import { usePromise } from './use-promise'

interface SuccessMessageProps {
  readonly locale: Locale
  readonly accountNumber: string
  /** When the contract was signed, and where the applicant is called. */
  readonly signedAt: string
  readonly mobile: string
  /** Closes the popup over the page that says what happens next. */
  readonly onShowNext: () => void
}

const guides = [
  ['web', '/e-trading#web-trading'],
  ['hts', '/e-trading#home-trading'],
  ['app', '/e-trading#mobile-trading'],
] as const

/** The number, by when the applicant is called, and the way to what happens next; the texts and links of the register success popup (docs/specification.md#success) are folded. */
export function SuccessMessage({ locale, accountNumber, signedAt, mobile, onShowNext }: SuccessMessageProps) {
  const t = useTranslations('application.success')
  const promise = usePromise(signedAt, 'text-lead leading-snug')
  return (
    <div className="-mt-1.5 grid grid-cols-1 text-center">
      <p>
        <span className="block text-small text-ink-2">{t('accountNumber')}</span>
        <span className="block num-large text-[3.5rem] leading-[1.2] font-bold tracking-[0.02em]">{accountNumber}</span>
      </p>
      <p className="mt-3 border-t border-hairline pt-4 text-small text-ink-2">
        <span className="block num">{t('timeline.contact', { mobile: maskedMobile(mobile) })}</span>
        <strong className="block num text-body font-semibold text-ink">{promise}</strong>
      </p>
      <Button block size="large" className="mt-6 mb-5" onClick={onShowNext}>
        {t('popup.showNext')}
      </Button>
      <div>
        <Fold title={t('popup.more')} isOpen={false} hasError={false}>
          <Further locale={locale} />
        </Fold>
      </div>
    </div>
  )
}

/** What was done in full, pages about the three platforms, who answers questions, and the prize draw: folded, for whoever wants more than the account. */
function Further({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('application.success.popup')
  const hotline = useHotline()
  return (
    <div className="grid text-start text-small text-ink-2">
      <p className="text-pretty">{t('created')}</p>
      <p className="mt-1.5 mb-1 num text-pretty">{t('received')}</p>
      <p className="mb-1 text-pretty">{t('mailed')}.</p>
      <div className="flex flex-wrap items-center gap-x-4">
        <p id="success-guides">{t('guides')}</p>
        <ul aria-labelledby="success-guides" className="flex gap-x-4">
          {guides.map(([name, path]) => (
            <li key={name}>
              <a href={localizedPath(locale, path)} className={linkClass}>
                {t(`guide.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <a href={hotline.href} className="group inline-flex min-h-11 items-center gap-1.5">
          {t('questions')}
          <strong className="num whitespace-nowrap text-ink group-hover:text-primary">{hotline.label}</strong>
        </a>
        <a href={localizedPath(locale, '/mascham/lucky-wheel')} className={linkClass}>
          {t('prizeDraw')}
        </a>
      </p>
    </div>
  )
}

const linkClass =
  'inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-ink underline decoration-hairline-strong underline-offset-4 hover:text-primary'
