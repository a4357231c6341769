// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

import { saveFile } from './save-file'

afterEach(() => {
  vi.useRealTimers()
})

it('saves the bytes under their name, and frees them once the browser has taken them over', () => {
  vi.useFakeTimers()
  URL.createObjectURL = () => 'blob:file'
  const revoke = vi.fn<(url: string) => void>()
  URL.revokeObjectURL = revoke
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.href} ${this.download}`)
  })

  saveFile(new Blob(['x']), 'card.png')
  expect(saved).toEqual(['blob:file card.png'])
  expect(revoke).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:file')
})
