/**
 * The 34 provinces and centrally run cities since 1/7/2025, with a handful of the wards and communes of each.
 * Demo reference data: the unit names are real, the lists are far from complete (there are 3,321 communes). The type is
 * data because it changes (Đồng Nai has been a city since 30/4/2026).
 */
export interface Province {
  /** Two digits, the national code of administrative units. */
  code: string
  name: string
  type: 'city' | 'province'
  wards: readonly string[]
}

const rows: readonly [code: string, name: string, type: 'city' | 'province', wards: string][] = [
  [
    '01',
    'Hà Nội',
    'city',
    'Hoàn Kiếm|Cửa Nam|Ba Đình|Ngọc Hà|Giảng Võ|Cầu Giấy|Nghĩa Đô|Yên Hòa|Đống Đa|Kim Liên|Tây Hồ|Hà Đông|Long Biên',
  ],
  [
    '79',
    'Hồ Chí Minh',
    'city',
    'Sài Gòn|Bến Thành|Tân Định|Xuân Hòa|Bàn Cờ|Chợ Lớn|Gia Định|Bình Thạnh|Thủ Đức|An Khánh|Tân Bình|Thủ Dầu Một|Vũng Tàu',
  ],
  ['48', 'Đà Nẵng', 'city', 'Hải Châu|Hòa Cường|Thanh Khê|An Khê|Sơn Trà|Ngũ Hành Sơn|Hòa Khánh|Cẩm Lệ|Hội An|Tam Kỳ'],
  [
    '31',
    'Hải Phòng',
    'city',
    'Hồng Bàng|Ngô Quyền|Gia Viên|Lê Chân|Hải An|Kiến An|Đồ Sơn|Thủy Nguyên|Hải Dương|Chí Linh',
  ],
  ['92', 'Cần Thơ', 'city', 'Ninh Kiều|Cái Khế|Tân An|Bình Thủy|Cái Răng|Ô Môn|Thốt Nốt|Phú Lợi|Vị Thanh'],
  ['46', 'Huế', 'city', 'Thuận Hóa|Phú Xuân|Vỹ Dạ|An Cựu|Kim Long|Hương Thủy|Hương Trà|Phong Điền'],
  ['75', 'Đồng Nai', 'city', 'Biên Hòa|Trấn Biên|Tam Hiệp|Long Bình|Trảng Dài|Long Khánh|Đồng Xoài|Bình Long'],
  ['04', 'Cao Bằng', 'province', 'Thục Phán|Nùng Trí Cao|Tân Giang|Quảng Uyên'],
  ['08', 'Tuyên Quang', 'province', 'Minh Xuân|Nông Tiến|An Tường|Hà Giang 1|Hà Giang 2'],
  ['11', 'Điện Biên', 'province', 'Điện Biên Phủ|Mường Thanh|Mường Lay'],
  ['12', 'Lai Châu', 'province', 'Tân Phong|Đoàn Kết|Sìn Hồ'],
  ['14', 'Sơn La', 'province', 'Tô Hiệu|Chiềng An|Mộc Châu|Mộc Sơn'],
  ['15', 'Lào Cai', 'province', 'Lào Cai|Cam Đường|Sa Pa|Yên Bái|Nghĩa Lộ'],
  ['19', 'Thái Nguyên', 'province', 'Phan Đình Phùng|Gia Sàng|Quyết Thắng|Sông Công|Phổ Yên|Bắc Kạn'],
  ['20', 'Lạng Sơn', 'province', 'Lương Văn Tri|Tam Thanh|Đông Kinh|Kỳ Lừa'],
  ['22', 'Quảng Ninh', 'province', 'Hồng Gai|Hạ Long|Bãi Cháy|Cẩm Phả|Uông Bí|Móng Cái 1|Vân Đồn'],
  ['24', 'Bắc Ninh', 'province', 'Kinh Bắc|Võ Cường|Vũ Ninh|Từ Sơn|Bắc Giang|Đa Mai|Quế Võ'],
  ['25', 'Phú Thọ', 'province', 'Việt Trì|Nông Trang|Phong Châu|Phú Thọ|Vĩnh Yên|Phúc Yên|Hòa Bình'],
  ['33', 'Hưng Yên', 'province', 'Phố Hiến|Hồng Châu|Mỹ Hào|Thái Bình|Trần Lãm|Trần Hưng Đạo'],
  ['37', 'Ninh Bình', 'province', 'Hoa Lư|Tây Hoa Lư|Tam Điệp|Phủ Lý|Nam Định|Thành Nam'],
  ['38', 'Thanh Hóa', 'province', 'Hạc Thành|Đông Sơn|Hàm Rồng|Sầm Sơn|Bỉm Sơn|Nghi Sơn'],
  ['40', 'Nghệ An', 'province', 'Thành Vinh|Trường Vinh|Vinh Hưng|Vinh Phú|Cửa Lò|Hoàng Mai|Thái Hòa'],
  ['42', 'Hà Tĩnh', 'province', 'Thành Sen|Trần Phú|Bắc Hồng Lĩnh|Vũng Áng'],
  ['44', 'Quảng Trị', 'province', 'Đồng Hới|Đồng Thuận|Đông Hà|Nam Đông Hà|Ba Đồn'],
  ['51', 'Quảng Ngãi', 'province', 'Cẩm Thành|Nghĩa Lộ|Trương Quang Trọng|Kon Tum|Sa Huỳnh'],
  ['52', 'Gia Lai', 'province', 'Quy Nhơn|Quy Nhơn Nam|An Nhơn|Pleiku|Diên Hồng|An Khê'],
  ['56', 'Khánh Hòa', 'province', 'Nha Trang|Bắc Nha Trang|Nam Nha Trang|Cam Ranh|Ninh Hòa|Phan Rang'],
  ['66', 'Đắk Lắk', 'province', 'Buôn Ma Thuột|Tân Lập|Ea Kao|Buôn Hồ|Tuy Hòa|Sông Cầu'],
  [
    '68',
    'Lâm Đồng',
    'province',
    'Xuân Hương - Đà Lạt|Cam Ly - Đà Lạt|Lang Biang - Đà Lạt|1 Bảo Lộc|Phan Thiết|Bắc Gia Nghĩa',
  ],
  ['80', 'Tây Ninh', 'province', 'Tân Ninh|Bình Minh|Hòa Thành|Trảng Bàng|Long An|Tân An'],
  ['82', 'Đồng Tháp', 'province', 'Mỹ Tho|Đạo Thạnh|Gò Công|Cao Lãnh|Sa Đéc|Hồng Ngự'],
  ['86', 'Vĩnh Long', 'province', 'Long Châu|Phước Hậu|Bến Tre|An Hội|Trà Vinh|Bình Minh'],
  ['91', 'An Giang', 'province', 'Long Xuyên|Bình Đức|Châu Đốc|Rạch Giá|Vĩnh Thông|Hà Tiên'],
  ['96', 'Cà Mau', 'province', 'An Xuyên|Lý Văn Lâm|Tân Thành|Bạc Liêu|Vĩnh Trạch'],
]

export const provinces: readonly Province[] = rows.map(([code, name, type, wards]) => ({
  code,
  name,
  type,
  wards: wards.split('|'),
}))
