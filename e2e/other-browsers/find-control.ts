/** What a control is, as it is read to people who do not see it. */
export interface Wanted {
  readonly role: keyof typeof selectors
  /** '' with `isPart`: any. */
  readonly name: string
  /** Whether more may be in the name than is wanted. */
  readonly isPart?: boolean
  /** Looked for inside the region of this name. */
  readonly region?: string
}

/** Elements by role: controls are native ones. */
export const selectors = {
  button: 'button, a[href]',
  textbox: 'input:not([type=checkbox], [type=radio], [type=file]), textarea',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  combobox: 'select',
  region: 'section, [role=region], fieldset',
  heading: 'h1',
  dialog: 'dialog[open]',
  picture: 'img',
  file: 'input[type=file]',
}

/**
 * Runs in the page: the first control of a role with a name that can be seen and worked, or null.
 * @param wanted with the selector of its role
 */
export function findControl(wanted: Wanted & { readonly selector: string }): Element | null {
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const labels = (element: Element) =>
    'labels' in element && element.labels instanceof NodeList
      ? [...element.labels].map((label) => label.textContent).join(' ')
      : ''
  const nameOf = (element: Element) => {
    const references = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/)
    const referred = references.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    return (
      plain(element.getAttribute('aria-label') ?? '') ||
      plain(referred) ||
      plain(labels(element)) ||
      plain(element.textContent)
    )
  }
  const isNamed = (element: Element, name: string, isPart: boolean) =>
    isPart ? nameOf(element).toLowerCase().includes(name.toLowerCase()) : nameOf(element) === name
  const regions = [...document.querySelectorAll('section, [role=region], fieldset')]
  const scope =
    wanted.region === undefined
      ? (document.querySelector('dialog:modal') ?? document)
      : regions.find((element) => isNamed(element, wanted.region ?? '', false))
  // Nor do drivers wait for a dialog that is still moving: the press would miss its button.
  if (scope instanceof HTMLDialogElement && scope.getAnimations().some(({ playState }) => playState === 'running'))
    return null
  const found = [...(scope?.querySelectorAll(wanted.selector) ?? [])]
  if (scope instanceof HTMLDialogElement && wanted.role === 'dialog') found.unshift(scope)
  const control = found.find(
    (element) =>
      isNamed(element, plain(wanted.name), wanted.isPart === true) &&
      (wanted.role === 'file' || element.getClientRects().length > 0) &&
      element.closest('[inert], [disabled], [aria-disabled=true]') === null,
  )
  // Drivers do not wait for smooth scrolling.
  control?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return control ?? null
}
