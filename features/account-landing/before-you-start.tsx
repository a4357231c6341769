import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { Section } from '@/components/ui/section'
import type { Hotline } from '@/lib/domain/company/hotline'

import { DataUse } from './data-use'
import { ThingsToPrepare } from './things-to-prepare'
import { WhoCanOpen } from './who-can-open'

interface BeforeYouStartProps {
  readonly hotline: Hotline
  /** The fees, on a page without a part of their own. */
  readonly fees?: ReactNode
}

/** What to prepare; below it, side by side, who can open an account online and how their data is used; then the fees. */
export async function BeforeYouStart({ hotline, fees }: BeforeYouStartProps) {
  const t = await getTranslations('accountLanding')
  return (
    <Section id="prepare" space="tight" title={t('prepareTitle')}>
      <ThingsToPrepare />
      <div className="mt-8 grid gap-8 md:mt-12 lg:grid-cols-2 lg:gap-x-16">
        <WhoCanOpen hotline={hotline} />
        <DataUse />
      </div>
      {fees}
    </Section>
  )
}
