import type { ThirdParty } from '../third-parties/third-party.ts'

/** Read one by one and not through `serverEnv`: the page cache, which Next loads by itself, needs them as well. */
const read = (name: string): string => process.env[name]?.trim() ?? ''

/** Addresses where the operator names none: the services of `.env.example`. */
const defaults = {
  ANALYTICS_URL: 'https://www.googletagmanager.com/gtag/js',
  TAG_MANAGER_URL: 'https://www.googletagmanager.com/gtm.js',
  CHAT_WIDGET_URL: 'https://sp.zalo.me/plugins/sdk.js',
  MAPS_URL: 'https://www.google.com/maps/embed/v1/place',
} as const

const address = (name: keyof typeof defaults): string => read(name) || defaults[name]

/** Third parties that are configured. None is loaded before its purpose was agreed to. */
export function thirdParties(): readonly ThirdParty[] {
  const all: readonly ThirdParty[] = [
    { name: 'analytics', purpose: 'analytics', id: read('ANALYTICS_ID'), url: address('ANALYTICS_URL') },
    { name: 'tag-manager', purpose: 'marketing', id: read('TAG_MANAGER_ID'), url: address('TAG_MANAGER_URL') },
    { name: 'chat', purpose: 'chat', id: read('CHAT_WIDGET_ID'), url: address('CHAT_WIDGET_URL') },
    { name: 'maps', purpose: 'maps', id: read('MAPS_KEY'), url: address('MAPS_URL') },
  ]
  return all.filter(({ id }) => id !== '')
}

/** Script of the face verification, for the account opening alone; null where there is none. */
export function faceSdkUrl(): string | null {
  return read('FACE_SDK_URL') || null
}
