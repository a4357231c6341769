import type { InternalType, SeedMenuItem, Translated } from '../types'

type Entry = Omit<SeedMenuItem, 'sequence' | 'children'> & { children?: readonly Entry[] }

const t = (vi: string, en: string, ko: string): Translated => ({ vi, en, ko })

const page = (id: number, typeInternal: InternalType, name: Translated, children: readonly Entry[] = []): Entry => ({
  id,
  name,
  type: 'internal',
  typeInternal,
  link: '',
  children,
})
const article = (id: number, link: string, name: Translated): Entry => ({ ...page(id, 'article', name), link })
const category = (id: number, link: string, name: Translated, children: readonly Entry[] = []): Entry => ({
  ...page(id, 'category', name, children),
  link,
})
const external = (id: number, link: string, name: Translated): Entry => ({ id, name, type: 'external', link })

/** Twelve children on purpose: more than nine are shown as a group of eight and the rest. */
const products = category(3, 'san-pham-dau-tu', t('Sản phẩm & dịch vụ', 'Products & services', '상품·서비스'), [
  article(301, 'giao-dich-co-phieu', t('Giao dịch cổ phiếu', 'Share trading', '주식 거래')),
  article(302, 'giao-dich-ky-quy', t('Giao dịch ký quỹ', 'Margin trading', '신용거래')),
  article(303, 'chung-khoan-phai-sinh', t('Chứng khoán phái sinh', 'Derivatives', '파생상품')),
  article(304, 'chung-quyen-co-bao-dam', t('Chứng quyền có bảo đảm', 'Covered warrants', '커버드 워런트')),
  article(305, 'trai-phieu-doanh-nghiep', t('Trái phiếu', 'Bonds', '채권')),
  article(306, 'chung-chi-quy-va-etf', t('Chứng chỉ quỹ và ETF', 'Funds and ETFs', '펀드·ETF')),
  article(307, 'ung-truoc-tien-ban', t('Ứng trước tiền bán', 'Sale proceeds advance', '매도대금 선지급')),
  article(308, 'tu-van-dau-tu', t('Tư vấn đầu tư', 'Investment advice', '투자 자문')),
  article(309, 'luu-ky-chung-khoan', t('Lưu ký chứng khoán', 'Custody', '증권 예탁')),
  page(310, 'web-trading', t('Web Trading', 'Web Trading', '웹 트레이딩')),
  page(311, 'home-trading', t('Home Trading (HTS)', 'Home Trading (HTS)', '홈 트레이딩(HTS)')),
  page(312, 'mobile-trading', t('Mobile Trading', 'Mobile Trading', '모바일 트레이딩')),
])

const newsAndResearch = category(42, 'tin-tuc', t('Tin tức & phân tích', 'News & research', '뉴스·리서치'), [
  category(421, 'tin-cong-ty', t('Tin Sông Ngân', 'Company news', '회사 소식'), [
    category(4211, 'thong-bao-giao-dich', t('Thông báo giao dịch', 'Trading notices', '거래 공지')),
    category(4212, 'su-kien', t('Sự kiện', 'Events', '행사')),
    category(4213, 'cong-bo-thong-tin', t('Công bố thông tin', 'Disclosures', '공시')),
  ]),
  category(422, 'tin-thi-truong', t('Tin thị trường', 'Market news', '시장 뉴스')),
  category(423, 'bao-cao', t('Báo cáo phân tích', 'Research reports', '리서치 보고서'), [
    category(4231, 'ban-tin-ngay', t('Bản tin ngày', 'Daily note', '데일리')),
    category(4232, 'bao-cao-tuan', t('Báo cáo tuần', 'Weekly', '위클리')),
    category(4233, 'bao-cao-chien-luoc', t('Báo cáo chiến lược', 'Strategy', '투자 전략')),
    category(4234, 'bao-cao-nganh', t('Báo cáo ngành', 'Sector', '산업 분석')),
    category(4235, 'bao-cao-doanh-nghiep', t('Báo cáo doanh nghiệp', 'Company', '기업 분석')),
  ]),
  external(424, 'https://board.songngan.example', t('Bảng giá', 'Price board', '시세판')),
])

const guides = category(4, 'huong-dan', t('Hướng dẫn', 'Guides', '이용 안내'), [
  category(401, 'bat-dau', t('Bắt đầu', 'Getting started', '시작하기'), [
    article(
      4011,
      'mo-tai-khoan-truc-tuyen',
      t('Mở tài khoản trực tuyến', 'Open an account online', '온라인 계좌 개설'),
    ),
    article(4012, 'nop-tien-vao-tai-khoan', t('Nộp tiền', 'Deposit money', '입금')),
    article(4013, 'nha-dau-tu-nuoc-ngoai', t('Nhà đầu tư nước ngoài', 'Foreign investors', '외국인 투자자')),
  ]),
  category(402, 'giao-dich', t('Giao dịch', 'Trading', '거래'), [
    article(4021, 'dat-lenh-co-phieu', t('Đặt lệnh cổ phiếu', 'Place an order', '주문하기')),
    article(4022, 'gia-tran-gia-san', t('Giá trần, giá sàn', 'Ceiling and floor', '상한가·하한가')),
    article(4023, 'ty-le-ky-quy', t('Tỷ lệ ký quỹ', 'Margin ratios', '증거금률')),
  ]),
  category(403, 'tien-va-chung-khoan', t('Tiền và chứng khoán', 'Cash and securities', '자금·증권'), [
    article(4031, 'thanh-toan-t2', t('Thanh toán T+2', 'T+2 settlement', 'T+2 결제')),
    article(4032, 'rut-tien', t('Rút tiền', 'Withdraw money', '출금')),
    article(4033, 'quyen-cua-co-dong', t('Quyền của cổ đông', 'Shareholder rights', '주주 권리')),
  ]),
  page(404, 'faq', t('Câu hỏi thường gặp', 'FAQ', '자주 묻는 질문')),
])

const company = page(2, 'about-local', t('Về Sông Ngân', 'About Songngan', '송응언 소개'), [
  page(201, 'about-local', t('Sông Ngân tại Việt Nam', 'Songngan in Vietnam', '베트남 송응언')),
  page(202, 'about-global', t('Tập đoàn Sông Ngân', 'Songngan Group', '송응언 그룹')),
  page(203, 'founder', t('Nhà sáng lập', 'Our founder', '창업자')),
  page(204, 'career', t('Tuyển dụng', 'Careers', '채용')),
])

const contact = page(5, 'contact', t('Liên hệ', 'Contact', '문의'), [
  page(501, 'contact', t('Mạng lưới chi nhánh', 'Branches', '지점 안내')),
  page(502, 'faq', t('Câu hỏi thường gặp', 'FAQ', '자주 묻는 질문')),
  external(503, 'https://support.songngan.example', t('Trung tâm trợ giúp', 'Help centre', '고객센터')),
])

/** Sequences fall by ten: children are shown in descending order of sequence. */
function inOrder(entries: readonly Entry[]): readonly SeedMenuItem[] {
  return entries.map((entry, index) => ({
    ...entry,
    sequence: (entries.length - index) * 10,
    children: inOrder(entry.children ?? []),
  }))
}

export const menu: readonly SeedMenuItem[] = inOrder([products, newsAndResearch, guides, company, contact])
