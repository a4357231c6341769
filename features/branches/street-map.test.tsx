// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { toConsent } from '@/lib/domain/consent/consent-record'
import { onConsentSettings, saveConsent } from '@/lib/domain/consent/consent-store'

import type { BranchCopy } from './branch-copy'
import { StreetMap } from './street-map'

const copy = { streetMap: 'Streets around {name}', streetMapAsk: 'May we?', streetMapAllow: 'Choose' } as BranchCopy
const service = { id: 'key', url: 'https://maps.example/embed' }
const branch = { id: 1, name: 'Hanoi', address: '', telephones: [], emails: [], location: { lat: 21.02, lng: 105.85 } }
const frame = () => document.querySelector('iframe')

const agreeTo = (granted: readonly ('maps' | 'chat')[]) =>
  act(() => saveConsent(toConsent(['maps', 'chat'], granted, new Date())))

afterEach(() => {
  localStorage.clear()
})

it('embeds the street map only after consent to maps', () => {
  render(<StreetMap service={service} branch={branch} locale="ko" copy={copy} />)
  expect(frame()).toBeNull()
  agreeTo(['chat'])
  expect(frame()).toBeNull()
  agreeTo(['maps'])
  expect(screen.getByTitle('Streets around Hanoi')).toHaveAttribute(
    'src',
    'https://maps.example/embed?key=key&q=21.02%2C105.85&language=ko',
  )
  agreeTo([])
  expect(frame()).toBeNull()
})

it('opens the consent settings', () => {
  const opened = vi.fn<() => void>()
  const stop = onConsentSettings(opened)
  render(<StreetMap service={service} branch={branch} locale="en" copy={copy} />)
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }))
  expect(opened).toHaveBeenCalledOnce()
  stop()
})

it('renders nothing for a branch without coordinates', () => {
  agreeTo(['maps'])
  render(<StreetMap service={service} branch={{ ...branch, location: null }} locale="en" copy={copy} />)
  expect(frame()).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
