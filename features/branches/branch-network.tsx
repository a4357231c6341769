import { VietnamMap } from '@/components/art/vietnam-map'
import { Section } from '@/components/ui/section'
import { loadBranches } from '@/lib/content/branches'
import { hotlineOf } from '@/lib/content/hotline'
import { optionalContent } from '@/lib/content/require-content'
import { loadStaticContent } from '@/lib/content/site-frame'
import { thirdParties } from '@/lib/platform/env/third-parties'
import { IslandMessages } from '@/lib/platform/i18n/island-messages'
import type { Locale } from '@/lib/platform/i18n/locales'

import { BranchExplorer } from './branch-explorer'
import { toCities } from './cities'
import { NoBranches } from './no-branches'

/** All branches with a map, office hours and contact details. The fragments `#city-…` and `#branch-…` select one. */
export async function BranchNetwork({ locale }: { locale: Locale }) {
  const [branches, content] = await Promise.all([
    optionalContent(loadBranches(locale)),
    optionalContent(loadStaticContent(locale)),
  ])
  return (
    <Section id="our-network" className="pt-0! md:pt-0!">
      {branches?.length ? (
        <IslandMessages paths={['branches']}>
          <BranchExplorer
            cities={toCities(branches)}
            hotline={hotlineOf(content)}
            map={<VietnamMap className="h-auto w-full" />}
            streetMap={thirdParties().find(({ name }) => name === 'maps') ?? null}
          />
        </IslandMessages>
      ) : (
        <NoBranches locale={locale} failed={branches === null} />
      )}
    </Section>
  )
}
