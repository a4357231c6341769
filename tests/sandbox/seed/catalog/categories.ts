import type { SeedCategory } from '../types'

/** Ids that the site knows by number (news, research, products, guides, policy, terms, reports) and the tree around them. */
export const categoryIds = {
  news: 1,
  research: 3,
  products: 4,
  guides: 6,
  companyNews: 8,
  marketNews: 9,
  about: 20,
  policy: 1202,
  terms: 1203,
  reports: 1441,
} as const

type Row = [
  id: number,
  parentId: number | undefined,
  slug: string,
  sequence: number,
  vi: string,
  en: string,
  ko: string,
]

const rows: readonly Row[] = [
  [1, undefined, 'tin-tuc', 100, 'Tin tức', 'News', '뉴스'],
  [8, 1, 'tin-cong-ty', 20, 'Tin Sông Ngân', 'Company news', '회사 소식'],
  [81, 8, 'thong-bao-giao-dich', 3, 'Thông báo giao dịch', 'Trading notices', '거래 공지'],
  [82, 8, 'su-kien', 2, 'Sự kiện', 'Events', '행사'],
  [83, 8, 'cong-bo-thong-tin', 1, 'Công bố thông tin', 'Disclosures', '공시'],
  [9, 1, 'tin-thi-truong', 10, 'Tin thị trường', 'Market news', '시장 뉴스'],
  [3, undefined, 'phan-tich', 90, 'Trung tâm phân tích', 'Research', '리서치'],
  [1441, 3, 'bao-cao', 30, 'Báo cáo phân tích', 'Research reports', '리서치 보고서'],
  [1442, 1441, 'ban-tin-ngay', 5, 'Bản tin ngày', 'Daily note', '데일리'],
  [1443, 1441, 'bao-cao-tuan', 4, 'Báo cáo tuần', 'Weekly', '위클리'],
  [1444, 1441, 'bao-cao-chien-luoc', 3, 'Báo cáo chiến lược', 'Strategy', '투자 전략'],
  [1445, 1441, 'bao-cao-nganh', 2, 'Báo cáo ngành', 'Sector', '산업 분석'],
  [1446, 1441, 'bao-cao-doanh-nghiep', 1, 'Báo cáo doanh nghiệp', 'Company', '기업 분석'],
  [4, undefined, 'san-pham-dau-tu', 80, 'Sản phẩm đầu tư', 'Investment products', '투자 상품'],
  [41, 4, 'co-phieu-va-quy', 3, 'Cổ phiếu và quỹ', 'Shares and funds', '주식·펀드'],
  [42, 4, 'phai-sinh-chung-quyen', 2, 'Phái sinh và chứng quyền', 'Derivatives and warrants', '파생상품·워런트'],
  [43, 4, 'dich-vu-tai-chinh', 1, 'Dịch vụ tài chính', 'Financing services', '금융 서비스'],
  [6, undefined, 'huong-dan', 70, 'Hướng dẫn giao dịch', 'Trading guides', '거래 안내'],
  [61, 6, 'bat-dau', 3, 'Bắt đầu', 'Getting started', '시작하기'],
  [62, 6, 'giao-dich', 2, 'Giao dịch', 'Trading', '거래'],
  [63, 6, 'tien-va-chung-khoan', 1, 'Tiền và chứng khoán', 'Cash and securities', '자금·증권'],
  // Nothing is filed here: the page of a category without posts.
  [64, 6, 'hoi-thao-truc-tuyen', 0, 'Hội thảo trực tuyến', 'Webinars', '온라인 세미나'],
  [20, undefined, 've-chung-toi', 60, 'Về chúng tôi', 'About us', '회사 소개'],
  [1202, undefined, 'chinh-sach-bao-mat', 50, 'Chính sách bảo mật', 'Privacy policy', '개인정보 처리방침'],
  [1203, undefined, 'dieu-khoan-su-dung', 40, 'Điều khoản sử dụng', 'Terms of use', '이용약관'],
]

export const categories: readonly SeedCategory[] = rows.map(([id, parentId, slug, sequence, vi, en, ko]) => ({
  id,
  ...(parentId === undefined ? {} : { parentId }),
  slug,
  sequence,
  title: { vi, en, ko },
  description: {
    vi: `${vi} của Chứng khoán Sông Ngân.`,
    en: `${en} from Songngan Securities.`,
    ko: `송응언증권 ${ko}.`,
  },
}))
