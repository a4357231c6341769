const headOutline =
  'M16 26C16 15 22.5 9 32 9s16 6 16 17c0 5.5-.4 9-2 14-2.2 8-7.5 13.5-14 13.5S20.2 48 18 40c-1.6-5-2-8.5-2-14z'

/** Nose, calm mouth, eyes: the eyes are drawn thicker. */
export const nose = 'M32.5 32.5v6H30'
export const calmMouth = 'M28 45h8'
export const openEyes = 'M25.5 31v1M38.5 31v1'

/** A head that is held straight, with ears, in a square of 64; its hair is an area of its own. */
export const straightHead = `${headOutline}M16.2 28.5c-4.2-1.5-4.5 7 .8 8.5M47.8 28.5c4.2-1.5 4.5 7-.8 8.5`
export const straightHair = 'M16 25C23 24 27 21 29 17c3.5 4.5 10 7.5 19 8 0-10-6.5-16-16-16S16 15 16 25z'
