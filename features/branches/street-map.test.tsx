// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { toConsent } from '@/lib/domain/consent/consent-record'
import { onConsentSettings, saveConsent } from '@/lib/domain/consent/consent-store'
import { renderIsland } from '@/tests/factories/render-island'

import { StreetMap } from './street-map'

const service = { id: 'key', url: 'https://maps.example/embed' }
const branch = {
  id: 1,
  name: 'Hanoi',
  city: null,
  address: '',
  telephones: [],
  emails: [],
  location: { lat: 21.02, lng: 105.85 },
}
const frame = () => document.querySelector('iframe')

const agreeTo = (granted: readonly ('maps' | 'chat')[]) =>
  act(() => saveConsent(toConsent(['maps', 'chat'], granted, new Date())))

afterEach(() => {
  localStorage.clear()
})

it('embeds the street map only after consent to maps', () => {
  renderIsland(<StreetMap service={service} branch={branch} />, 'ko')
  expect(frame()).toBeNull()
  agreeTo(['chat'])
  expect(frame()).toBeNull()
  agreeTo(['maps'])
  expect(screen.getByTitle(/Hanoi/)).toHaveAttribute(
    'src',
    'https://maps.example/embed?key=key&q=21.02%2C105.85&language=ko',
  )
  agreeTo([])
  expect(frame()).toBeNull()
})

it('opens the consent settings', () => {
  const opened = vi.fn<() => void>()
  const stop = onConsentSettings(opened)
  renderIsland(<StreetMap service={service} branch={branch} />)
  fireEvent.click(screen.getByRole('button', { name: 'Cookie settings' }))
  expect(opened).toHaveBeenCalledOnce()
  stop()
})

it('renders nothing for a branch without coordinates', () => {
  agreeTo(['maps'])
  renderIsland(<StreetMap service={service} branch={{ ...branch, location: null }} />)
  expect(frame()).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
