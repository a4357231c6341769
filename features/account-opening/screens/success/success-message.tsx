import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { useHotline } from '@/components/layout/hotline-context'
import { Button } from '@/components/ui/button'
import { type Icon, Phone, ShieldCheck } from '@/components/ui/icons'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { Fold } from '../../form/fold'
import { PendingMark } from './pending-mark'
import { SafetyLine } from './safety-line'
import { usePromise } from './use-promise'

interface SuccessMessageProps {
  readonly locale: Locale
  readonly accountNumber: string
  /** When the contract was signed: an ISO timestamp. */
  readonly signedAt: string
  /** Closes the popup over the account. */
  readonly onShowAccount: () => void
}

const guides = [
  ['web', '/e-trading#web-trading'],
  ['hts', '/e-trading#home-trading'],
  ['app', '/e-trading#mobile-trading'],
] as const

/** The texts and links of the register success popup (docs/specification.md#success); the time is that of the page behind it. */
export function SuccessMessage({ locale, accountNumber, signedAt, onShowAccount }: SuccessMessageProps) {
  const t = useTranslations('application.success')
  const { deadline } = usePromise(signedAt)
  return (
    <div className="-mt-1.5 grid grid-cols-1 text-center">
      <p>
        <span className="block text-small text-ink-2">{t('accountNumber')}</span>
        <span className="block text-[3.25rem] leading-[1.2] font-bold tracking-[0.02em]">{accountNumber}</span>
        <PendingMark />
      </p>
      <ul className="mt-5 divide-y divide-hairline border-t border-hairline text-start text-small text-ink-2">
        <Line Sign={Phone}>{t.rich('popup.call', { deadline, strong: emphasis })}</Line>
        <Line Sign={ShieldCheck}>
          <SafetyLine />
        </Line>
      </ul>
      <Button block size="large" className="mt-2 mb-5" onClick={onShowAccount}>
        {t('popup.showAccount')}
      </Button>
      <div>
        <Fold title={t('popup.more')} isOpen={false} hasError={false}>
          <Further locale={locale} />
        </Fold>
      </div>
    </div>
  )
}

function Line({ Sign, children }: { readonly Sign: Icon; readonly children: ReactNode }) {
  return (
    <li className="flex gap-3 py-3">
      <Sign className="mt-0.5 size-5 shrink-0 text-ink-3" />
      <span className="num text-pretty">{children}</span>
    </li>
  )
}

const emphasis = (words: ReactNode) => <strong className="font-semibold text-ink">{words}</strong>

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
