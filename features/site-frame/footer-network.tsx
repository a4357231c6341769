import { getTranslations } from 'next-intl/server'

import { LinkRow } from '@/components/layout/link-row'
import type { Country } from '@/lib/backends/main/shell'

/** Affiliates by country, on all screen widths; renders nothing if there are none. */
export async function FooterNetwork({ countries }: { countries: readonly Country[] }) {
  const t = await getTranslations('shell')
  const links = countries.flatMap(({ href, name, company }) => (href === null ? [] : [{ href, text: company ?? name }]))
  if (links.length === 0) return null
  return (
    <nav aria-label={t('globalNetwork')} className="border-t border-hairline">
      <div className="container-page py-6">
        <LinkRow title={t('globalNetwork')} links={links} newTab={t('newTab')} />
      </div>
    </nav>
  )
}
