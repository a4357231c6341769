import { campaignPattern, controlCharacters, maxValueLength } from '@/lib/domain/campaign/campaign'
import { campaignKey } from '@/lib/domain/campaign/campaign-session'
import { keepCampaign } from '@/lib/domain/campaign/keep-campaign'
import { localePrefix, locales } from '@/lib/platform/i18n/locales'

/** The pages of account opening, in every language: their rules read the address (register-route.ts). */
const openingPage = () =>
  new RegExp(`^(${locales.map(localePrefix).join('|')})/(register|new-register|open-account)(/|$)`)

/** For the head. The text, and so its hash in the CSP, is the same in every document of a build. */
export const campaignScript = () =>
  `(${keepCampaign.toString()})({key:${JSON.stringify(campaignKey)},parameter:${String(campaignPattern)},forbidden:${String(controlCharacters)},maxLength:${maxValueLength},page:${String(openingPage())}})`
