import { getTranslations } from 'next-intl/server'

import type { Country } from '@/lib/backends/main/shell'

/** Affiliates by country, on all screen widths; renders nothing if there are none. */
export async function FooterNetwork({ countries }: { countries: readonly Country[] }) {
  const t = await getTranslations('shell')
  const linked = countries.flatMap(({ href, ...country }) => (href === null ? [] : [{ ...country, href }]))
  if (linked.length === 0) return null
  return (
    <nav aria-label={t('globalNetwork')} className="border-t border-hairline">
      <div className="container-page py-6 lg:flex lg:items-baseline lg:gap-6">
        <p className="text-small font-semibold text-ink lg:w-40 lg:shrink-0">{t('globalNetwork')}</p>
        <ul className="flex flex-wrap gap-x-6">
          {linked.map(({ id, name, company, href }) => (
            <li key={id}>
              <a
                href={href}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center text-small text-ink-2 underline-offset-4 hover:text-primary hover:underline"
              >
                {company ?? name}
                <span className="sr-only"> ({t('newTab')})</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
