import { ArrowRight, FileText, Play } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

import { Section } from '@/components/ui/section'
import { guideHref } from '@/lib/backends/main/static-content'
import type { StaticContent } from '@/lib/backends/main/shell'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

const guides = ['trading', 'setup', 'user', 'otp', 'risk'] as const

const row = 'flex min-h-16 items-center gap-4 py-2.5 hover:text-primary'

/**
 * Guide files of the CMS, in Vietnamese or English; the language is shown if it differs from the page's. The videos are last.
 */
export async function Guides({ content, locale }: { content: StaticContent; locale: Locale }) {
  const t = await getTranslations('eTrading.guides')
  const shell = await getTranslations('shell')
  const language = locale === 'vi' ? 'vi' : 'en'
  const files = guides.flatMap((guide) => {
    const href = guideHref(content, guide, locale)
    return href === null ? [] : [{ guide, href }]
  })
  if (files.length === 0) return null
  return (
    <Section id="guides" title={t('title')} lead={t('lead')}>
      <ul className="grid gap-x-6 md:grid-cols-2">
        {files.map(({ guide, href }) => (
          <li key={guide} className="-mb-px border-y border-hairline">
            <a href={href} hrefLang={language} target="_blank" rel="noreferrer" className={row}>
              <FileText strokeWidth={1.5} className="size-6 shrink-0 text-bronze" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{t(`${guide}.title`)}</span>
                <span className="block text-small text-ink-2">{t(`${guide}.lead`)}</span>
              </span>
              <span className="text-small text-ink-3">
                PDF{language === locale ? '' : ` · ${shell(`languageNames.${language}`)}`}
                <span className="sr-only"> ({shell('newTab')})</span>
              </span>
            </a>
          </li>
        ))}
        <li className="-mb-px border-y border-hairline">
          <Link href="/videos" className={row}>
            <Play strokeWidth={1.5} className="size-7 shrink-0 text-bronze" />
            <span className="flex-1 font-semibold">{t('videos')}</span>
            <ArrowRight className="size-5 text-ink-3" />
          </Link>
        </li>
      </ul>
    </Section>
  )
}
