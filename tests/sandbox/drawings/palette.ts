/** Custom properties of a picture: ground, bars, surfaces, text, muted text and accent, for each colour scheme. */
export interface Palette {
  readonly light: string
  readonly dark: string
}
