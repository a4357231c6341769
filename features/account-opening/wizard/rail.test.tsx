// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'

import { standardFlow } from '@/lib/domain/account-opening/flows'
import messages from '@/messages/en.json'
import { allProofs } from '@/tests/factories/application-proofs'

import { stateOn } from '../machine/reach'
import { Rail } from './rail'

it('shows the place to return to after a refusal, and keeps the ticks of what is kept', () => {
  const { contract: _contract, signed: _signed, ...proofs } = allProofs
  const state = stateOn('submitting', proofs, false)
  if (state === null) throw new Error('the application is complete')
  const redone = ['face', 'liveness', 'review', 'terms'] as const
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Ho_Chi_Minh">
      <Rail
        flow={standardFlow}
        state={state}
        shown="face"
        left={[...redone, 'submitting', 'contract']}
        redone={redone}
        send={() => undefined}
      />
    </NextIntlClientProvider>,
  )
  expect(screen.getByText('Step 2 of 7')).toBeVisible()
  expect(screen.getByText('3 min left')).toBeVisible()
  const steps = within(screen.getByRole('navigation')).getAllByText(/^[1-7]$/, { selector: 'span' })
  const rows = steps.flatMap((step) => step.closest('li') ?? [])
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null, null, null])
  expect(rows.map((row) => row.textContent?.includes('(done)'))).toEqual([true, false, true, true, false, false, false])
})
