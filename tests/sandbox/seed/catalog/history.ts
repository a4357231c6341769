import type { SeedHistoryEntry } from '../types'

type Row = [time: string, vi: [string, string], en: [string, string], ko: [string, string]]

/** The milestones of the invented firm; the site derives the year from the time. */
const rows: readonly Row[] = [
  [
    '2010-06-15',
    ['Thành lập', 'Sông Ngân được thành lập tại TP. Hồ Chí Minh với 18 nhân sự và một phòng giao dịch.'],
    ['Founded', 'Songngan is founded in Ho Chi Minh City with 18 people and one trading room.'],
    ['설립', '호찌민시에서 임직원 18명, 객장 한 곳으로 출발하였습니다.'],
  ],
  [
    '2011-09-12',
    ['Thành viên lưu ký', 'Trở thành thành viên giao dịch của hai sở và thành viên lưu ký của trung tâm lưu ký.'],
    ['Exchange and depository member', 'Admitted to both exchanges and to the central depository.'],
    ['거래소·예탁기관 회원', '양 거래소와 중앙예탁기관의 회원으로 가입하였습니다.'],
  ],
  [
    '2013-04-08',
    ['Chi nhánh Hà Nội', 'Khai trương chi nhánh Hà Nội, phục vụ nhà đầu tư phía Bắc.'],
    ['Hanoi branch', 'The Hanoi branch opens to serve investors in the north.'],
    ['하노이 지점', '북부 투자자를 위해 하노이 지점을 열었습니다.'],
  ],
  [
    '2014-11-20',
    ['Web Trading', 'Ra mắt nền tảng Web Trading, đặt lệnh không cần cài đặt.'],
    ['Web Trading', 'Web Trading is launched: orders from a browser, nothing to install.'],
    ['웹 트레이딩', '설치 없이 주문할 수 있는 웹 트레이딩을 선보였습니다.'],
  ],
  [
    '2016-03-14',
    ['Trung tâm phân tích', 'Thành lập trung tâm phân tích với bản tin ngày phát hành trước giờ mở cửa.'],
    ['Research centre', 'The research centre starts its daily note, out before the opening bell.'],
    ['리서치센터', '개장 전 데일리를 발간하는 리서치센터를 신설하였습니다.'],
  ],
  [
    '2017-08-10',
    ['Phái sinh', 'Triển khai môi giới và bù trừ hợp đồng tương lai chỉ số ngay ngày đầu thị trường mở cửa.'],
    ['Derivatives', 'Index-futures broking and clearing from the first day of the market.'],
    ['파생상품', '파생시장 개장 첫날부터 지수선물 중개·청산을 시작하였습니다.'],
  ],
  [
    '2018-12-03',
    ['Ứng dụng di động', 'Ứng dụng Sông Ngân Mobile có mặt trên Android và iOS.'],
    ['Mobile app', 'Songngan Mobile is released for Android and iOS.'],
    ['모바일 앱', '안드로이드와 iOS용 송응언 모바일을 출시하였습니다.'],
  ],
  [
    '2020-10-05',
    ['Mở tài khoản trực tuyến', 'Khách hàng cá nhân mở tài khoản bằng eKYC, không cần đến quầy.'],
    ['Online account opening', 'Individuals open accounts by e-KYC without visiting a branch.'],
    ['비대면 계좌 개설', '개인 고객이 지점 방문 없이 eKYC로 계좌를 개설할 수 있게 되었습니다.'],
  ],
  [
    '2022-05-16',
    ['Chứng quyền', 'Phát hành đợt chứng quyền có bảo đảm đầu tiên trên HOSE.'],
    ['Covered warrants', 'The first covered warrants are issued and listed on HOSE.'],
    ['커버드 워런트', 'HOSE에 첫 커버드 워런트를 상장하였습니다.'],
  ],
  [
    '2024-07-01',
    ['Căn cước gắn chip', 'Đọc dữ liệu căn cước gắn chip khi mở tài khoản, rút thời gian còn khoảng 8 phút.'],
    ['Chip-based ID', 'Account opening reads chip-based ID cards and takes about eight minutes.'],
    ['칩 신분증', '칩 내장 신분증 인식을 도입하여 계좌 개설 시간을 약 8분으로 줄였습니다.'],
  ],
  [
    '2025-05-05',
    ['Hệ thống giao dịch mới', 'Chuyển đổi thành công sang hệ thống công nghệ thông tin mới của thị trường.'],
    ['New market system', 'Migrated successfully to the new trading system of the market.'],
    ['신규 거래 시스템', '시장의 신규 거래 시스템으로 전환을 완료하였습니다.'],
  ],
  [
    '2026-03-09',
    ['Phục vụ khách hàng Hàn Quốc', 'Ra mắt trang và bàn hỗ trợ tiếng Hàn cho nhà đầu tư nước ngoài.'],
    ['Korean desk', 'A Korean-language site and desk for foreign investors.'],
    ['한국어 데스크', '외국인 투자자를 위한 한국어 홈페이지와 전담 데스크를 열었습니다.'],
  ],
]

export const history: readonly SeedHistoryEntry[] = rows.map(([time, vi, en, ko], index) => ({
  id: index + 1,
  time: `${time}T09:00:00+07:00`,
  title: { vi: vi[0], en: en[0], ko: ko[0] },
  content: { vi: vi[1], en: en[1], ko: ko[1] },
  active: true,
}))
