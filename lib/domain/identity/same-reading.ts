import type { IdField } from './identity-card'

/** Fields of letters, which readers and people spell in several ways. */
const spelled: ReadonlySet<IdField> = new Set<IdField>(['fullName', 'cardAddress', 'idIssuePlace'])

/** Whether two values of a field of one card mean the same. */
export function isSameReading(field: IdField, a: string, b: string): boolean {
  return spelled.has(field) ? spellingKey(a) === spellingKey(b) : a === b
}

const toneMarks = /[\u0300\u0301\u0303\u0309\u0323]/g

/**
 * Equal for spellings that mean the same: case, spaces, punctuation, Unicode composition, and the two conventions for
 * placing a tone mark (`hòa`, `hoà`). A missing or different mark is a difference: Mẫu is not Mau.
 */
export function spellingKey(text: string): string {
  return text
    .toLocaleLowerCase('vi')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => {
      const letters = word.normalize('NFD')
      return letters.replaceAll(toneMarks, '') + (letters.match(toneMarks) ?? []).join('')
    })
    .join(' ')
}

/** The same without any mark: what a reader of poor print still gets right. */
export function lettersOf(text: string): string {
  return text
    .toLocaleLowerCase('vi')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
