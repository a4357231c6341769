import type { ReactNode } from 'react'

import { RehearsalLink } from '@/components/capture/rehearsal-link'
import { Card } from '@/components/ui/card'
import { Container } from '@/components/ui/container'
import type { Flow } from '@/lib/domain/account-opening/flows'
import type { Hotline } from '@/lib/domain/company/hotline'
import { islandIntl } from '@/lib/platform/i18n/island-intl'
import type { Locale } from '@/lib/platform/i18n/locales'

import { DeviceCard } from './device-card'
import { deviceCopy, deviceMessages } from './device-copy'
import type { LandingPage } from './device-state'
import { NoScriptNotice } from './no-script-notice'
import { OpeningParts } from './opening-parts'
import { PreparationList } from './preparation-list'

/** Id of what leads into the wizard on this device. */
export const entranceId = 'entrance'

interface EntranceProps {
  readonly id?: string
  readonly page: LandingPage
  readonly locale: Locale
  readonly hotline: Hotline
  readonly flow?: Flow
  /** Below the card. */
  readonly aside?: ReactNode
  /** Heading and promise of the page. */
  readonly children: ReactNode
}

/** The top of a landing page: its promise and the parts on the left, the card for this device on the right. */
export async function Entrance({ id, page, locale, hotline, flow, aside, children }: EntranceProps) {
  return (
    <Container
      id={id}
      className="grid gap-8 py-8 md:gap-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_1fr] lg:gap-x-16"
    >
      <div>{children}</div>
      {/* Right below the promise on phones, whose first screen ends there. */}
      <div className="grid content-start gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Card size="panel" className="shadow-panel">
          <NoScriptNotice hotline={hotline} />
          <div id={entranceId}>
            <DeviceCard
              copy={await deviceCopy()}
              intl={await islandIntl(deviceMessages)}
              page={page}
              locale={locale}
              preparation={<PreparationList hotline={hotline.label} of="popup" />}
            />
          </div>
          <div className="mt-4">
            <RehearsalLink locale={locale} />
          </div>
        </Card>
        {aside}
      </div>
      <OpeningParts flow={flow} />
    </Container>
  )
}
