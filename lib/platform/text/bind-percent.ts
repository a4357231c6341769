/** A figure and its per-cent sign stay on one line: `0,15 %` with a space that does not break. */
export function bindPercent(text: string): string {
  return text.replaceAll(/(\d) %/g, '$1\u00A0%')
}
