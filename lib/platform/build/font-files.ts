import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import {
  digits,
  furtherLatin,
  languageNames,
  latinAndVietnamese,
  syllablesByFrequency,
  syllablesOf,
  vietnameseNames,
} from '../fonts/characters.ts'

const require = createRequire(import.meta.url)
const folder = fileURLToPath(new URL('../fonts/files/', import.meta.url))

/**
 * How many of the most frequent Hangul syllables the Korean face holds, beside those of our own messages, and how many there
 * are in the standard set for everyday use (KS X 1001), which the second file completes.
 */
const frequentSyllables = 1500
const everydaySyllables = 2350

/** Layout that text needs: kerning, ligatures, and marks placed above and below their letters. */
const textFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk']

interface FontFile {
  name: string
  /** File of a package. */
  source: string
  characters: string
  features: string[]
  /** Weights kept of a variable font. */
  weights?: { min: number; max: number }
  /** The tabular 1 is as plain as the proportional one. */
  hasPlainOne?: boolean
}

/**
 * Makes the font files that fonts.css refers to: each holds what pages show and nothing else, without hinting, which
 * screens of today do not use and which would double the size. Files that exist and were made from the same input stay.
 * @throws Error when a package lacks the font
 */
export async function makeFontFiles(): Promise<void> {
  const files = await fontFiles()
  await mkdir(folder, { recursive: true })
  for (const file of files) await makeFontFile(file)
}

async function fontFiles(): Promise<FontFile[]> {
  const korean = { source: 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf', features: [] }
  const { frequent, rare } = await hangul()
  return [
    ...textFace('400', '400Regular/BeVietnamPro_400Regular.ttf'),
    ...textFace('600', '600SemiBold/BeVietnamPro_600SemiBold.ttf'),
    {
      name: 'digits',
      source: '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
      characters: digits,
      features: ['kern', 'tnum', 'lnum'],
      // Beside Be Vietnam Pro at 400 the digits of this face look light, so that is what they start from.
      weights: { min: 480, max: 700 },
      hasPlainOne: true,
    },
    { ...korean, name: 'hangul', characters: frequent },
    { ...korean, name: 'hangul-rare', characters: rare },
    { ...korean, name: 'language-names', characters: languageNames },
  ]
}

function textFace(weight: string, file: string): FontFile[] {
  const face = { source: `@expo-google-fonts/be-vietnam-pro/${file}`, features: textFeatures }
  return [
    { ...face, name: `text-${weight}`, characters: latinAndVietnamese },
    { ...face, name: `further-${weight}`, characters: furtherLatin },
  ]
}

async function hangul(): Promise<{ frequent: string; rare: string }> {
  const styleSheet = require.resolve('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css')
  const syllables = syllablesByFrequency(await readFile(styleSheet, 'utf8')).slice(0, everydaySyllables)
  const messages = await readFile(new URL('../../../messages/ko.json', import.meta.url), 'utf8')
  const frequent = new Set([...syllables.slice(0, frequentSyllables), ...syllablesOf(messages + vietnameseNames)])
  const rare = syllables.filter((syllable) => !frequent.has(syllable))
  return { frequent: [...frequent].join(''), rare: rare.join('') }
}

/** Written beside its place and moved there, because several processes of a build read the configuration. */
async function makeFontFile({ name, source, characters, features, weights, hasPlainOne }: FontFile): Promise<void> {
  const from = require.resolve(source)
  const made = createHash('sha256')
    .update(JSON.stringify({ characters, features, weights, hasPlainOne }))
    .update(await readFile(from))
    .digest('hex')
  const target = join(folder, `${name}.woff2`)
  const note = join(folder, `${name}.sha256`)
  if (existsSync(target) && existsSync(note) && (await readFile(note, 'utf8')) === made) return
  // Only builds need it; a server that starts does not load it.
  const { default: subsetFont } = await import('subset-font')
  const { withPlainOne } = await import('./plain-one.ts')
  const kept = { noHinting: true, keepFeatures: features }
  const subset = await subsetFont(await readFile(from), characters, {
    ...kept,
    glyphNames: hasPlainOne === true,
    targetFormat: hasPlainOne === true ? 'sfnt' : 'woff2',
    ...(weights ? { variationAxes: { wght: weights } } : {}),
  })
  const font =
    hasPlainOne === true
      ? await subsetFont(withPlainOne(subset), characters, { ...kept, targetFormat: 'woff2' })
      : subset
  const draft = `${target}.${process.pid}`
  await writeFile(draft, font)
  await rename(draft, target)
  await writeFile(note, made)
}
