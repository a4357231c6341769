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
import { MinuteDrum } from './minute-drum'
import { NoScriptNotice } from './no-script-notice'
import { OpeningSteps } from './opening-steps'
import { PreparationList } from './preparation-list'

/** Id of the card that leads into the wizard on this device. */
export const entranceId = 'entrance'

interface EntranceProps {
  readonly id?: string
  readonly page: LandingPage
  readonly locale: Locale
  readonly hotline: Hotline
  readonly flow?: Flow
  /** The page begins with something else, so the promise leaves room for the minutes beside the card, and its button is not the first. */
  readonly isSecond?: boolean
  /** In wide windows, below the promise, beside the card. The minutes are then below the card. */
  readonly panel?: ReactNode
  /** In wide windows, what leads the card, over the button for this device: the code that opens the page on a phone. */
  readonly code?: ReactNode
  /** Heading and promise of the page. */
  readonly children: ReactNode
}

/** The top of a landing page: the promise and its minutes on the left, the card for this device on the right; then the steps. */
export async function Entrance({
  id,
  page,
  locale,
  hotline,
  flow,
  isSecond = false,
  panel,
  code,
  children,
}: EntranceProps) {
  // A card that is taller than the promise leaves room for the minutes beside it.
  const isBeside = isSecond || panel !== undefined || code !== undefined
  const minutes = <MinuteDrum flow={flow} />
  return (
    <>
      <section id={id} data-scheme="dark" className="bg-hero text-white">
        <Container className="grid gap-8 py-8 md:gap-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-x-16">
          <div>{children}</div>
          {/* Right below the promise on phones, whose first screen ends there. */}
          <div className={clsx('grid content-between gap-8 lg:col-start-2', isBeside && 'lg:row-span-2')}>
            <Card id={entranceId} data-scheme="page" size="panel" className="text-ink">
              <NoScriptNotice hotline={hotline} />
              {code}
              <div className="hero-act">
                <DeviceCard
                  copy={await deviceCopy()}
                  intl={await islandIntl(deviceMessages)}
                  page={page}
                  locale={locale}
                  isAside={code !== undefined}
                  variant={isSecond ? 'primary' : 'bronze'}
                  preparation={<PreparationList hotline={hotline.label} />}
                  rehearsal={<RehearsalLink locale={locale} />}
                />
              </div>
            </Card>
            {panel !== undefined && minutes}
          </div>
          {panel ?? <div className={clsx('self-end', !isBeside && 'lg:col-span-2')}>{minutes}</div>}
        </Container>
      </section>
      <OpeningSteps flow={flow} hasMinutes={panel === undefined} />
    </>
  )
}
