import { getTranslations } from 'next-intl/server'

import { VietnamMap } from '@/components/art/vietnam-map'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { Section } from '@/components/ui/section'
import { hotlineOf } from '@/lib/content/hotline'
import { optionalContent } from '@/lib/content/require-content'
import { loadBranches } from '@/lib/content/branches'
import { loadStaticContent } from '@/lib/content/site-frame'
import { thirdParties } from '@/lib/platform/env/third-parties'
import { IslandMessages } from '@/lib/platform/i18n/island-messages'
import type { Locale } from '@/lib/platform/i18n/locales'

import { BranchExplorer } from './branch-explorer'
import { toCities } from './cities'

interface BranchNetworkProps {
  locale: Locale
  /** `false` below a page title with the same text. */
  titled?: boolean
}

/**
 * All branches with a map, office hours and contact details. Menus and "Find a branch" link to `#our-network`
 * (docs/specification.md#information-pages); `#city-…` and `#branch-…` inside it select a city or a branch.
 */
export async function BranchNetwork({ locale, titled = true }: BranchNetworkProps) {
  const t = await getTranslations('branches')
  const [branches, content] = await Promise.all([
    optionalContent(loadBranches(locale)),
    optionalContent(loadStaticContent(locale)),
  ])
  const hotline = hotlineOf(content)
  const heading = titled ? { title: t('title'), lead: t('lead') } : {}
  return (
    <Section id="our-network" {...heading} className={titled ? undefined : 'pt-4! md:pt-6!'}>
      {branches?.length ? (
        <IslandMessages paths={['branches']}>
          <BranchExplorer
            cities={toCities(branches)}
            headingLevel={titled ? 3 : 2}
            hotline={hotline}
            map={<VietnamMap className="h-auto w-full" />}
            streetMap={thirdParties().find(({ name }) => name === 'maps') ?? null}
          />
        </IslandMessages>
      ) : (
        <EmptyState
          title={branches === null ? t('failed') : t('empty')}
          action={
            <a href={hotline.href} className={buttonClass()}>
              {t('callHotline')} <span className="num">{hotline.label}</span>
            </a>
          }
        >
          {branches === null ? t('failedLead') : t('emptyLead')}
        </EmptyState>
      )}
    </Section>
  )
}
