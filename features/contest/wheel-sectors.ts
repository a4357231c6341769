/** Sectors of the contest's wheel. */
export const wheelSectors = 8

/** What the wheel of a season gives, in turn from sector to sector. */
export type WheelPrize = 'book' | 'notebook'
