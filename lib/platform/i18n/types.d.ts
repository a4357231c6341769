import type messages from '../../../messages/vi.json'
import type { Locale } from './locales.ts'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof messages
  }
}
