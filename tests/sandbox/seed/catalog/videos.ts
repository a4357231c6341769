import type { SeedClock } from '../clock'
import type { SeedVideo, Translated } from '../types'
import { coverPath } from '../html'
import { transcripts } from './video-transcripts'

type Row = [vi: string, en: string, ko: string]

/** Three pages of eleven on the site. */
const rows: readonly Row[] = [
  ['Mở tài khoản trong 8 phút', 'Open an account in eight minutes', '8분 만에 계좌 개설하기'],
  [
    'Chụp căn cước sao cho nhận ngay lần đầu',
    'Photograph your ID so it reads first time',
    '신분증을 한 번에 인식시키는 촬영법',
  ],
  ['Nộp tiền và kiểm tra sức mua', 'Deposit money and check buying power', '입금과 매수 가능 금액 확인'],
  ['Đặt lệnh đầu tiên trên điện thoại', 'Your first order on the phone', '휴대폰으로 첫 주문 넣기'],
  ['Lệnh LO, ATO, ATC và MP khác nhau thế nào', 'LO, ATO, ATC and MP orders compared', 'LO·ATO·ATC·MP 주문의 차이'],
  ['Một phiên giao dịch trên HOSE diễn ra ra sao', 'How a HOSE session runs', 'HOSE 거래 시간의 흐름'],
  ['Giá trần, giá sàn, giá tham chiếu', 'Ceiling, floor and reference price', '상한가·하한가·기준가'],
  ['Chu kỳ thanh toán T+2 trong ba phút', 'T+2 settlement in three minutes', '3분으로 이해하는 T+2 결제'],
  ['Ký quỹ: tỷ lệ ban đầu và tỷ lệ duy trì', 'Margin: initial and maintenance ratios', '신용거래: 최초·유지 증거금률'],
  ['Khi nào bị gọi ký quỹ và nên làm gì', 'When a margin call comes and what to do', '마진콜 시점과 대응 방법'],
  ['Ứng trước tiền bán hoạt động thế nào', 'How the sale-proceeds advance works', '매도대금 선지급의 원리'],
  ['Đọc bảng giá: mỗi cột nói điều gì', 'Reading the price board column by column', '시세판 읽는 법'],
  ['Hợp đồng tương lai chỉ số cho người mới', 'Index futures for beginners', '처음 시작하는 지수선물'],
  ['Giá trị nội tại của chứng quyền', 'The intrinsic value of a warrant', '워런트의 내재가치'],
  ['Quỹ ETF khác quỹ mở ở điểm nào', 'How an ETF differs from an open-end fund', 'ETF와 개방형 펀드의 차이'],
  [
    'Trái phiếu doanh nghiệp: đọc bản công bố thông tin',
    'Corporate bonds: reading the offering document',
    '회사채: 공시 자료 읽기',
  ],
  ['Nhận cổ tức và thực hiện quyền mua', 'Dividends and subscription rights', '배당과 신주인수권'],
  ['Tải báo cáo phân tích và lọc theo ngành', 'Find research by sector', '업종별 보고서 찾기'],
  ['Cài đặt HTS trên máy tính', 'Install HTS on your computer', 'HTS 설치하기'],
  ['Smart OTP: kích hoạt và đổi thiết bị', 'Smart OTP: activate and change device', '스마트 OTP 등록과 기기 변경'],
  ['Nhận biết website và ứng dụng giả mạo', 'Spot fake websites and apps', '가짜 사이트와 앱 구별법'],
  ['Tích lũy đều đặn: sức mạnh của thời gian', 'Regular saving: what time does', '적립식 투자와 시간의 힘'],
  ['Nhà đầu tư nước ngoài cần chuẩn bị gì', 'What foreign investors should prepare', '외국인 투자자 준비 사항'],
  ['Nhìn lại thị trường quý vừa qua', 'The quarter in review', '지난 분기 시장 돌아보기'],
]

const title = ([vi, en, ko]: Row): Translated => ({ vi, en, ko })

/** Two entries cannot be played and must not be shown: one without a video id, one without a picture. */
const invalid: readonly Pick<SeedVideo, 'id' | 'title' | 'videoId' | 'thumbnail'>[] = [
  {
    id: 'video-25',
    title: title(['Buổi phát trực tiếp sắp diễn ra', 'Upcoming live stream', '라이브 예정']),
    thumbnail: coverPath('video-25'),
  },
  { id: 'video-26', title: title(['Video riêng tư', 'Private video', '비공개 동영상']), videoId: 'sn-video-026' },
]

export function videos(clock: SeedClock): readonly SeedVideo[] {
  const valid = rows.map((row, index) => {
    const number = String(index + 1).padStart(2, '0')
    return {
      id: `video-${number}`,
      title: title(row),
      videoId: `sn-video-0${number}`,
      thumbnail: coverPath(`video-${number}`),
      transcript: transcripts[index],
    }
  })
  // The broken ones stand on the first and the second page, where a visitor would meet them.
  const ordered = [
    ...valid.slice(0, 5),
    ...invalid.slice(0, 1),
    ...valid.slice(5, 15),
    ...invalid.slice(1),
    ...valid.slice(15),
  ]
  return ordered.map((video, index) => ({
    ...video,
    description: {
      vi: 'Video hướng dẫn của Chứng khoán Sông Ngân, có phụ đề tiếng Việt.',
      en: 'A how-to video from Songngan Securities, with subtitles.',
      ko: '송응언증권 이용 안내 동영상입니다. 자막을 제공합니다.',
    },
    publishedAt: clock.before(4 + index * 7, '10:00'),
  }))
}
