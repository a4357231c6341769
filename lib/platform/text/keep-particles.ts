/** Joins two characters, so that no line ends between them. */
const joiner = '\u2060'

const outsideTags = '(?![^<>]*>)'

/** After a bracket or a percent sign; before a short bracket (an address is too long to be kept with its word) and a dot. */
const seams = new RegExp(
  [
    String.raw`(?<=[)%])(?=\p{Script=Hangul})`,
    String.raw`(?<=[\p{Script=Hangul}%])(?=\([^()@/<>]{1,24}\))`,
    String.raw`(?<=\p{Script=Hangul})(?=·\p{Script=Hangul})`,
  ]
    .map((seam) => seam + outsideTags)
    .join('|'),
  'gu',
)

/** A short note in brackets with a Korean word. */
const note = /\((?=[^()]*\p{Script=Hangul})[^()<>]{1,10}\)(?![^<>]*>)/gu

/**
 * Keeps what is in brackets with the Korean word before them, and the particle after them or after a percent sign with it, which
 * browsers would move to the next line: "1,420억 동(+21%)을", "35%에서".
 * @param html text or HTML, whose tags stay as they are
 */
export function keepParticles(html: string): string {
  return html.replaceAll(note, (text) => text.replaceAll(' ', '\u00A0')).replaceAll(seams, joiner)
}
