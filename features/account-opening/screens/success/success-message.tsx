import { useTranslations } from 'next-intl'

import { useHotline } from '@/components/layout/hotline-context'
import { NumberTerraces } from '@/components/art/number-terraces'
import { buttonClass } from '@/components/ui/button-class'
import { DrumProgress } from '@/components/ui/drum-progress'
import { CalendarCheck, Download, FileText } from '@/components/ui/icons'
import { standardFlow } from '@/lib/domain/account-opening/flows'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { useGuides } from './guides-context'

interface SuccessMessageProps {
  /** Until when the applicant is contacted, as a sentence. */
  readonly promise: string
  readonly locale: Locale
  readonly accountNumber: string
  readonly signedContractUrl: string
}

/** The rays of the drum, all of them done. */
const steps = standardFlow.steps.length

const guides = [
  ['web', '/e-trading#web-trading'],
  ['hts', '/e-trading#home-trading'],
  ['app', '/e-trading#mobile-trading'],
] as const

/** The texts and links of the register success popup (docs/specification.md#success). */
export function SuccessMessage({ promise, locale, accountNumber, signedContractUrl }: SuccessMessageProps) {
  const t = useTranslations('application.success')
  return (
    <div className="grid gap-4 pb-1">
      <p>{t('popup.created')}</p>
      <p
        data-scheme="dark"
        className="relative flex items-center justify-between gap-4 overflow-clip rounded-card border border-hero-line bg-linear-to-br from-hero to-hero-2 px-4 py-3 text-white"
      >
        <NumberTerraces number={accountNumber} className="absolute inset-x-0 bottom-0 h-1/2 w-full text-hero-bronze" />
        <span className="relative">
          <span className="block text-small text-on-hero-2">{t('accountNumber')}</span>
          <strong className="num text-h2 leading-tight font-bold">{accountNumber}</strong>
        </span>
        <DrumProgress done={steps} total={steps} className="relative size-14 shrink-0" />
      </p>
      <div className="grid gap-2">
        <p>{t('popup.received')}</p>
        <p className="flex items-center gap-2 rounded-control bg-bronze-soft px-4 py-3 num font-bold">
          <CalendarCheck className="size-5 shrink-0 text-bronze" />
          {promise}
        </p>
      </div>
      <div className="grid gap-2">
        <a href={signedContractUrl} download className={buttonClass({ variant: 'bronze' }, 'max-sm:px-3')}>
          <Download className="size-5" />
          {t('popup.download')}
        </a>
        <p className="text-small text-ink-2">{t('popup.mailed')}</p>
      </div>
      <Guides locale={locale} />
      <Closing locale={locale} />
    </div>
  )
}

/** Pages about the three platforms, and the editors' files. */
function Guides({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('application.success.popup')
  const files = useGuides()
  return (
    <div className="grid gap-2 border-t border-hairline pt-4">
      <p className="text-small font-semibold">{t('guides')}</p>
      <ul className="grid grid-cols-3 gap-2">
        {guides.map(([name, path]) => (
          <li key={name}>
            <a
              href={localizedPath(locale, path)}
              className={buttonClass({ variant: 'secondary', size: 'compact', block: true }, 'h-full px-2')}
            >
              {t(`guide.${name}`)}
            </a>
          </li>
        ))}
      </ul>
      {files.length === 0 ? null : (
        <ul aria-label={t('files')} className="grid sm:grid-cols-3 sm:gap-2">
          {files.map(({ name, href }) => (
            <li key={name}>
              <a
                href={href}
                target="_blank"
                rel="noreferrer"
                className="flex min-h-11 items-center gap-2 text-small text-primary hover:underline"
              >
                <FileText className="size-5 shrink-0 text-ink-3" />
                {t(`file.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Closing({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('application.success.popup')
  const hotline = useHotline()
  const link = 'inline-flex min-h-11 items-center text-link'
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hairline pt-2 text-small text-ink-2">
      <span>
        {t('questions')}{' '}
        <a href={hotline.href} className={`num font-bold ${link}`}>
          {hotline.label}
        </a>
      </span>
      <a href={localizedPath(locale, '/mascham/lucky-wheel')} className={link}>
        {t('prizeDraw')}
      </a>
    </p>
  )
}
