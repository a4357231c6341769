import type { Localized, SeedSlide, SeedStaticContent, Translated } from '../types'
import { coverPath } from '../html'

type Entry = Omit<SeedStaticContent, 'id' | 'active' | 'prefix' | 'description'> & Partial<SeedStaticContent>

const text = (code: string, name: string, vi: string): Entry => ({ code, name, type: 'text', content: { vi } })
const localised = (code: string, name: string, content: Translated, type: Entry['type'] = 'text-lang'): Entry => ({
  code,
  name,
  type,
  content,
})

const slides: Record<'vi' | 'en' | 'ko', readonly SeedSlide[]> = {
  vi: [
    {
      title: 'Đầu tư bình tĩnh, quyết định bằng dữ liệu',
      text: 'Một tài khoản cho cổ phiếu, chứng chỉ quỹ, trái phiếu và phái sinh. Mở trực tuyến trong khoảng 8 phút với căn cước gắn chip.',
      image: coverPath('slide-binh-tinh'),
      link: '/register',
      button: 'Mở tài khoản',
    },
    {
      title: 'Báo cáo mỗi sáng, trước giờ mở cửa',
      text: 'Bản tin ngày phát hành lúc 8:15: chỉ số, dòng tiền, sự kiện quyền và những mã cần chú ý trong phiên.',
      image: coverPath('slide-bao-cao'),
      link: '/reports',
      button: 'Đọc báo cáo',
    },
    {
      title: 'Biết trước kết quả của việc tích lũy đều',
      text: 'Nhập số tiền, thời gian và lợi suất kỳ vọng để thấy đường tăng trưởng, kể cả kịch bản thua lỗ.',
      image: coverPath('slide-cong-cu'),
      link: '/calculator',
      button: 'Tính thử',
    },
  ],
  en: [
    {
      title: 'Invest calmly, decide on data',
      text: 'One account for shares, funds, bonds and derivatives. Open it online in about eight minutes with a chip-based ID card.',
      image: coverPath('slide-binh-tinh'),
      link: '/en/register',
      button: 'Open an account',
    },
    {
      title: 'Research before the opening bell',
      text: 'Our daily note is out at 8:15: indices, money flow, corporate actions and the names to watch in the session.',
      image: coverPath('slide-bao-cao'),
      link: '/en/reports',
      button: 'Read the research',
    },
  ],
  ko: [
    {
      title: '차분한 투자, 데이터로 내리는 결정',
      text: '주식, 펀드, 채권, 파생상품을 하나의 계좌로 거래하십시오.',
      image: coverPath('slide-binh-tinh'),
      link: '/kr/register',
      button: '계좌 개설',
    },
    {
      title: '개장 전에 받아 보는 리서치',
      text: '매 영업일 8시 15분에 지수, 자금 흐름, 권리 일정을 정리해 드립니다.',
      image: coverPath('slide-bao-cao'),
      link: '/kr/reports',
      button: '보고서 보기',
    },
  ],
}

const guideFiles: readonly [code: string, vi: string, en: string][] = [
  ['guide_trading', 'Hướng dẫn giao dịch', 'Trading guide'],
  ['guide_setup', 'Hướng dẫn cài đặt', 'Set-up guide'],
  ['guide_user', 'Hướng dẫn sử dụng', 'User guide'],
  ['guide_otp', 'Hướng dẫn OTP', 'OTP guide'],
  ['guide_risk', 'Công bố rủi ro', 'Risk disclosure'],
]

const entries: readonly Entry[] = [
  localised('homepage_title', 'Tiêu đề trang chủ', {
    vi: 'Chứng khoán Sông Ngân | Mở tài khoản chứng khoán trực tuyến',
    en: 'Songngan Securities | Open a Vietnam brokerage account online',
    ko: '송응언증권 | 베트남 주식 계좌 온라인 개설',
  }),
  localised('homepage_description', 'Mô tả trang chủ', {
    vi: 'Mở tài khoản chứng khoán bằng căn cước gắn chip trong khoảng 8 phút. Giao dịch cổ phiếu, chứng chỉ quỹ, trái phiếu, phái sinh; báo cáo phân tích mỗi ngày.',
    en: 'Open a securities account with your chip-based ID in about eight minutes. Trade shares, funds, bonds and derivatives in Vietnam, with research every business day.',
    ko: '베트남 주식, 펀드, 채권, 파생상품을 하나의 계좌로 거래하십시오. 매 영업일 리서치 보고서를 제공합니다.',
  }),
  localised('homepage_keyword', 'Từ khóa trang chủ', {
    vi: 'chứng khoán, mở tài khoản chứng khoán, eKYC, giao dịch ký quỹ, báo cáo phân tích',
    en: 'Vietnam securities, brokerage account, eKYC, margin trading, equity research',
    ko: '베트남 증권, 증권 계좌 개설, 비대면 실명확인, 신용거래, 리서치',
  }),
  text('price_board', 'Bảng giá', 'https://board.songngan.example'),
  text('basic_trading', 'Giao dịch cơ sở', 'https://trade.songngan.example'),
  text('derivatives_trading', 'Giao dịch phái sinh', 'https://futures.songngan.example'),
  text('technical_chart', 'Biểu đồ kỹ thuật', 'https://chart.songngan.example'),
  text('founder_video', 'Video nhà sáng lập', 'sn-founder-0001'),
  { ...text('slider_vi', 'Slider trang chủ', JSON.stringify(slides.vi)), type: 'slider', locale: 'vi' },
  {
    code: 'slider_en',
    name: 'Homepage slider',
    type: 'slider',
    locale: 'en',
    content: { vi: JSON.stringify(slides.en), en: JSON.stringify(slides.en) },
  },
  {
    code: 'slider_kr',
    name: '메인 슬라이더',
    type: 'slider',
    locale: 'ko',
    content: { vi: JSON.stringify(slides.ko), ko: JSON.stringify(slides.ko) },
  },
  text('banner_link', 'Liên kết banner bảng giá', 'https://board.songngan.example/new'),
  text('banner_background', 'Màu nền banner bảng giá', '#0D1130'),
  localised('banner_image', 'Ảnh banner bảng giá', {
    vi: coverPath('banner-bang-gia-vi'),
    en: coverPath('banner-bang-gia-en'),
    ko: coverPath('banner-bang-gia-ko'),
  }),
  text('promo_link', 'Liên kết banner khuyến mại', '/article/mien-phi-giao-dich-90-ngay'),
  text('promo_background', 'Màu nền banner khuyến mại', '#28348A'),
  localised('promo_image', 'Ảnh banner khuyến mại', {
    vi: coverPath('banner-khuyen-mai-vi'),
    en: coverPath('banner-khuyen-mai-en'),
    ko: coverPath('banner-khuyen-mai-ko'),
  }),
  localised('promo_title', 'Tiêu đề banner khuyến mại', {
    vi: 'Miễn phí giao dịch cổ phiếu 90 ngày cho tài khoản mở mới',
    en: '90 days of commission-free share trading for new accounts',
    ko: '신규 계좌 90일간 주식 매매수수료 무료',
  }),
  text('hotline', 'Hotline (chân trang, mở tài khoản)', '1900 6277'),
  text('hotline_header', 'Hotline (đầu trang)', '1800 6277'),
  text('messenger', 'Messenger', 'https://messenger.example/songngan'),
  text('zalo', 'Zalo', 'https://zalo.example/songngan'),
  text('facebook', 'Facebook', 'https://facebook.example/songngan'),
  text('youtube', 'YouTube', 'https://youtube.example/songngan'),
  text('twitter', 'Twitter', 'https://twitter.example/songngan'),
  text('linkedin', 'LinkedIn', 'https://linkedin.example/company/songngan'),
  localised(
    'footer',
    'Nội dung chân trang',
    {
      vi: 'Công ty Cổ phần Chứng khoán Sông Ngân. Giấy phép thành lập và hoạt động số 000/UBCK-GP (số minh họa). Đầu tư chứng khoán có rủi ro, giá trị tài sản có thể tăng hoặc giảm; hãy đọc kỹ công bố rủi ro trước khi giao dịch.',
      en: 'Songngan Securities Joint Stock Company. Licence no. 000/UBCK-GP (illustrative). Investing in securities involves risk: values may rise or fall. Please read the risk disclosure before you trade.',
      ko: '송응언증권 주식회사. 설립·영업 허가번호 000/UBCK-GP(예시). 증권 투자에는 원금 손실 위험이 있습니다. 거래 전에 위험 고지서를 반드시 확인하시기 바랍니다.',
    },
    'textarea',
  ),
  { ...text('app_android', 'Ứng dụng Android', 'https://play.example/songngan'), prefix: 'Mobile' },
  { ...text('app_ios', 'Ứng dụng iOS', 'https://apps.example/songngan'), prefix: 'Mobile' },
  { ...text('app_desktop', 'Ứng dụng máy tính (HTS)', 'https://download.songngan.example/hts'), prefix: 'HTS' },
  ...guideFiles.flatMap(([code, vi, en]): Entry[] => [
    { code: `${code}_vi`, name: vi, type: 'file', locale: 'vi', content: { vi: `/media/files/${code}_vi.pdf` } },
    { code: `${code}_en`, name: en, type: 'file', locale: 'en', content: file(`/media/files/${code}_en.pdf`) },
  ]),
  { ...text('old_price_board', 'Bảng giá cũ', 'https://old-board.songngan.example'), active: false },
]

function file(path: string): Localized {
  return { vi: path, en: path }
}

export const staticContent: readonly SeedStaticContent[] = entries.map((entry, index) => ({
  description: entry.name,
  active: true,
  prefix: 'Web',
  ...entry,
  id: index + 1,
}))
