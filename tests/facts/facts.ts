import { draftLifetimeMs } from '@/features/account-opening/draft/draft'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import { foreignAccountDays } from '@/lib/domain/company/foreign-account'
import { defaultHotlines, internationalHotline } from '@/lib/domain/company/hotline'
import { licence } from '@/lib/domain/company/licence'
import { custodyFee, rates, waivedDays } from '@/lib/domain/company/rates'
import { workingHours } from '@/lib/domain/company/working-hours'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

/** A figure that several texts state. */
export interface Fact {
  readonly name: string
  /** What texts may say, by language. */
  readonly expected: Readonly<Record<Locale, readonly string[]>>
  /** Finds what a text says, as its first group; only in sentences that match `about`, if given. */
  readonly patterns: Readonly<Record<Locale, { readonly says: RegExp; readonly about?: RegExp }>>
}

const everywhere = (...values: readonly string[]) => ({ vi: values, en: values, ko: values })
const same = (says: RegExp) => ({ vi: { says }, en: { says }, ko: { says } })
const percents = (...fractions: readonly number[]) => {
  const of = (locale: Locale) => fractions.map((fraction) => formatPercent(fraction, locale))
  return { vi: of('vi'), en: of('en'), ko: of('ko') }
}

/** Words of figures that texts write out. */
export const inWords: Readonly<Record<string, string>> = { eight: '8', tám: '8' }

export const facts: readonly Fact[] = [
  {
    name: 'minutes of opening an account',
    expected: everywhere(String(openingMinutes)),
    patterns: {
      vi: { says: /(?:khoảng|trong|mất|chỉ) (\d+|tám) phút/giu, about: /mở (?:một )?tài khoản|mở trực tuyến/iu },
      en: { says: /(?:about|in|takes|next) (\d+|eight) minutes/giu, about: /\bopen/iu },
      ko: { says: /약 (\d+)분/gu, about: /개설/u },
    },
  },
  {
    name: 'minutes within which the company calls',
    expected: everywhere('20'),
    patterns: {
      vi: { says: /trong vòng (\d+) phút/giu, about: /gọi|liên hệ/iu },
      en: { says: /within (\d+) minutes/giu, about: /call|contact/iu },
      ko: { says: /(\d+)분 (?:이내|내|안)에/gu, about: /연락/u },
    },
  },
  {
    name: 'licence',
    expected: everywhere(licence),
    patterns: same(/(\d+\/(?:GP-UBCK|UBCK-GP))/g),
  },
  {
    name: 'hotlines',
    expected: everywhere(...Object.values(defaultHotlines)),
    patterns: same(/\b(1[89]00[ .]?\d{4})\b/g),
  },
  {
    name: 'number from abroad',
    expected: everywhere(internationalHotline.label),
    patterns: same(/(\+84 28 0000 1\d{3})/g),
  },
  {
    name: 'working hours',
    expected: everywhere(workingHours.morning, workingHours.afternoon),
    patterns: {
      vi: { says: /(\d{1,2}:\d{2}–\d{1,2}:\d{2})/g, about: /giờ làm việc|ngày làm việc/iu },
      en: { says: /(\d{1,2}:\d{2}–\d{1,2}:\d{2})/g, about: /working hours|working days/iu },
      ko: { says: /(\d{1,2}:\d{2}–\d{1,2}:\d{2})/g, about: /업무 시간|영업일/u },
    },
  },
  {
    name: 'commission',
    expected: percents(rates.online, rates.broker),
    patterns: {
      vi: { says: /phí giao dịch(?: trực tuyến)?(?: là)? (\d+,\d+%)/giu },
      en: { says: /commission(?: online)?(?: is)? (\d+\.\d+%)/giu },
      ko: { says: /매매수수료(?:는|가)? (\d+\.\d+%)/gu },
    },
  },
  {
    name: 'margin interest',
    expected: percents(rates.margin),
    patterns: {
      vi: { says: /lãi(?: ký quỹ)? (\d+(?:,\d+)?%)\/năm/giu, about: /ký quỹ|dư nợ/iu },
      en: { says: /(?:interest is|margin) (\d+(?:\.\d+)?%) a year/giu },
      ko: { says: /신용이자[^.]{0,12}연 (\d+(?:\.\d+)?%)/gu },
    },
  },
  {
    name: 'advance on sale proceeds',
    expected: percents(rates.advance),
    patterns: {
      vi: { says: /(?:lãi|lãi suất|ứng trước) (\d+(?:,\d+)?%)(?:\/| một )năm/giu, about: /ứng/iu },
      en: { says: /(?:advances?|at) (\d+(?:\.\d+)?%) a year/giu, about: /advance|draw/iu },
      ko: { says: /선지급[^.,]*?연 (\d+(?:\.\d+)?%)/gu },
    },
  },
  {
    name: 'days without commission',
    expected: everywhere(String(waivedDays)),
    patterns: {
      vi: { says: /(?:miễn phí|phí giao dịch)(?: trong)? (\d+) ngày/giu },
      en: { says: /free for the first (\d+) days/giu },
      ko: { says: /첫 (\d+)일/gu, about: /수수료/u },
    },
  },
  {
    name: 'custody fee',
    expected: { vi: [String(custodyFee).replace('.', ',')], en: [String(custodyFee)], ko: [String(custodyFee)] },
    patterns: {
      vi: { says: /(0,\d+) (?:đồng|đ)(?=[^.]{0,12}cổ phiếu)/gu },
      en: { says: /VND (0\.\d+) per/gu },
      ko: { says: /월 (0\.\d+)동/gu },
    },
  },
  {
    name: 'days until a draft is deleted',
    expected: everywhere(String(draftLifetimeMs / 86_400_000)),
    patterns: {
      vi: { says: /(\d+) ngày/gu, about: /bản nháp|thiết bị (?:này|của bạn)/iu },
      en: { says: /(\d+) days/gu, about: /drafts?\b|on (?:this|your) device/iu },
      ko: { says: /(\d+)일/gu, about: /임시 저장|기기에/u },
    },
  },
  {
    name: 'working days of a foreign account',
    expected: everywhere(`${foreignAccountDays.from}–${foreignAccountDays.to}`),
    patterns: {
      vi: { says: /(\d+[–~-]\d+) ngày làm việc/gu, about: /mã số|nước ngoài|thường/iu },
      en: { says: /(\d+[–~-]\d+) working days/giu },
      ko: { says: /보통 (\d+[–~-]\d+)영업일/gu, about: /증권거래코드|외국인|서류가/u },
    },
  },
]
