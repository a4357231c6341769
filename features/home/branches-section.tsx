import { getTranslations } from 'next-intl/server'

import { VietnamMap } from '@/components/art/vietnam-map'
import { Section } from '@/components/ui/section'
import { workingHours } from '@/lib/domain/company/working-hours'
import { optionalContent } from '@/lib/content/require-content'
import { loadBranches } from '@/lib/content/branches'
import type { Locale } from '@/lib/platform/i18n/locales'

import { AllLink } from '@/components/ui/all-link'

/** Map drawing and names of the cities with branches. */
export async function BranchesSection({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.branches')
  const branches = await optionalContent(loadBranches(locale))
  if (!branches?.length) return null
  const places = branches.flatMap(({ id, name, location }) => (location ? [{ id, name, ...location }] : []))
  return (
    <Section
      id="branches"
      title={t('title')}
      lead={t('lead', { count: branches.length, ...workingHours })}
      action={<AllLink href="/contact#our-network">{t('all')}</AllLink>}
    >
      <div className="grid gap-10 lg:grid-cols-12 lg:gap-6">
        <ul className="grid content-start gap-x-6 sm:grid-cols-2 lg:col-span-7">
          {branches.map((branch) => (
            <li key={branch.id} className="border-t border-hairline py-4">
              <p className="font-semibold">{branch.name}</p>
              <p className="mt-1 text-small text-ink-2">{branch.address}</p>
            </li>
          ))}
        </ul>
        <VietnamMap places={places} label={t('map')} className="mx-auto h-auto w-full max-w-100 lg:col-span-5" />
      </div>
    </Section>
  )
}
