/** Typed text as one line: line breaks and control characters become spaces, letters are composed (NFC). */
export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\s*[\p{Cc}\p{Zl}\p{Zp}]+\s*/gu, ' ')
    .trim()
}
