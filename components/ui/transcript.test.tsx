// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { Transcript } from './transcript'

it('is collapsed and named after its video', () => {
  render(<Transcript label="Transcript" of="Your first order" paragraphs={['Hello.', 'Hello.']} />)
  expect(screen.getByText('Transcript').closest('summary')).toHaveTextContent('Transcript: Your first order')
  expect(screen.getAllByText('Hello.').map((text) => text.closest('details')?.open)).toEqual([false, false])
})

it('renders nothing without a transcript', () => {
  const { container } = render(<Transcript label="Transcript" of="Your first order" paragraphs={[]} />)
  expect(container).toBeEmptyDOMElement()
})
