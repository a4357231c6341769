/** jsdom has no modal dialogs: opening and closing them, and their `close` event, for the tests that need these. */
export function installDialog() {
  const dialog = HTMLDialogElement.prototype
  dialog.showModal = function showModal() {
    this.open = true
    this.querySelector<HTMLElement>('[autofocus], button, a[href], input')?.focus()
  }
  dialog.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
