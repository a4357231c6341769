import type { SeedBranch, Translated } from '../types'

type Row = [
  name: Translated,
  address: Translated,
  region: Translated,
  tel: readonly string[],
  mailbox: string,
  lat: number,
  lng: number,
]

const hcmc: Translated = { vi: 'TP. Hồ Chí Minh', en: 'Ho Chi Minh City', ko: '호찌민시' }
const hanoi: Translated = { vi: 'Hà Nội', en: 'Hanoi', ko: '하노이' }
const name = (vi: string, en: string, ko: string): Translated => ({ vi, en, ko })

/** The first one is the head office, which the footer shows. Telephones are in a range that is not assigned. */
const rows: readonly Row[] = [
  [
    name('Hội sở chính', 'Head office', '본사'),
    name(
      'Tầng 12, Tòa nhà Sông Ngân, 88 đường Hàm Nghi, phường Sài Gòn, TP. Hồ Chí Minh',
      '12th floor, Songngan Building, 88 Ham Nghi Street, Sai Gon Ward, Ho Chi Minh City',
      '호찌민시 사이공동 함응이 거리 88, 송응언 빌딩 12층',
    ),
    hcmc,
    ['(028) 0000 1900', '(028) 0000 1901'],
    'support',
    10.7714,
    106.7045,
  ],
  [
    name('Chi nhánh Chợ Lớn', 'Cho Lon branch', '쩌런 지점'),
    name(
      'Tầng 3, 215 đường Châu Văn Liêm, phường Chợ Lớn, TP. Hồ Chí Minh',
      '3rd floor, 215 Chau Van Liem Street, Cho Lon Ward, Ho Chi Minh City',
      '호찌민시 쩌런동 쩌우반리엠 거리 215, 3층',
    ),
    hcmc,
    ['(028) 0000 2150'],
    'cholon',
    10.7536,
    106.6594,
  ],
  [
    name('Chi nhánh Hà Nội', 'Hanoi branch', '하노이 지점'),
    name(
      'Tầng 6, 26 phố Lý Thường Kiệt, phường Cửa Nam, Hà Nội',
      '6th floor, 26 Ly Thuong Kiet Street, Cua Nam Ward, Hanoi',
      '하노이시 끄어남동 리트엉끼엣 거리 26, 6층',
    ),
    hanoi,
    ['(024) 0000 2600', '(024) 0000 2601'],
    'hanoi',
    21.0227,
    105.8496,
  ],
  [
    name('Phòng giao dịch Cầu Giấy', 'Cau Giay transaction office', '꺼우저이 영업소'),
    name(
      'Tầng 2, 117 đường Trần Thái Tông, phường Cầu Giấy, Hà Nội',
      '2nd floor, 117 Tran Thai Tong Street, Cau Giay Ward, Hanoi',
      '하노이시 꺼우저이동 쩐타이똥 거리 117, 2층',
    ),
    hanoi,
    ['(024) 0000 1170'],
    'caugiay',
    21.0301,
    105.7883,
  ],
  [
    name('Chi nhánh Đà Nẵng', 'Da Nang branch', '다낭 지점'),
    name(
      'Tầng 4, 155 đường Nguyễn Văn Linh, phường Thanh Khê, Đà Nẵng',
      '4th floor, 155 Nguyen Van Linh Street, Thanh Khe Ward, Da Nang',
      '다낭시 타인케동 응우옌반린 거리 155, 4층',
    ),
    name('Đà Nẵng', 'Da Nang', '다낭'),
    ['(0236) 0000 155'],
    'danang',
    16.0605,
    108.2093,
  ],
  [
    name('Chi nhánh Hải Phòng', 'Hai Phong branch', '하이퐁 지점'),
    name(
      'Tầng 5, 22 đường Lạch Tray, phường Ngô Quyền, Hải Phòng',
      '5th floor, 22 Lach Tray Street, Ngo Quyen Ward, Hai Phong',
      '하이퐁시 응오꾸옌동 라익짜이 거리 22, 5층',
    ),
    name('Hải Phòng', 'Hai Phong', '하이퐁'),
    ['(0225) 0000 022'],
    'haiphong',
    20.8499,
    106.6957,
  ],
  [
    name('Chi nhánh Cần Thơ', 'Can Tho branch', '껀터 지점'),
    name(
      'Tầng 2, 60 đường Hòa Bình, phường Ninh Kiều, Cần Thơ',
      '2nd floor, 60 Hoa Binh Avenue, Ninh Kieu Ward, Can Tho',
      '껀터시 닌끼에우동 호아빈 대로 60, 2층',
    ),
    name('Cần Thơ', 'Can Tho', '껀터'),
    ['(0292) 0000 060'],
    'cantho',
    10.0341,
    105.7852,
  ],
  [
    name('Phòng giao dịch Nha Trang', 'Nha Trang transaction office', '냐짱 영업소'),
    name(
      'Tầng 1, 30 đường Yersin, phường Nha Trang, Khánh Hòa',
      'Ground floor, 30 Yersin Street, Nha Trang Ward, Khanh Hoa',
      '카인호아성 냐짱동 예르생 거리 30, 1층',
    ),
    name('Khánh Hòa', 'Khanh Hoa', '카인호아'),
    ['(0258) 0000 030'],
    'nhatrang',
    12.2486,
    109.1897,
  ],
  [
    name('Phòng giao dịch Vinh', 'Vinh transaction office', '빈 영업소'),
    name(
      'Tầng 2, 9 đường Quang Trung, phường Thành Vinh, Nghệ An',
      '2nd floor, 9 Quang Trung Street, Thanh Vinh Ward, Nghe An',
      '응에안성 타인빈동 꽝쭝 거리 9, 2층',
    ),
    name('Nghệ An', 'Nghe An', '응에안'),
    // Newly opened, its telephone is not connected yet: the branch without a number.
    [],
    'vinh',
    18.6712,
    105.6789,
  ],
]

export const branches: readonly SeedBranch[] = rows.map(([label, address, region, tel, mailbox, lat, lng], index) => ({
  id: index + 1,
  name: label,
  address,
  region,
  tel,
  email:
    mailbox === 'support' ? ['support@songngan.example', 'cskh@songngan.example'] : [`${mailbox}@songngan.example`],
  location: { lat, lng },
  sequence: 100 - index,
}))
