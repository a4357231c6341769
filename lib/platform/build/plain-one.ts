interface Table {
  readonly tag: string
  data: Buffer
}

/** Bits of a component's flags: its offset is two words, which say where it is. */
const wordsOfPlace = 0x0003

/** The name of the digit 1 in the list of names that all fonts share, which has 258, and that of the tabular one. */
const [plainName, sharedNames, tabularName] = [20, 258, 'one.tf'] as const

/** How much of the room beside the digit is before it: its stem, which is on its right, seems to be in the middle. */
const before = 0.38

/**
 * A font whose tabular 1 is the proportional one within the tabular width. A foot below it alone would let one number look
 * like two typefaces, in a column and in the sentence beside it.
 * @param font a TrueType font with names of its glyphs, variable or not
 * @throws Error when the font has no tabular 1
 */
export function withPlainOne(font: Buffer): Buffer {
  const tables = tablesOf(font)
  const table = (tag: string): Table => {
    const found = tables.find((each) => each.tag === tag)
    if (found === undefined) throw new Error(`the font has no table ${tag}`)
    return found
  }
  const [plain, tabular] = onesOf(table('post').data)
  const [outlines, places, bearings] = [table('glyf'), table('loca'), table('hmtx').data]
  const isLong = table('head').data.readInt16BE(50) === 1
  const offsets = offsetsOf(places.data, isLong)
  const [left = 0, low = 0, right = 0, high = 0] = [2, 4, 6, 8].map((at) =>
    outlines.data.readInt16BE((offsets[plain] ?? 0) + at),
  )
  const metrics = table('hhea').data.readUInt16BE(34)
  const advance = bearings.readUInt16BE(Math.min(tabular, metrics - 1) * 4)
  const start = Math.round((advance - (right - left)) * before)
  const shift = start - left

  const glyph = Buffer.alloc(18)
  ;[-1, start, low, right + shift, high, wordsOfPlace, plain, shift, 0].forEach((word, index) =>
    glyph.writeInt16BE(word, index * 2),
  )
  const composed = replaced(outlines.data, offsets, tabular, glyph)
  outlines.data = composed.data
  places.data = packed(composed.offsets, isLong)
  bearings.writeInt16BE(start, tabular < metrics ? tabular * 4 + 2 : metrics * 4 + (tabular - metrics) * 2)
  allowComposed(table('maxp').data)
  const variations = tables.find(({ tag }) => tag === 'gvar')
  if (variations !== undefined) variations.data = unvaried(variations.data, tabular)
  return fontOf(font.subarray(0, 4), tables)
}

/** Glyphs of the proportional and of the tabular 1, by their names. */
function onesOf(table: Buffer): readonly [plain: number, tabular: number] {
  const count = table.readUInt16BE(32)
  const names = Array.from({ length: count }, (_, index) => table.readUInt16BE(34 + index * 2))
  const own: string[] = []
  for (let at = 34 + count * 2; at < table.length; at += 1 + table.readUInt8(at)) {
    own.push(table.toString('latin1', at + 1, at + 1 + table.readUInt8(at)))
  }
  const [plain, tabular] = [names.indexOf(plainName), names.indexOf(sharedNames + own.indexOf(tabularName))]
  if (plain < 0 || tabular < 0) throw new Error('the font has no tabular 1')
  return [plain, tabular]
}

/** Limits of a font that has a composed glyph: points and outlines of one, its parts and their levels. */
function allowComposed(limits: Buffer): void {
  for (const at of [10, 12]) limits.writeUInt16BE(Math.max(limits.readUInt16BE(at), limits.readUInt16BE(at - 4)), at)
  for (const at of [28, 30]) limits.writeUInt16BE(Math.max(limits.readUInt16BE(at), 1), at)
}

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + index * 16
    const from = font.readUInt32BE(entry + 8)
    const data = Buffer.from(font.subarray(from, from + font.readUInt32BE(entry + 12)))
    return { tag: font.toString('latin1', entry, entry + 4), data }
  })
}

/** Places of glyphs in their table: in bytes, or in words. */
const offsetsOf = (table: Buffer, isLong: boolean): number[] =>
  Array.from({ length: table.length / (isLong ? 4 : 2) }, (_, index) =>
    isLong ? table.readUInt32BE(index * 4) : table.readUInt16BE(index * 2) * 2,
  )

function packed(offsets: readonly number[], isLong: boolean): Buffer {
  const table = Buffer.alloc(offsets.length * (isLong ? 4 : 2))
  offsets.forEach((offset, index) =>
    isLong ? table.writeUInt32BE(offset, index * 4) : table.writeUInt16BE(offset / 2, index * 2),
  )
  return table
}

/** Data of all glyphs, that of one of them replaced. */
function replaced(data: Buffer, offsets: readonly number[], glyph: number, by: Buffer) {
  const [from = 0, to = 0] = offsets.slice(glyph, glyph + 2)
  const longer = by.length - (to - from)
  return {
    data: Buffer.concat([data.subarray(0, from), by, data.subarray(to)]),
    offsets: offsets.map((offset, index) => (index > glyph ? offset + longer : offset)),
  }
}

/** Removes the variations of one glyph from the `gvar` table: the component that it refers to has its own. */
function unvaried(table: Buffer, glyph: number): Buffer {
  const [head, isLong] = [20, (table.readUInt16BE(14) & 1) === 1]
  const start = table.readUInt32BE(16)
  const end = head + (table.readUInt16BE(12) + 1) * (isLong ? 4 : 2)
  const { data, offsets } = replaced(
    table.subarray(start),
    offsetsOf(table.subarray(head, end), isLong),
    glyph,
    Buffer.alloc(0),
  )
  return Buffer.concat([table.subarray(0, head), packed(offsets, isLong), table.subarray(end, start), data])
}

/** A font file of its tables, in their order. */
function fontOf(version: Buffer, tables: readonly Table[]): Buffer {
  const largest = 2 ** Math.floor(Math.log2(tables.length))
  const directory = Buffer.alloc(12 + tables.length * 16)
  version.copy(directory)
  ;[tables.length, largest * 16, Math.log2(largest), (tables.length - largest) * 16].forEach((word, index) =>
    directory.writeUInt16BE(word, 4 + index * 2),
  )
  let offset = directory.length
  const bodies = tables.map(({ tag, data }, index) => {
    const entry = 12 + index * 16
    const body = Buffer.concat([data, Buffer.alloc(-data.length & 3)])
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(sumOf(body), entry + 4)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(data.length, entry + 12)
    offset += body.length
    return body
  })
  return Buffer.concat([directory, ...bodies])
}

const sumOf = (body: Buffer): number => {
  let sum = 0
  for (let at = 0; at < body.length; at += 4) sum = (sum + body.readUInt32BE(at)) >>> 0
  return sum
}
