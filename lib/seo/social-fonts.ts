import 'server-only'

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Locale } from '@/lib/i18n/locales'

/** One face a script. `next/og` reads TTF and OTF, not WOFF2. */
const files = {
  latin: 'node_modules/@expo-google-fonts/be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold.ttf',
  korean: 'node_modules/pretendard/dist/public/static/Pretendard-SemiBold.otf',
}

const faces = new Map<string, Promise<Buffer>>()

/** Font of a language's social images; read once. */
export function socialFont(locale: Locale): Promise<Buffer> {
  const file = locale === 'ko' ? files.korean : files.latin
  const known = faces.get(file) ?? readFile(join(process.cwd(), file))
  faces.set(file, known)
  return known
}
