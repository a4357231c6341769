import { Section } from '@/components/ui/section'
import type { Hotline } from '@/lib/domain/company/hotline'

import { DataUse } from './data-use'
import { PreparationList } from './preparation-list'
import { WhoCanOpen } from './who-can-open'

/** What to prepare, who can open an account online and how their data is used: a column each. */
export function BeforeYouStart({ hotline, className }: { readonly hotline: Hotline; readonly className?: string }) {
  return (
    <Section tone="surface" space="tight" className={className}>
      <div className="grid gap-8 md:grid-cols-2 md:gap-y-10 lg:grid-cols-3 lg:gap-x-10">
        <PreparationList hotline={hotline.label} />
        <WhoCanOpen hotline={hotline} />
        <DataUse />
      </div>
    </Section>
  )
}
