import { getTranslations } from 'next-intl/server'

import { AllLink } from '@/components/ui/all-link'
import { ChevronDown } from '@/components/ui/icons'
import { loadBranches } from '@/lib/content/branches'
import { optionalContent } from '@/lib/content/require-content'
import { defaultHotline } from '@/lib/domain/company/hotline'
import { telHref } from '@/lib/domain/company/tel-href'
import { workingHoursIn } from '@/lib/domain/company/working-hours'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

import { toCities } from './cities'
import { CityPins } from './city-pins'

/**
 * The map of the cities that have branches, with a heading, and their list, which is folded where there is no room beside the map; nothing if the branches
 * cannot be loaded.
 */
export async function CityMap({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.branches')
  const branches = await optionalContent(loadBranches(locale))
  if (!branches?.length) return null
  const cities = toCities(branches)
  return (
    <div className="@container h-full">
      <div className="grid gap-x-4 @lg:h-full @lg:grid-cols-[minmax(11rem,1fr)_minmax(0,20rem)] @lg:grid-rows-[auto_1fr_auto]">
        <div className="@lg:col-start-1">
          <h2 className="text-h2 lg:whitespace-nowrap">{t('title')}</h2>
          <p className="mt-3 max-w-[34ch] text-ink-2 max-sm:mt-2 max-sm:leading-[1.5] @lg:hidden">
            {t('lead', { count: branches.length, ...workingHoursIn(locale) })}
          </p>
        </div>
        <CityPins
          cities={cities}
          className="mx-auto mt-4 mb-2 w-full max-w-66 [--ground:var(--band)] [--land:color-mix(in_srgb,var(--primary)_18%,var(--primary-soft))] [--pin:var(--text-small)] @lg:col-start-2 @lg:row-span-3 @lg:row-start-1 @lg:m-0 @lg:max-w-none @lg:self-center"
        />
        {/* Folded where the map is above it; a browser without ::details-content keeps it folded beside the map, too. */}
        <details className="group border-y border-hairline-strong @lg:col-start-1 @lg:mt-6 @lg:flex @lg:flex-col @lg:details-content:grid @lg:details-content:grow @lg:details-content:[block-size:auto] @lg:details-content:[content-visibility:visible] @lg:supports-[selector(::details-content)]:border-0">
          <summary className="flex min-h-13 items-center justify-between gap-3 font-semibold @lg:supports-[selector(::details-content)]:hidden">
            {t('list', { count: branches.length })}
            <ChevronDown className="size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-180" />
          </summary>
          <ul className="grid auto-rows-fr border-t border-hairline-strong">
            {cities.map(({ id, name, branches: members }) => {
              const telephone = members[0]?.telephones[0] ?? defaultHotline.label
              return (
                <li
                  key={id}
                  className="flex items-center justify-between gap-2 border-b border-hairline-strong *:inline-flex *:min-h-11 *:items-center *:whitespace-nowrap @lg:*:min-h-9"
                >
                  <Link href={`/branches#${id}`} className="font-semibold hover:text-primary">
                    {name}
                    {members.length > 1 && (
                      <span className="ml-1.5 text-min font-normal text-ink-3">
                        {t('places', { count: members.length })}
                      </span>
                    )}
                  </Link>
                  <a href={telHref(telephone)} className="num text-small text-ink-2 hover:text-primary">
                    {telephone}
                  </a>
                </li>
              )
            })}
          </ul>
        </details>
        <div className="@lg:col-start-1 @lg:pt-2">
          <AllLink href="/branches">{t('all')}</AllLink>
        </div>
      </div>
    </div>
  )
}
