const headOutline =
  'M16 26C16 15 22.5 9 32 9s16 6 16 17c0 5.5-.4 9-2 14-2.2 8-7.5 13.5-14 13.5S20.2 48 18 40c-1.6-5-2-8.5-2-14z'

/** Brows and nose, a calm mouth, eyes: the eyes are drawn thicker. */
export const browsAndNose =
  'M22.9 27.3c1.3-1 3.2-1.2 4.7-.5M36.4 26.8c1.5-.7 3.4-.5 4.7.5M32.7 32.8c.3 2.1 1.4 3.6 1 4.7-.4 1-1.6 1.2-2.9.9'
export const calmMouth = 'M27.9 44.5c2.4 1.6 5.8 1.6 8.2 0'
export const openEyes = 'M25.5 31.6v.8M38.5 31.6v.8'

/** A little warmth on both cheeks. */
export const cheeks = 'M23 39.4h.01M41 39.4h.01'

/** A head that is held straight, with ears, in a square of 64; its hair is an area of its own. */
export const straightHead = `${headOutline}M16.2 28.5c-4.2-1.5-4.5 7 .8 8.5M47.8 28.5c4.2-1.5 4.5 7-.8 8.5`
export const straightHair = 'M16 25C23 24 27 21 29 17c3.5 4.5 10 7.5 19 8 0-10-6.5-16-16-16S16 15 16 25z'

/** For a group of drawn lines: they stay as thin however large the face is drawn, but its cheeks grow with it. */
export const thinLines = '*:not-[.opacity-20]:[vector-effect:non-scaling-stroke]'

/** How wide a cheek is: it grows with the face, unlike its lines. */
export const cheekWidth = 6.5

/** The calm face of all pictures. Its lines are as thin as the group around it makes them. */
export function StraightFace() {
  return (
    <>
      <path d={straightHead} className="fill-skin stroke-contour" />
      <path d={cheeks} strokeWidth={cheekWidth} className="stroke-bronze-graphic opacity-20" />
      <path d={straightHair} className="fill-hair stroke-contour" />
      <path d={browsAndNose + calmMouth} className="stroke-hair" />
      <path d={openEyes} strokeWidth="3.25" className="stroke-hair" />
    </>
  )
}
