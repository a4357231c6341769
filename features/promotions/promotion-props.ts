import type { BannerColor } from './banner-color'

/** The promotional banner popup. */
export interface Promo {
  readonly title: string
  readonly image: string
  readonly href: string | null
  readonly color: BannerColor | null
}

/** The banner of the new price board: leads out of the site. */
export interface PriceBoardBanner {
  readonly href: string
  readonly image: string | null
  readonly color: BannerColor | null
}

/** Stores of the apps; null where the editors name none. */
export interface AppLinks {
  readonly ios: string | null
  readonly android: string | null
  readonly desktop: string | null
}

export interface PromotionsCopy {
  readonly close: string
  readonly newTab: string
  readonly promo: { readonly action: string }
  readonly priceBoard: {
    readonly label: string
    readonly title: string
    readonly text: string
    readonly action: string
  }
  readonly app: {
    readonly label: string
    readonly title: string
    readonly text: string
    /** On a phone, which cannot scan its own screen. */
    readonly phoneText: string
    readonly qr: string
    readonly open: string
    readonly ios: string
    readonly android: string
    readonly desktop: string
  }
}
