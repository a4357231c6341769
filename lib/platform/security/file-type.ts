export type FileType = 'jpeg' | 'png' | 'webp' | 'pdf' | 'doc' | 'docx'

/** Number of leading bytes that `fileTypeOf` needs. */
export const fileHeadBytes = 64

const latin1 = new TextDecoder('latin1')

/** Name of the first entry in a Word document's archive; other archives are rejected. */
const docxEntry = /^(\[Content_Types\]\.xml|_rels\/|docProps\/|word\/)/

function startsWith(head: Uint8Array, ...bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte)
}

/** The first entry's header has 30 bytes, followed by its name. */
function isDocx(head: Uint8Array): boolean {
  return startsWith(head, 0x50, 0x4b, 0x03, 0x04) && docxEntry.test(latin1.decode(head.subarray(30)))
}

/** File type by its first bytes, whatever its name; null if it is not an accepted type. */
export function fileTypeOf(head: Uint8Array): FileType | null {
  if (startsWith(head, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return 'doc'
  const text = latin1.decode(head.subarray(0, 12))
  if (text.startsWith('%PDF-')) return 'pdf'
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'webp'
  return isDocx(head) ? 'docx' : null
}
