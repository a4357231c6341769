import { custodyFee, futuresFee, noticeDays, rates, waivedDays } from '@/lib/domain/company/rates'

import { everywhere, type Fact, money, percents } from './fact'

/** What we, the exchange and the state charge. */
export const charges: readonly Fact[] = [
  {
    name: 'commission',
    expected: percents(rates.online, rates.broker),
    patterns: {
      vi: { says: /phí giao dịch(?: trực tuyến)?(?: là)? (\d+,\d+%)/giu },
      en: { says: /commission(?: online)?(?: is)? (\d+\.\d+%)/giu },
      ko: { says: /매매수수료(?:는|가)? (\d+\.\d+%)/gu },
    },
    wrong: {
      vi: 'Phí giao dịch trực tuyến 0,20%',
      en: 'Commission is 0.20%',
      ko: '매매수수료는 0.20%',
    },
  },
  {
    name: 'margin interest',
    expected: percents(rates.margin),
    patterns: {
      vi: {
        says: /lãi(?: vay)?(?: ký quỹ)?(?: tính theo ngày[^.]*?)? (\d+(?:,\d+)?%)(?:\/| mỗi | một )năm/giu,
        about: /ký quỹ|dư nợ/iu,
      },
      en: { says: /(?:interest(?: is| daily on the debt[^.]*?)?|margin(?: costs)?) (\d+(?:\.\d+)?%) a year/giu },
      ko: { says: /신용이자[^.]{0,40}연 (\d+(?:\.\d+)?%)/gu },
    },
    wrong: {
      vi: 'Lãi ký quỹ 13%/năm',
      en: 'Interest is 13% a year',
      ko: '신용이자는 연 13%',
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
    wrong: {
      vi: 'Lãi suất 12%/năm khi ứng trước tiền bán',
      en: 'An advance at 12% a year',
      ko: '선지급 수수료 연 12%',
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
    wrong: {
      vi: 'Miễn phí 60 ngày',
      en: 'Trading is free for the first 60 days',
      ko: '첫 60일 동안 수수료가 없습니다',
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
    wrong: {
      vi: '0,3 đồng mỗi cổ phiếu',
      en: 'VND 0.3 per share',
      ko: '월 0.3동',
    },
  },
  {
    name: 'fee of the exchange',
    expected: percents(rates.exchange),
    patterns: {
      vi: { says: /phí (?:trả )?Sở[^.\d]{0,20}(\d+(?:,\d+)?%)/giu },
      en: { says: /exchange fee[^.\d]{0,20}(\d+(?:\.\d+)?%)/giu },
      ko: { says: /거래소 수수료[^.\d]{0,20}(\d+(?:\.\d+)?%)/gu },
    },
    wrong: { vi: 'Phí trả Sở 0,03%', en: 'Exchange fee 0.03%', ko: '거래소 수수료 0.03%' },
  },
  {
    name: 'tax on a sale',
    expected: percents(rates.sale),
    patterns: {
      vi: { says: /thuế bán(?: cổ phiếu)?[^.\d]{0,12}(\d+(?:,\d+)?%)/giu },
      en: { says: /(?:sales tax|tax on the sale)[^.\d]{0,12}(\d+(?:\.\d+)?%)/giu },
      ko: { says: /매도 금액의 (\d+(?:\.\d+)?%)/gu, about: /세금|소득세/u },
    },
    wrong: { vi: 'Thuế bán 0,2%', en: 'Income tax on the sale, 0.2%', ko: '세금: 매도 금액의 0.2%' },
  },
  {
    name: 'tax on cash dividends',
    expected: percents(rates.dividend),
    patterns: {
      vi: { says: /thuế (\d+(?:,\d+)?%)[^.]{0,12}cổ tức/giu },
      en: { says: /tax of (\d+(?:\.\d+)?%) on (?:the )?cash dividend/giu },
      ko: { says: /현금배당의 (\d+(?:\.\d+)?%)/gu },
    },
    wrong: { vi: 'Thuế 10% trên cổ tức tiền mặt', en: 'Tax of 10% on the cash dividend', ko: '현금배당의 10%' },
  },
  {
    name: 'fee of a futures contract',
    expected: { vi: [money(futuresFee, 'vi')], en: [money(futuresFee, 'en')], ko: [money(futuresFee, 'ko')] },
    patterns: {
      vi: { says: /(?<![\d.])(\d+\.\d{3}) (?:đồng|đ)(?: mỗi |\/)hợp đồng/giu, about: /phí/iu },
      en: { says: /VND (\d+,\d{3})(?: per | a |\/)contract/giu, about: /cost|fee/iu },
      ko: { says: /계약당 (\d+,\d{3})동/gu },
    },
    wrong: {
      vi: 'Phí 4.000 đồng mỗi hợp đồng',
      en: 'The cost is VND 4,000 per contract',
      ko: '수수료는 계약당 4,000동',
    },
  },
  {
    name: 'notice of a change of fees, in working days',
    expected: everywhere(String(noticeDays)),
    patterns: {
      vi: { says: /(?:trước|ít nhất) (\d+|mười) ngày làm việc/giu, about: /phí|thay đổi|điều khoản|báo trước/iu },
      en: { says: /(\d+|ten) working days(?:’|')? (?:notice|before|in advance|ahead)/giu },
      ko: { says: /(\d+)영업일 전에/gu, about: /공지|통지|안내/u },
    },
    wrong: {
      vi: 'Thay đổi được báo trước ít nhất 5 ngày làm việc',
      en: 'We announce changes 5 working days before',
      ko: '변경은 5영업일 전에 공지합니다',
    },
  },
]
