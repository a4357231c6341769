/** With a capital at the beginning: names of sectors stand in sentences elsewhere. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
