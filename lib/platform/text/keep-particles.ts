/** Joins two characters, so that no line ends between them. */
const joiner = '\u2060'

/**
 * Keeps what is in brackets with the Korean word before them, and the particle after them or after a percent sign with it, which
 * browsers would move to the next line: "1,420억 동(+21%)을", "35%에서".
 * @param html text or HTML, whose tags stay as they are
 */
export function keepParticles(html: string): string {
  return html.replaceAll(/(?<=[)%])(?=\p{Script=Hangul})(?![^<>]*>)|(?<=\p{Script=Hangul})(?=\()(?![^<>]*>)/gu, joiner)
}
