import { getTranslations } from 'next-intl/server'

import { Section } from '@/components/ui/section'
import type { Hotline } from '@/lib/domain/company/hotline'

import { DataUse } from './data-use'
import { ThingsToPrepare } from './things-to-prepare'
import { WhoCanOpen } from './who-can-open'

interface BeforeYouStartProps {
  readonly hotline: Hotline
}

/** What to prepare; below it, side by side, who can open an account online and how their data is used. */
export async function BeforeYouStart({ hotline }: BeforeYouStartProps) {
  const t = await getTranslations('accountLanding')
  return (
    <Section id="prepare" space="tight" title={t('prepareTitle')}>
      <ThingsToPrepare />
      <div className="mt-8 grid gap-8 md:mt-12 lg:grid-cols-2 lg:gap-x-16">
        <WhoCanOpen hotline={hotline} />
        <DataUse />
      </div>
    </Section>
  )
}
