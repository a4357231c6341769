import { clsx } from 'clsx'
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
  /** In wide windows, what leads the page: a panel beside the card, below the promise. */
  readonly panel?: ReactNode
  /** Heading and promise of the page. */
  readonly children: ReactNode
}

/**
 * The top of a landing page: the promise and the steps on the left, the card for this device on the right. A panel goes below
 * the promise, beside the card, and the steps follow below both.
 */
export async function Entrance({ id, page, locale, hotline, flow, panel, children }: EntranceProps) {
  const hasPanel = panel !== undefined
  return (
    <Container
      id={id}
      className={clsx(
        'grid gap-8 py-8 md:gap-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_400px]',
        hasPanel ? 'lg:gap-x-8' : 'lg:grid-rows-[auto_1fr] lg:gap-x-16',
      )}
    >
      <div className={clsx(hasPanel && 'lg:col-span-2')}>{children}</div>
      {/* Right below the promise on phones, whose first screen ends there. */}
      <div className={clsx('lg:col-start-2', hasPanel ? 'grid lg:row-start-2' : 'lg:row-span-2 lg:row-start-1')}>
        <Card size="panel" className="shadow-panel">
          <NoScriptNotice hotline={hotline} />
          <div id={entranceId}>
            <DeviceCard
              copy={await deviceCopy()}
              intl={await islandIntl(deviceMessages)}
              page={page}
              locale={locale}
              preparation={<PreparationList hotline={hotline.label} />}
            />
          </div>
          <div className="mt-4">
            <RehearsalLink locale={locale} />
          </div>
        </Card>
      </div>
      {panel}
      <div className={clsx(hasPanel && 'lg:col-span-2')}>
        <OpeningParts flow={flow} />
      </div>
    </Container>
  )
}
