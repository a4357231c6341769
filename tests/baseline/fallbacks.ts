/** Why older browsers do without an API, and the only files that may use it. */
interface Fallback {
  readonly instead: string
  readonly files: readonly string[]
}

/**
 * Young APIs in the code of pages, besides those that lib/platform/polyfills/polyfills.ts provides. Markup that older browsers
 * ignore without loss is allowed everywhere.
 */
export const fallbacks: Readonly<Record<string, Fallback>> = {
  VideoFrame: { instead: 'frames through a canvas', files: ['lib/capture/frame/frame-port.ts'] },
  '*.displayWidth': { instead: 'of VideoFrame', files: ['lib/capture/frame/frame-port.ts'] },
  '*.displayHeight': { instead: 'of VideoFrame', files: ['lib/capture/frame/frame-port.ts'] },
  'Navigator.share': {
    instead: 'the address is copied, the account card saved',
    files: ['features/article/article-actions.tsx', 'features/account-opening/screens/success/keep-account.tsx'],
  },
  'Navigator.canShare': {
    instead: 'the button that shares is left out',
    files: ['features/account-opening/screens/success/keep-account.tsx'],
  },
  '*.hidePopover': { instead: 'popover-fallback.ts', files: ['components/layout/menu-closer.tsx'] },
  '*.showPopover': { instead: 'the link leads to the glossary', files: ['features/article/term-opener.tsx'] },
  '*.imageSmoothingQuality': {
    instead: 'a wish of the canvas, without effect in Firefox',
    files: ['lib/capture/frame/prepare-picture.ts'],
  },
  '*.getViewport': {
    instead: 'a method of pdf.js',
    files: ['features/account-opening/screens/contract/pdf-page.tsx'],
  },
  '*.destroy': { instead: 'a method of pdf.js', files: ['features/account-opening/screens/contract/load-pdf.ts'] },
}

/** The same for workers, where there are no polyfills. */
export const workerFallbacks: Readonly<Record<string, Fallback>> = {
  '*.imageSmoothingQuality': {
    instead: 'a wish of the canvas, without effect in Firefox',
    files: ['lib/capture/card-reader/reader.worker.ts'],
  },
  '*.isValid': { instead: 'a field of what zxing answers', files: ['lib/capture/card-reader/reader.worker.ts'] },
}

/** Attributes and elements of the markup, and what browsers without them do. */
export const ignoredMarkup: Readonly<Record<string, string>> = {
  popover: 'popover-fallback.ts',
  popovertarget: 'popover-fallback.ts',
  popovertargetaction: 'popover-fallback.ts',
  search: 'a block without a landmark',
  name: 'several of a group of details may be open',
  autocapitalize: 'keyboards begin with a capital, and input is cleaned',
  loading: 'the map loads at once',
  fetchpriority: 'the picture loads in its turn',
  capture: 'the chooser of files opens instead of the camera',
  playsinline: 'Firefox never plays a camera in full screen',
}
