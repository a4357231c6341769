import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { licence } from '@/lib/domain/company/licence'
import { Link } from '@/lib/platform/i18n/link'

/** Risk, the warning of impostors and the licence: at the foot of every page that has one. `children` come before the licence. */
export async function LegalStatements({ children }: { children?: ReactNode }) {
  const t = await getTranslations('shell')
  const [beforeLicence, afterLicence] = t('licence', { licence }).split(licence)
  return (
    <>
      <p>{t('footer.risk')}</p>
      <p>
        {t('footer.scamNotice')}{' '}
        <Link href="/anti-scam" className="text-link">
          {t('footer.scamCheck')}
        </Link>
      </p>
      {children}
      <p>
        {beforeLicence}
        <span className="whitespace-nowrap">{licence}</span>
        {afterLicence}
      </p>
    </>
  )
}
