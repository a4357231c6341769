import { getTranslations } from 'next-intl/server'

import { AllLink } from '@/components/ui/all-link'
import { loadBranches } from '@/lib/content/branches'
import { optionalContent } from '@/lib/content/require-content'
import { workingHours } from '@/lib/domain/company/working-hours'
import type { Locale } from '@/lib/platform/i18n/locales'

import { toCities } from './cities'
import { CityPins } from './city-pins'

/** The map of the cities that have branches, under a heading; nothing if the branches cannot be loaded. */
export async function CityMap({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.branches')
  const branches = await optionalContent(loadBranches(locale))
  if (!branches?.length) return null
  return (
    <>
      <h2 className="text-h2">{t('title')}</h2>
      <p className="mt-3 text-ink-2">{t('lead', { count: branches.length, ...workingHours })}</p>
      <CityPins cities={toCities(branches)} className="mt-4" />
      <AllLink href="/branches">{t('all')}</AllLink>
    </>
  )
}
