const unit = String.raw`(?:trillion|billion|million|thousand)\b`

/** A currency and its amount, an amount and its unit, a ratio in words. */
const spaces = new RegExp(
  String.raw`(?<=\bVND) (?=\d)|(?<=\bVND [\d.,]+) (?=${unit})|(?<=\b\d[\d.,]*) (?=to 1\b)|(?<=\b\d[\d.,]* to) (?=1\b)`,
  'g',
)

/** After a number, or a short part that says little alone. */
const hyphens = /(?<=(?<![\p{L}\d-])(?:\d+|two|three|four|five|six|re))-(?=[a-z])(?![^<>]*>)/giu

/**
 * Keeps amounts and short compounds of English texts on one line: “VND 24.70 trillion”, “1.5 to 1”, “20-session”, “re-roller”.
 * @param html text or HTML, whose tags stay as they are
 */
export function keepEnglish(html: string): string {
  return html.replaceAll(spaces, '\u00A0').replaceAll(hyphens, '-\u2060')
}
