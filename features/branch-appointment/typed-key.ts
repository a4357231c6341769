/** Session-storage key of what was typed into the short form. Apart, so that looking whether there is any loads no more. */
export const typedKey = 'appointment'

export function hasTyped(): boolean {
  try {
    return window.sessionStorage.getItem(typedKey) !== null
  } catch {
    return false
  }
}
