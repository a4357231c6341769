// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { Toaster } from '@/components/ui/toaster'
import en from '@/messages/en.json'
import { renderIsland } from '@/tests/factories/render-island'

import { ContentFailedToast } from './content-failed-toast'

// docs/specification.md#failures F12
it('shows the message of an unexpected error as a toast', async () => {
  renderIsland(
    <>
      <ContentFailedToast text={en.failures.oops} />
      <Toaster label="Notifications" closeLabel="Close" />
    </>,
  )
  expect(await screen.findByText('We couldn’t load some content. Reload the page.')).toBeVisible()
})
