/** Characters as a Vietnamese reader counts them: `ễ` is one, whether the keyboard composed it or not. */
export function countCharacters(value: string): number {
  return Array.from(value.normalize('NFC')).length
}
