import { draftLifetimeMs } from '@/features/account-opening/draft/draft'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import { foreignAccountDays } from '@/lib/domain/company/foreign-account'
import { defaultHotlines, internationalHotline } from '@/lib/domain/company/hotline'
import { licence } from '@/lib/domain/company/licence'
import { officialMailboxes } from '@/lib/domain/company/official-channels'
import { workingHoursIn } from '@/lib/domain/company/working-hours'
import branches from '@/tests/sandbox/content/branches.json' with { type: 'json' }
import { company } from '@/tests/sandbox/contract-pdf/company'

import { charges } from './charges'
import { everywhere, type Fact, same } from './fact'

export const facts: readonly Fact[] = [
  {
    name: 'minutes of opening an account',
    expected: everywhere(String(openingMinutes)),
    patterns: {
      vi: { says: /(?:khoảng|trong|mất|chỉ) (\d+|tám) phút/giu, about: /mở (?:một )?tài khoản|mở trực tuyến/iu },
      en: { says: /(?:about|in|takes|next) (\d+|eight) minutes/giu, about: /\bopen/iu },
      ko: { says: /약 (\d+)분/gu, about: /개설/u },
    },
    wrong: {
      vi: 'Mở tài khoản trực tuyến trong khoảng 10 phút',
      en: 'Open an account online in about 10 minutes',
      ko: '약 10분 만에 계좌를 개설합니다',
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
    wrong: {
      vi: 'Chúng tôi gọi lại trong vòng 30 phút',
      en: 'We call you back within 30 minutes',
      ko: '30분 이내에 연락드립니다',
    },
  },
  {
    name: 'licence',
    expected: everywhere(licence),
    patterns: same(/(\d+\/(?:GP-UBCK|UBCK-GP))/g),
    wrong: {
      vi: 'Giấy phép số 01/GP-UBCK',
      en: 'Licence 01/GP-UBCK',
      ko: '인가 번호 01/GP-UBCK',
    },
  },
  {
    name: 'tax code of the company',
    expected: everywhere(company.taxCode),
    patterns: {
      vi: { says: /mã số thuế (\d{10})\b/giu },
      en: { says: /tax code (\d{10})\b/giu },
      ko: { says: /납세자번호 (\d{10})(?!\d)/gu },
    },
    wrong: {
      vi: 'Mã số thuế 0300000000',
      en: 'Tax code 0300000000',
      ko: '납세자번호 0300000000',
    },
  },
  {
    name: 'hotlines',
    expected: everywhere(...Object.values(defaultHotlines)),
    patterns: same(/\b(1[89]00[ .]?\d{4})\b/g),
    wrong: {
      vi: 'Gọi 1900 6278',
      en: 'Call 1900 6278',
      ko: '1900 6278로 전화해 주세요',
    },
  },
  {
    name: 'number from abroad',
    expected: everywhere(internationalHotline.label),
    patterns: same(/(\+84 28 0000 1\d{3})/g),
    wrong: {
      vi: 'Từ nước ngoài: +84 28 0000 1999',
      en: 'From abroad: +84 28 0000 1999',
      ko: '해외에서는 +84 28 0000 1999',
    },
  },
  {
    name: 'working hours',
    expected: everywhere(...Object.values(workingHoursIn('vi')).map((hours) => hours.replaceAll('\u2060', ''))),
    patterns: {
      vi: { says: /(\d{1,2}:\d{2}–\d{1,2}:\d{2})/g, about: /giờ làm việc|ngày làm việc/iu },
      en: { says: /(\d{1,2}:\d{2}–\d{1,2}:\d{2})/g, about: /working hours|working days/iu },
      ko: { says: /(\d{1,2}:\d{2}[–~]\d{1,2}:\d{2})/g, about: /업무 시간|영업일/u },
    },
    wrong: {
      vi: '8:00–12:00, ngày làm việc',
      en: '8:00–12:00 on working days',
      ko: '영업일 8:00~12:00',
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
    wrong: {
      vi: 'Bản nháp được giữ 30 ngày',
      en: 'Drafts are kept for 30 days',
      ko: '임시 저장은 30일 동안 유지됩니다',
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
    wrong: {
      vi: 'Nhà đầu tư nước ngoài: 5–7 ngày làm việc',
      en: '5–7 working days',
      ko: '외국인은 보통 5~7영업일',
    },
  },
  {
    name: 'mailboxes that the anti-scam page vouches for',
    expected: everywhere(...officialMailboxes, ...branches.flatMap(({ email }) => email)),
    patterns: same(/([\w.+-]+@songngan\.example)/g),
    wrong: {
      vi: 'Gửi thư đến hotro@songngan.example',
      en: 'Write to help@songngan.example',
      ko: 'help@songngan.example으로 보내 주세요',
    },
  },
  {
    name: 'numbers of the branches',
    expected: everywhere(...branches.flatMap(({ tel }) => tel)),
    patterns: same(/(\(0\d{2,3}\) \d{4} \d{3,4})\b/g),
    wrong: {
      vi: 'Điện thoại: (028) 0000 1999',
      en: 'Phone (028) 0000 1999',
      ko: '전화 (028) 0000 1999',
    },
  },
  {
    name: 'end of the day for withdrawals',
    expected: everywhere('16:00'),
    patterns: {
      vi: { says: /trước (\d{1,2}:\d{2})[^.]{0,40}trong ngày/giu, about: /rút|lệnh/iu },
      en: { says: /before (\d{1,2}:\d{2})[^.]{0,40}same day/giu },
      ko: { says: /(\d{1,2}:\d{2}) 전에 신청/gu },
    },
    wrong: {
      vi: 'Lệnh rút trước 15:00 được xử lý trong ngày',
      en: 'Requests before 15:00 are paid the same day',
      ko: '15:00 전에 신청하시면 당일 지급합니다',
    },
  },
  {
    name: 'working days until a reply about personal data',
    // Time limit of Decree 356/2025 (docs/sources.md).
    expected: everywhere('2'),
    patterns: {
      vi: { says: /phản hồi trong (?:vòng )?(\d+|hai) ngày làm việc/giu },
      en: { says: /repl(?:y|ies) within (\d+|two) working days/giu },
      ko: { says: /(\d+)영업일 (?:안에|이내에?) 먼저 회신/gu },
    },
    wrong: {
      vi: 'Chúng tôi phản hồi trong 3 ngày làm việc',
      en: 'We reply within 3 working days',
      ko: '3영업일 안에 먼저 회신합니다',
    },
  },
  ...charges,
]
