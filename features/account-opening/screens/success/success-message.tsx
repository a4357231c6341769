import { useTranslations } from 'next-intl'

import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { useGuides } from './guides-context'
import { useHotline } from '@/components/layout/hotline-context'

interface SuccessMessageProps {
  /** Until when the applicant is contacted, as a sentence. */
  readonly promise: string
  readonly locale: Locale
  readonly signedContractUrl: string
}

const guides = [
  ['web', '/e-trading#web-trading'],
  ['hts', '/e-trading#home-trading'],
  ['app', '/e-trading#mobile-trading'],
] as const

/** The texts and links of the register success popup (docs/specification.md#success). */
export function SuccessMessage({ promise, locale, signedContractUrl }: SuccessMessageProps) {
  const t = useTranslations('application.success.popup')
  const hotline = useHotline()
  const files = useGuides()
  const link = 'inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4'
  return (
    <div className="grid gap-4">
      <p className="font-semibold">{t('created')}</p>
      <p>{t('received')}</p>
      <p className="rounded-control bg-bronze-soft px-4 py-3 num font-semibold text-balance">{promise}</p>
      <p>
        {t('mailed')}{' '}
        <a href={signedContractUrl} download className={link}>
          {t('download')}
        </a>
      </p>
      <div>
        <p className="text-small text-ink-2">{t('guides')}</p>
        <ul className="flex flex-wrap gap-x-6">
          {guides.map(([name, path]) => (
            <li key={name}>
              <a href={localizedPath(locale, path)} className={link}>
                {t(`guide.${name}`)}
              </a>
            </li>
          ))}
        </ul>
        {files.length === 0 ? null : (
          <ul aria-label={t('files')} className="flex flex-wrap gap-x-6">
            {files.map(({ name, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noreferrer" className={link}>
                  {t(`file.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p>
        <a href={localizedPath(locale, '/mascham/lucky-wheel')} className={link}>
          {t('prizeDraw')}
        </a>
      </p>
      <p className="text-ink-2">
        {t('questions')}{' '}
        <a href={hotline.href} className={`num ${link}`}>
          {hotline.label}
        </a>
      </p>
    </div>
  )
}
