import { getTranslations } from 'next-intl/server'

import { LegalStatements } from '@/components/layout/legal-statements'
import { Link } from '@/lib/platform/i18n/link'

const linkClass = 'inline-flex min-h-11 items-center text-link'

/** What the footer says of risk, fraud and the licence, for the landing page that has no footer. */
export async function LegalStrip() {
  const t = await getTranslations('shell')
  return (
    <footer className="bg-surface">
      <div className="container-page grid gap-x-16 gap-y-2 py-6 text-min text-ink-2 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid gap-1">
          <LegalStatements />
        </div>
        <p className="flex flex-wrap content-start gap-x-6 lg:justify-end">
          <Link href="/terms" className={linkClass}>
            {t('footer.terms')}
          </Link>
          <Link href="/policy" className={linkClass}>
            {t('footer.policy')}
          </Link>
        </p>
      </div>
    </footer>
  )
}
