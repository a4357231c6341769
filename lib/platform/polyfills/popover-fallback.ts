/**
 * Opens and closes popovers in browsers without them (before Chrome 114, Firefox 125 and Safari 17), by the attribute
 * `data-open` that app/base.css reads. Only what the site uses: `popovertarget` buttons and `hidePopover`.
 */
export function installPopoverFallback(): void {
  if ('popover' in HTMLElement.prototype) return
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null
    document.getElementById(button?.getAttribute('popovertarget') ?? '')?.toggleAttribute('data-open')
  })
  Object.defineProperty(HTMLElement.prototype, 'hidePopover', {
    value(this: HTMLElement) {
      this.removeAttribute('data-open')
    },
  })
}
