import { devices } from '@playwright/test'

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'] ?? {}

/** Options of a test on a phone of 360 px. Every pixel is drawn by the processor, so there is one for each CSS pixel. */
export const phone = { ...pixel, viewport: { width: 360, height: 780 }, deviceScaleFactor: 1 }

/** The same with the pixels of a real screen: seven for each CSS pixel. */
export const densePhone = { ...phone, ...(pixel.deviceScaleFactor && { deviceScaleFactor: pixel.deviceScaleFactor }) }
