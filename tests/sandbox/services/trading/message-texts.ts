import { defaultHotlines, internationalHotline } from '@/lib/domain/company/hotline'
import type { WireLocale } from '@/lib/platform/i18n/locales'

import { type OtpRequest, otpRules } from '../../state/otps'
import type { Channel } from '../../state/outbox'

type OtpPurpose = OtpRequest['purpose']

const hotline = defaultHotlines.page

/**
 * Text of a one-time code. The code comes first and has no spaces, so that phones can offer to fill it in. Vietnamese
 * text messages have no marks above and below letters: with them a message takes three parts instead of one.
 */
export function otpText(locale: WireLocale, channel: Channel, purpose: OtpPurpose, code: string): string {
  const minutes = otpRules.lifetimeSeconds / 60
  switch (locale) {
    case 'vi':
      return channel === 'sms' ? vietnameseSms(purpose, code, minutes) : vietnameseMail(purpose, code, minutes)
    case 'en': {
      const use = purpose === 'register' ? 'open an account at' : 'sign your contract with'
      return `${code} is your code to ${use} Songngan Securities. Valid for ${minutes} minutes. Never share it.`
    }
    case 'kr': {
      const use = purpose === 'register' ? '계좌 개설' : '계약 서명'
      return `[송응언증권] ${use} 인증번호는 ${code}입니다. ${minutes}분간 유효하며 누구에게도 알려 주지 마세요.`
    }
  }
}

function vietnameseSms(purpose: OtpPurpose, code: string, minutes: number): string {
  const use = purpose === 'register' ? 'mo tai khoan' : 'ky hop dong'
  return `${code} la ma OTP ${use} tai Chung khoan Song Ngan, hieu luc ${minutes} phut. Khong cung cap cho bat ky ai.`
}

function vietnameseMail(purpose: OtpPurpose, code: string, minutes: number): string {
  const use = purpose === 'register' ? 'mở tài khoản' : 'ký hợp đồng'
  return `${code} là mã OTP ${use} tại Chứng khoán Sông Ngân, hiệu lực ${minutes} phút. Không cung cấp mã cho bất kỳ ai.`
}

const welcomes: Readonly<Record<WireLocale, (name: string, account: string) => readonly string[]>> = {
  vi: (name, account) => [
    `[Sông Ngân] Đã nhận hồ sơ mở tài khoản ${account}`,
    `Chào ${name},`,
    `Bạn đã ký hợp đồng mở tài khoản ${account}. Chúng tôi đang duyệt hồ sơ và gọi cho bạn trong vòng 20 phút vào ngày làm việc.`,
    'Sau khi duyệt, chúng tôi gửi hợp đồng điện tử qua email và kích hoạt tài khoản.',
    `Cần hỗ trợ, gọi ${hotline}. Chúng tôi không bao giờ hỏi mật khẩu hay mã OTP.`,
  ],
  en: (name, account) => [
    `[Songngan] We’ve received your application for account ${account}`,
    `Dear ${name},`,
    `You’ve signed the contract for account ${account}. We’re reviewing your application and will call you within 20 minutes on working days.`,
    'After review we’ll email you the electronic contract and activate your account.',
    `Need help? Call ${hotline}, or ${internationalHotline.label} from abroad. We never ask for your password or one-time code.`,
  ],
  kr: (name, account) => [
    `[송응언증권] ${account} 계좌 개설 신청이 접수되었습니다`,
    `${name} 님, 안녕하세요.`,
    `${account} 계좌 계약서에 서명하셨습니다. 신청 내용을 심사하고 있으며 영업일 기준 20분 이내에 연락드립니다.`,
    '심사가 끝나면 전자계약서를 이메일로 보내고 계좌를 활성화해 드립니다.',
    `문의: ${hotline}, 해외에서는 ${internationalHotline.label}. 비밀번호와 인증번호는 절대 묻지 않습니다.`,
  ],
}

/** The mail after the contract was signed; its first line is the subject. */
export function welcomeText(locale: WireLocale, name: string, account: string): string {
  return welcomes[locale](name, account).join('\n\n')
}
