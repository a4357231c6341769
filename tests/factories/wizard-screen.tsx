import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { StrictMode, useState, type ComponentType } from 'react'
import { vi } from 'vitest'

import type { ApplicationApi } from '@/features/account-opening/api/application-api'
import type { ApplicationData } from '@/features/account-opening/application/application-data'
import type { ApplicationEvent } from '@/features/account-opening/machine/events'
import type { EarnedProofs } from '@/features/account-opening/machine/proofs'
import type { Screen } from '@/lib/domain/account-opening/screens'
import type { ScreenPropsOn } from '@/features/account-opening/screens/screen-props'
import type { Campaign } from '@/lib/domain/campaign/campaign'
import en from '@/messages/en.json'

import { allProofs } from './application-proofs'

interface ScreenSetup {
  readonly data?: ApplicationData
  readonly proofs?: EarnedProofs
  readonly campaign?: Campaign
  readonly api?: Partial<ApplicationApi>
}

/**
 * A screen of the wizard as the wizard shows it: what it saves comes back as its data, effects run twice, and a call that
 * the test did not expect fails it. In English, because that is what the tests are written in.
 */
export function renderScreen<S extends Screen>(
  screen: S,
  Component: ComponentType<ScreenPropsOn<S>>,
  { data: known = {}, proofs = allProofs, campaign = {}, api = {} }: ScreenSetup = {},
) {
  const saved: ApplicationData[] = []
  const send = vi.fn<(event: ApplicationEvent) => void>()
  const guarded = new Proxy(api, {
    get(calls, name: keyof ApplicationApi) {
      const call = calls[name]
      if (call === undefined) throw new Error(`${name} was not expected to be called`)
      return call
    },
  }) as ApplicationApi
  const state = { screen, proofs, returnToReview: false } as unknown as ScreenPropsOn<S>['state']

  function Wizard() {
    const [data, setData] = useState(known)
    return (
      <Component
        applicationId="00000000-0000-4000-8000-000000000001"
        data={data}
        state={state}
        campaign={campaign}
        send={send}
        api={guarded}
        locale="en"
        save={(patch) => {
          saved.push(patch)
          setData((before) => ({ ...before, ...patch }))
        }}
      />
    )
  }

  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <NextIntlClientProvider locale="en" messages={en} timeZone="Asia/Ho_Chi_Minh">
          <Wizard />
        </NextIntlClientProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
  return {
    send,
    user: userEvent.setup({ delay: null }),
    /** Everything saved, the latest values over the earlier ones. */
    saved: () => Object.assign({}, ...saved) as ApplicationData,
  }
}
