/**
 * The beginning of a text in about as many letters as given: whole sentences, or else whole clauses of a long first one, or whole
 * words of one without clauses.
 */
export function firstClauses(text: string, most: number): string {
  if (text.length <= most) return text
  const head = text.slice(0, most + 1)
  // A full stop after a capital is one of an abbreviation.
  const sentence = head.search(/(?<!\p{Lu})[.?!]\s(?!.*(?<!\p{Lu})[.?!]\s)/u)
  if (sentence > most / 3) return head.slice(0, sentence + 1)
  const clause = Math.max(head.lastIndexOf(', '), head.lastIndexOf(': '))
  return `${head.slice(0, clause > most / 3 ? clause : head.lastIndexOf(' ')).replace(/[\s&·,:]+$/, '')}…`
}
