import type { Token } from 'marked'

/** Text of inline tokens without their marks; a line break becomes a space. */
export function plainText(tokens: readonly Token[] | undefined): string {
  const texts = (tokens ?? []).map((token) => {
    if (token.type === 'br') return ' '
    if (token.type === 'image') return ''
    return 'tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? String(token.text) : ''
  })
  return texts.join('').replaceAll(/\s+/g, ' ')
}
