import type { BannerColor } from './banner-color'

export interface Promo {
  readonly title: string
  /** Null if what it leads to has none. */
  readonly image: string | null
  readonly href: string
  readonly color: BannerColor | null
}

/** App store URLs; null if the editors have not set one. */
export interface AppLinks {
  readonly ios: string | null
  readonly android: string | null
  readonly desktop: string | null
}

export interface HomeOverlaysCopy {
  readonly close: string
  readonly promo: { readonly action: string }
}

export interface AppCopy {
  readonly close: string
  readonly newTab: string
  readonly label: string
  readonly title: string
  readonly text: string
  readonly qr: string
  readonly open: string
  readonly ios: string
  readonly android: string
  readonly desktop: string
}
