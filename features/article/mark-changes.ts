const change = /(?<=\b[A-Z0-9]{3,9}(?: \(|, ))([+−]\d[\d.,]*%?)(?=\))/g

/** Gives changes that a text names after their share, as in "XNG (−3.4%)" or "(KVB, +2.40)", the colours of the market. */
export const markChanges = (html: string): string =>
  html.replaceAll(
    change,
    (said) => `<span class="${said.startsWith('+') ? 'text-up' : 'text-down'} font-semibold">${said}</span>`,
  )
