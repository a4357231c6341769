import type { ThirdParty } from '../third-parties/third-party.ts'

/** Read directly, not through `serverEnv`: the page cache, which Next loads separately, needs them too. */
const read = (name: string): string => process.env[name]?.trim() ?? ''

/** Default addresses: the services of `.env.example`. */
const defaults = {
  ANALYTICS_URL: 'https://www.googletagmanager.com/gtag/js',
  TAG_MANAGER_URL: 'https://www.googletagmanager.com/gtm.js',
  CHAT_WIDGET_URL: 'https://sp.zalo.me/plugins/sdk.js',
  MAPS_URL: 'https://www.google.com/maps/embed/v1/place',
} as const

const address = (name: keyof typeof defaults): string => read(name) || defaults[name]

/** Configured third parties. Each loads only after consent to its purpose. */
export function thirdParties(): readonly ThirdParty[] {
  const all: readonly ThirdParty[] = [
    { name: 'analytics', purpose: 'analytics', id: read('ANALYTICS_ID'), url: address('ANALYTICS_URL') },
    { name: 'tag-manager', purpose: 'marketing', id: read('TAG_MANAGER_ID'), url: address('TAG_MANAGER_URL') },
    { name: 'chat', purpose: 'chat', id: read('CHAT_WIDGET_ID'), url: address('CHAT_WIDGET_URL') },
    { name: 'maps', purpose: 'maps', id: read('MAPS_KEY'), url: address('MAPS_URL') },
  ]
  return all.filter(({ id }) => id !== '')
}

/** Script of the face verification, for account opening only; null if not configured. */
export function faceSdkUrl(): string | null {
  return read('FACE_SDK_URL') || null
}
