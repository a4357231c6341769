// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { installPopoverFallback } from './popover-fallback'

test('buttons open and close popovers where the browser has none', () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover')
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
  installPopoverFallback()
  document.body.innerHTML = `
    <button popovertarget="menu"><span>Menu</span></button>
    <div popover id="menu"><button popovertarget="menu" popovertargetaction="hide">Close</button></div>
    <button>Elsewhere</button>`
  const menu = document.getElementById('menu')
  const isOpen = () => menu?.hasAttribute('data-open')
  document.querySelector('span')?.click()
  expect(isOpen()).toBe(true)
  document.querySelector<HTMLElement>('body > button:last-child')?.click()
  expect(isOpen()).toBe(true)
  menu?.querySelector('button')?.click()
  expect(isOpen()).toBe(false)
  document.querySelector('span')?.click()
  menu?.hidePopover()
  expect(isOpen()).toBe(false)
})
