/** The end of a sentence: a full stop before a space, unless it ends an abbreviation such as `TP.` or `No.`. */
const end = /(?<!(?<!\p{L})(?:TP|[Nn]o|vs|\p{L}))[.!?](?=\s)/u

/** The first sentence of a text, or all of a text that is one. */
export function firstSentence(text: string): string {
  const at = text.search(end)
  return at === -1 ? text : text.slice(0, at + 1)
}
