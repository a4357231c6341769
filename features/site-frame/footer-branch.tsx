import { getTranslations } from 'next-intl/server'

import type { Branch } from '@/lib/backends/main/shell'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import { internationalHotline, type Hotline } from '@/lib/domain/company/hotline'
import { telHref } from '@/lib/domain/company/tel-href'
import { workingHours } from '@/lib/domain/company/working-hours'
import type { Locale } from '@/lib/platform/i18n/locales'

interface FooterBranchProps {
  locale: Locale
  branch: Branch | null
  hotline: Hotline
}

/** The first branch with all telephone numbers and email addresses, the hotline, and the office hours. */
export async function FooterBranch({ locale, branch, hotline }: FooterBranchProps) {
  const t = await getTranslations('shell')
  const line = 'inline-flex min-h-8 items-center text-ink-2 hover:text-primary'
  return (
    <address className="mt-4 text-small text-ink-2 not-italic">
      {branch !== null && (
        <>
          <p className="font-semibold text-ink">{branch.name}</p>
          <p>{branch.address}</p>
          <ul className="flex flex-wrap gap-x-4">
            {branch.telephones.map((telephone) => (
              <li key={telephone}>
                <a href={telHref(telephone)} className={`${line} num`}>
                  {telephone}
                </a>
              </li>
            ))}
          </ul>
          <ul className="flex flex-wrap gap-x-4">
            {branch.emails.map((email) => (
              <li key={email}>
                <a href={`mailto:${email}`} className={line}>
                  {email}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {beginsAbroad(locale) && (
        <p>
          {t('hotlineAbroad')}{' '}
          <a href={internationalHotline.href} className="num font-semibold text-ink hover:text-primary">
            {internationalHotline.label}
          </a>
        </p>
      )}
      <p>
        {t('hotline')}{' '}
        <a href={hotline.href} className="num font-semibold text-ink hover:text-primary">
          {hotline.label}
        </a>
      </p>
      <p>{t('footer.workingHours', workingHours)}</p>
    </address>
  )
}
