import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** What is bold on the site is semibold in its fonts. */
const packages = {
  latin: {
    regular: '@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf',
    bold: '@expo-google-fonts/be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold.ttf',
  },
  korean: {
    regular: 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
    bold: 'pretendard/dist/public/static/alternative/Pretendard-SemiBold.ttf',
  },
} as const

type Script = keyof typeof packages

export type Weight = 'regular' | 'bold'

/** Path of a font of the site, from the packages it is made of. */
export const fontFile = (script: Script, weight: Weight): string => resolve(packages[script][weight])
