// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { renderIsland } from '@/tests/factories/render-island'

import { CheckQuestion } from './check-question'

const question = { ask: 'Which?', options: ['One', 'Two', 'Three'], answer: 1, why: 'Because.' } as const

it('says whether a choice was right, and why, and lets the reader choose again', () => {
  renderIsland(
    <CheckQuestion question={question} copy={{ hint: 'Choose one.', right: 'Right.', wrong: 'No, it is Two.' }} />,
  )
  expect(screen.getByRole('group', { name: 'Which?' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')

  fireEvent.click(screen.getByRole('radio', { name: 'Three' }))
  expect(screen.getByRole('status').textContent).toBe('No, it is Two. Because.')
  fireEvent.click(screen.getByRole('radio', { name: 'Two' }))
  expect(screen.getByRole('status').textContent).toBe('Right. Because.')
})
