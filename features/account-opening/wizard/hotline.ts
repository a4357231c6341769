/** From static content. */
export interface Hotline {
  /** As shown: `1900 6277`. */
  readonly shown: string
  /** `tel:` address. */
  readonly href: string
}

/** Default of spec.md section 9, for the success popup and the footer. */
export const defaultHotline: Hotline = { shown: '1900 6277', href: 'tel:19006277' }

/** From the text of static content: `1900 6277` or `(028) 0000 1111`. */
export function toHotline(text: string | null | undefined): Hotline {
  const shown = text?.trim() ?? ''
  const digits = shown.replaceAll(/[^\d+]/g, '')
  return digits === '' ? defaultHotline : { shown, href: `tel:${digits}` }
}
