// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { ContentsMenu } from './contents-menu'

it('folds when one of its sections is chosen', () => {
  const { container } = render(<ContentsMenu title="Trong bài này" entries={[{ id: 'a', text: 'Lãi suất' }]} />)
  const menu = container.querySelector('details')
  menu?.setAttribute('open', '')
  fireEvent.click(screen.getByText('Lãi suất'))
  expect(menu).not.toHaveAttribute('open')
})
