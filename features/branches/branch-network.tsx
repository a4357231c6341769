import { getTranslations } from 'next-intl/server'

import { VietnamMap } from '@/components/art/vietnam-map'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { Section } from '@/components/ui/section'
import { hotlineOf } from '@/lib/content/hotline'
import { orNull } from '@/lib/content/settle'
import { loadBranches, loadStaticContent } from '@/lib/content/shell'
import { thirdParties } from '@/lib/platform/env/third-parties'
import type { Locale } from '@/lib/platform/i18n/locales'

import { branchCopy } from './branch-copy'
import { BranchExplorer } from './branch-explorer'
import { toCities } from './cities'

interface BranchNetworkProps {
  locale: Locale
  /** `false` under a page title that says the same. */
  titled?: boolean
}

/**
 * All branches, with a map, the working day and ways to reach them. `#our-network` is where menus and "Find a branch" lead
 * (docs/specification.md#information-pages); `#city-…` and `#branch-…` inside it name a city and a branch.
 */
export async function BranchNetwork({ locale, titled = true }: BranchNetworkProps) {
  const t = await getTranslations('branches')
  const [branches, content] = await Promise.all([orNull(loadBranches(locale)), orNull(loadStaticContent(locale))])
  const hotline = hotlineOf(content)
  const heading = titled ? { title: t('title'), lead: t('lead') } : {}
  return (
    <Section id="our-network" {...heading} className={titled ? undefined : 'pt-4! md:pt-6!'}>
      {branches?.length ? (
        <BranchExplorer
          cities={toCities(branches, locale)}
          locale={locale}
          headingLevel={titled ? 3 : 2}
          copy={await branchCopy(hotline)}
          map={<VietnamMap className="h-auto w-full" />}
          streetMap={thirdParties().find(({ name }) => name === 'maps') ?? null}
        />
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
