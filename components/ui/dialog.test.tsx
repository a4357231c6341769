// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import { Dialog } from './dialog'

function Example({ dismissible }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true)
        }}
      >
        open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Tiêu đề" closeLabel="Đóng" dismissible={dismissible}>
        <p>content</p>
      </Dialog>
    </>
  )
}

async function opened(dismissible?: boolean) {
  const user = userEvent.setup()
  render(<Example dismissible={dismissible} />)
  expect(screen.queryByText('content')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'open' }))
  return { user, dialog: screen.getByRole('dialog', { name: 'Tiêu đề' }) }
}

describe('Dialog', () => {
  it('renders its content only while open and closes by its button', async () => {
    const { user } = await opened()
    expect(screen.getByText('content')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Đóng' }))
    expect(screen.queryByText('content')).toBeNull()
  })

  it('lets the keyboard scroll content that is said to be long', () => {
    render(
      <Dialog open onOpenChange={() => undefined} title="Tiêu đề" closeLabel="Đóng" scrollable>
        <p>content</p>
      </Dialog>,
    )
    expect(screen.getByRole('region', { name: 'Tiêu đề' })).toHaveAttribute('tabindex', '0')
  })

  it('closes on a press on the backdrop', async () => {
    const { user, dialog } = await opened()
    await user.click(dialog)
    expect(screen.queryByText('content')).toBeNull()
  })

  it('stays open when a selection from inside ends outside', async () => {
    const { dialog } = await opened()
    fireEvent.pointerDown(screen.getByText('content'))
    fireEvent.click(dialog)
    expect(screen.getByText('content')).toBeTruthy()
  })

  it('reports when the browser closes it (Escape)', async () => {
    const { dialog } = await opened()
    fireEvent(dialog, new Event('close'))
    expect(screen.queryByText('content')).toBeNull()
  })

  it('cannot be dismissed when a decision is required', async () => {
    const { user, dialog } = await opened(false)
    await user.click(dialog)
    const cancel = new Event('cancel', { cancelable: true })
    fireEvent(dialog, cancel)
    expect(cancel.defaultPrevented).toBe(true)
    expect(screen.queryByRole('button', { name: 'Đóng' })).toBeNull()
    expect(screen.getByText('content')).toBeTruthy()
  })
})
