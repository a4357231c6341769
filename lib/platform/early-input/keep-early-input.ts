/** A native event, marked by `Body` once React has dispatched it. */
export interface SeenEvent extends Event {
  seen?: true
}

/**
 * Replays input from before hydration, which React drops by design (https://github.com/react/react/pull/22448). An
 * event that `Body` has not marked is dispatched again, twenty times a second for half a minute, until it is:
 * - the value of each control;
 * - the last press of a `button` that does nothing without scripts;
 * - the last submit of a form without an `action`, which would only put its values into the address;
 * - the last click on a link to another language (`hreflang`), which would leave query and input behind.
 * Other links, native popovers and forms with an `action` work before hydration.
 * Runs in the head as text (`earlyInputScript`), so it must not use anything from its module.
 */
export function keepEarlyInput(): void {
  type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const retryMs = 50
  const mostTries = 600
  const typed = new Map<Control, { event: SeenEvent; value: string | boolean }>()
  let isReplaying = false
  let composedIn: EventTarget | null = null
  let repeatPress: (() => void) | null = null
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const isSeen = (event: SeenEvent) => event.seen === true
  const isTickable = (control: Control) => control.type === 'checkbox' || control.type === 'radio'

  /** Whether React has hydrated the element, found with an event that changes nothing. */
  function isTaken(element: Element): boolean {
    const question = new Event('input', { bubbles: true })
    isReplaying = true
    element.dispatchEvent(question)
    isReplaying = false
    return isSeen(question)
  }

  /** React ignores an event whose value equals the last one that it knows, so a different value is written first. */
  function tell(control: Control, value: string | boolean): void {
    if (typeof value === 'boolean') {
      const input = control as HTMLInputElement
      input.checked = !value
      input.click()
      return
    }
    // Files cannot be written, and React does not compare them.
    if (control.type !== 'file') {
      control.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    }
    const name = control instanceof HTMLSelectElement || control.type === 'file' ? 'change' : 'input'
    control.dispatchEvent(new Event(name, { bubbles: true }))
  }

  function retry(): void {
    tries += 1
    for (const [control, { event, value }] of typed) {
      if (isSeen(event)) typed.delete(control)
      if (isSeen(event) || control === composedIn) continue
      if (control.isConnected && !isTaken(control)) continue
      typed.delete(control)
      isReplaying = true
      if (control.isConnected) tell(control, value)
      isReplaying = false
    }
    // A press refers to the input before it.
    if (typed.size === 0) {
      const press = repeatPress
      repeatPress = null
      press?.()
    }
    schedule()
  }

  function schedule(): void {
    clearTimeout(timer)
    if ((typed.size > 0 || repeatPress !== null) && tries < mostTries) timer = setTimeout(retry, retryMs)
  }

  function keepPress(event: SeenEvent, target: HTMLElement, repeat: () => void): void {
    if (event.isTrusted) tries = 0
    repeatPress = () => {
      if (target.isConnected && !isSeen(event)) repeat()
    }
    schedule()
  }

  // Capturing: React stops the events of a part that it has not hydrated, and marks those that it delivers only later.
  const early = { capture: true }
  function onClick(event: SeenEvent & MouseEvent): void {
    if (isReplaying) return
    repeatPress = null
    if (!(event.target instanceof Element)) return
    const link = event.target.closest<HTMLElement>('a[hreflang]')
    const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey
    // Once the tries are used up, the link is followed as it is.
    if (link !== null && !isNewTab && (event.isTrusted || tries < mostTries) && !isTaken(link)) {
      event.preventDefault()
      keepPress(event, link, () => link.click())
      return
    }
    const button = event.target.closest<HTMLElement>('button[type=button]:not([popovertarget],[commandfor])')
    if (button !== null) keepPress(event, button, () => button.click())
  }
  function onInput(event: SeenEvent): void {
    const control = event.target as Control
    if (isReplaying) return
    if (event.isTrusted) tries = 0
    typed.set(control, { event, value: isTickable(control) ? (control as HTMLInputElement).checked : control.value })
    schedule()
  }
  addEventListener('click', onClick, early)
  addEventListener('input', onInput, early)
  addEventListener('submit', (event) => {
    repeatPress = null
    const form = event.target as HTMLFormElement
    if (isSeen(event) || form.hasAttribute('action')) return
    event.preventDefault()
    keepPress(event, form, () => form.requestSubmit(event.submitter))
  })
  // Writing into a control during composition, as Vietnamese keyboards use it, would break the letter.
  function onComposition({ type, target }: Event): void {
    composedIn = type === 'compositionstart' ? target : null
  }
  addEventListener('compositionstart', onComposition, early)
  addEventListener('compositionend', onComposition, early)
}
