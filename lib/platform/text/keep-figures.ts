/** Keeps a figure and its percent sign on one line: `0,15 %` with a no-break space. */
export function bindPercent(text: string): string {
  return text.replaceAll(/(\d) %/g, '$1\u00A0%')
}
