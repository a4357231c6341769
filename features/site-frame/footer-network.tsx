import { getTranslations } from 'next-intl/server'

import type { Country } from '@/lib/backends/main/shell'

import { FooterGroup, groupLink } from './footer-group'

/** Affiliates by country, on all screen widths; renders nothing if there are none. */
export async function FooterNetwork({ countries }: { countries: readonly Country[] }) {
  const t = await getTranslations('shell')
  const linked = countries.flatMap(({ href, ...country }) => (href === null ? [] : [{ ...country, href }]))
  if (linked.length === 0) return null
  return (
    <FooterGroup title={t('globalNetwork')}>
      {linked.map(({ id, name, company, href }) => (
        <li key={id}>
          <a href={href} target="_blank" rel="noreferrer" className={groupLink}>
            {company ?? name}
            <span className="sr-only"> ({t('newTab')})</span>
          </a>
        </li>
      ))}
    </FooterGroup>
  )
}
