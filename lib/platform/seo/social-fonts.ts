import 'server-only'

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Locale } from '@/lib/platform/i18n/locales'

/** One face per script, read once. `next/og` reads TTF and OTF, not WOFF2. */
let latin: Promise<Buffer> | undefined
let korean: Promise<Buffer> | undefined

// Literal paths, so that the build bundles exactly these two files with the server.
function readLatin(): Promise<Buffer> {
  return readFile(
    join(process.cwd(), 'node_modules/@expo-google-fonts/be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold.ttf'),
  )
}

function readKorean(): Promise<Buffer> {
  return readFile(join(process.cwd(), 'node_modules/pretendard/dist/public/static/Pretendard-SemiBold.otf'))
}

/** Font of a language's social images. */
export function socialFont(locale: Locale): Promise<Buffer> {
  if (locale === 'ko') return (korean ??= readKorean())
  return (latin ??= readLatin())
}
