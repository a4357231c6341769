import { getTranslations } from 'next-intl/server'

import { AllLink } from '@/components/ui/all-link'
import { loadBranches } from '@/lib/content/branches'
import { optionalContent } from '@/lib/content/require-content'
import { workingHours } from '@/lib/domain/company/working-hours'
import type { Locale } from '@/lib/platform/i18n/locales'

import { toCities } from './cities'
import { CityPins } from './city-pins'

/** The map of the cities that have branches, with a heading; nothing if the branches cannot be loaded. */
export async function CityMap({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.branches')
  const branches = await optionalContent(loadBranches(locale))
  if (!branches?.length) return null
  return (
    <div className="@container">
      <div className="grid gap-x-6 @lg:grid-cols-[minmax(0,1fr)_21rem] @lg:grid-rows-[auto_1fr]">
        <div>
          <h2 className="text-h2">{t('title')}</h2>
          <p className="mt-3 text-ink-2">{t('lead', { count: branches.length, ...workingHours })}</p>
        </div>
        <CityPins
          cities={toCities(branches)}
          className="mx-auto mt-4 mb-7 w-full max-w-80 [--ground:var(--band)] @lg:row-span-2 @lg:m-0 @lg:max-w-none"
        />
        <div className="@lg:mt-2">
          <AllLink href="/branches">{t('all')}</AllLink>
        </div>
      </div>
    </div>
  )
}
