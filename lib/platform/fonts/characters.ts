/** Characters from one code point to another, both included. */
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** Punctuation, currencies and arrows that editors use. */
const signs = '–—‘’‚“”„†•…‰′″‹›⁄€₫₩™−≈≠≤≥ŒœƒˆˇΩ'

/**
 * Vietnamese letters beyond Latin-1, composed (Unicode, Latin Extended Additional) and as combining marks, which some
 * keyboards and editors produce.
 */
const vietnamese = `ĂăĐđĨĩŨũƠơƯư${range(0x1ea0, 0x1ef9)}\u0300\u0301\u0302\u0303\u0306\u0309\u031b\u0323`

/** What Vietnamese and English text is written with: one file a weight holds all of it. */
export const latinAndVietnamese = range(0x20, 0x7e) + range(0xa0, 0xff) + vietnamese + signs

/** Letters of other European languages, in names for the most part; fonts.css declares the same ranges. */
export const furtherLatin = Array.from(range(0x100, 0x24f) + range(0x1e00, 0x1e9f))
  .filter((letter) => !latinAndVietnamese.includes(letter))
  .join('')

/** Digits and the signs between them, which columns of figures need at one width. */
export const digits = '%+,-./0123456789:−'

/** Korean by its own name, on pages of the other languages. */
export const languageNames = '한국어'

/** Hangul of Vietnamese names, most of it rare in other text: 응우옌, 쩐, 꽝, 냐짱. */
export const vietnameseNames =
  '옌쭝쩐쫑쯔쯩짱쨔꽝꽌꽈꾸뀌끼껀껌깜깐깟떠떤떰뚜뚝뚱뜨띠띤띵땀땅따또똔쑤쑨쏭쌍쑥응뉴냐냥녓뇨뇩롱룽럼럽뤼뮈뮤브븐븡쁘빠뻬싸쌈썬옹욱읍잉쟈쟝쭈쭉찌찐칸캉콰쾅탄탕턴텟퉁튀흐흥훙휘후이'

/** Every Hangul syllable in a text. */
export const syllablesOf = (text: string) => Array.from(text).filter((letter) => letter >= '가' && letter <= '힣')

/**
 * Hangul syllables from the most to the least frequent in written Korean, in the order of Pretendard's dynamic subset,
 * whose style sheet lists the rarest first.
 * @param styleSheet pretendard-dynamic-subset.css
 */
export function syllablesByFrequency(styleSheet: string): string[] {
  const slices = [...styleSheet.matchAll(/unicode-range:([^;}]+)/g)].map(([, list = '']) => list)
  const letters = slices.reverse().flatMap((list) =>
    list.split(',').flatMap((entry) => {
      const [from = '', to = from] = entry.trim().replace('U+', '').split('-')
      return range(Number.parseInt(from, 16), Number.parseInt(to, 16))
    }),
  )
  return syllablesOf(letters.join(''))
}
