import { getTranslations } from 'next-intl/server'

import { ChevronDown } from '@/components/ui/icons'
import type { Branch } from '@/lib/backends/main/shell'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import { internationalHotline, type Hotline } from '@/lib/domain/company/hotline'
import { telHref } from '@/lib/domain/company/tel-href'
import { workingHoursIn } from '@/lib/domain/company/working-hours'
import type { Locale } from '@/lib/platform/i18n/locales'
import { keepNames } from '@/lib/platform/text/keep-names'

interface FooterBranchProps {
  locale: Locale
  branch: Branch | null
  hotline: Hotline
}

/** The first branch with all telephone numbers and email addresses, the hotline, and the office hours. */
export async function FooterBranch({ locale, branch, hotline }: FooterBranchProps) {
  const t = await getTranslations('shell')
  const line = 'inline-flex min-h-11 items-center text-ink-2 hover:text-primary lg:min-h-6'
  const title = branch?.name ?? t('hotline')
  return (
    <address className="text-small text-ink-2 not-italic lg:mt-4 lg:text-min">
      <details className="footer-group max-lg:pb-1">
        <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold text-ink">
          {title}
          <ChevronDown className="size-5 shrink-0 text-ink-3 transition-transform in-open:rotate-180" />
        </summary>
        <p className="footer-group-title font-semibold text-ink">{title}</p>
        {branch !== null && (
          <>
            <p>
              <Address>{keepNames(branch.address)}</Address>
            </p>
            <ul className="flex flex-wrap gap-x-4">
              {branch.telephones.map((telephone) => (
                <li key={telephone}>
                  <a href={telHref(telephone)} className={line}>
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
        <p className="lg:mt-1">
          {t('hotline')}{' '}
          <a href={hotline.href} className="num font-semibold text-ink hover:text-primary">
            {hotline.label}
          </a>
        </p>
        <p className="lg:mt-1">{t('footer.workingHours', workingHoursIn(locale))}</p>
        <p className="lg:mt-1">{t('footer.emergency')}</p>
      </details>
    </address>
  )
}

/** An address whose last part, in most languages the city, stays on one line. */
function Address({ children: address }: { children: string }) {
  const at = address.lastIndexOf(', ') + 1
  return (
    <>
      {address.slice(0, at)} <span className="whitespace-nowrap">{address.slice(at).trimStart()}</span>
    </>
  )
}
