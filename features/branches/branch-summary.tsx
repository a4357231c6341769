import { getTranslations } from 'next-intl/server'

import { LinkButton } from '@/components/ui/link-button'
import { Section } from '@/components/ui/section'
import { loadBranches } from '@/lib/content/branches'
import { hotlineOf } from '@/lib/content/hotline'
import { optionalContent } from '@/lib/content/require-content'
import { loadStaticContent } from '@/lib/content/site-frame'
import { telHref } from '@/lib/domain/company/tel-href'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

import { toCities } from './cities'
import { CityPins } from './city-pins'
import { NoBranches } from './no-branches'

/**
 * The branches by city, each with its number and a link to its address and directions, on wide screens beside the map.
 * Menus and "Find a branch" link to `#our-network` (docs/specification.md#information-pages).
 */
export async function BranchSummary({ locale }: { locale: Locale }) {
  const t = await getTranslations('branches')
  const [branches, content] = await Promise.all([
    optionalContent(loadBranches(locale)),
    optionalContent(loadStaticContent(locale)),
  ])
  const hotline = hotlineOf(content)
  const cities = toCities(branches ?? [])
  return (
    <Section
      id="our-network"
      tone="surface"
      title={t('title')}
      lead={t('lead')}
      action={
        <LinkButton href="/branches" variant="secondary" className="max-lg:mt-2">
          {t('addresses')}
        </LinkButton>
      }
    >
      {cities.length === 0 ? (
        <NoBranches locale={locale} failed={branches === null} />
      ) : (
        <div className="gap-x-6 lg:grid lg:grid-cols-12 lg:items-center">
          <ul className="gap-x-10 border-b border-hairline sm:columns-2 lg:col-span-8">
            {cities.map((city) => (
              <li key={city.id} className="break-inside-avoid border-t border-hairline py-2 sm:pt-4">
                <h3 className="font-semibold">{city.name}</h3>
                <ul className="text-small sm:mt-1">
                  {city.branches.map(({ id, name, telephones: [telephone = hotline.label] }) => (
                    <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
                      <Link href={`/branches#branch-${id}`} className={link}>
                        {name}
                      </Link>
                      <a href={telHref(telephone)} className={`num text-ink-2 ${link}`}>
                        {telephone}
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <CityPins
            cities={cities}
            className="mx-auto mb-4 w-full max-w-80 [--ground:var(--surface)] max-lg:hidden lg:col-span-4"
          />
        </div>
      )}
    </Section>
  )
}

const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-primary hover:underline md:min-h-9'
