// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { Change } from './figure-parts'

it.each([
  { tone: 'down', text: '1,07%', arrows: 1 },
  { tone: 'flat', text: '0,00%', arrows: 0 },
] as const)('gives a change that is $tone $arrows arrows', ({ tone, text, arrows }) => {
  const { container } = render(<Change text={text} tone={tone} />)
  expect(container).toHaveTextContent(text)
  expect(container.querySelectorAll('svg')).toHaveLength(arrows)
})
