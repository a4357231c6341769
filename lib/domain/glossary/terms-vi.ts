import type { Terms } from './topics'

const exchangeRules = 'Quy chế giao dịch của HOSE và HNX'

/** The glossary in Vietnamese. */
export const termsVi: Terms = {
  custody: {
    name: 'Lưu ký',
    text: 'Chứng khoán được ghi nhận dưới tên bạn tại tổng công ty lưu ký và bù trừ (VSDC), qua công ty chứng khoán. Cổ phiếu phải lưu ký rồi mới giao dịch được.',
  },
  'virtual-account': {
    name: 'Tài khoản định danh',
    text: 'Số tài khoản tại ngân hàng chỉ gắn với một khách hàng. Tiền chuyển vào đó tự động được ghi vào tài khoản chứng khoán của bạn.',
  },
  'buying-power': {
    name: 'Sức mua',
    text: 'Số tiền tối đa bạn có thể đặt mua lúc này: tiền mặt chưa dùng, cộng tiền ứng trước và hạn mức vay nếu bạn đã đăng ký.',
  },
  'smart-otp': {
    name: 'Smart OTP',
    text: 'Mã dùng một lần do ứng dụng tạo ngay trên điện thoại đã đăng ký để xác nhận giao dịch. Không ai, kể cả nhân viên công ty, cần biết mã này.',
  },
  'trading-code': {
    name: 'Mã số giao dịch chứng khoán',
    forms: ['mã số giao dịch'],
    text: 'Mã mà nhà đầu tư nước ngoài phải được cấp trước khi mở tài khoản chứng khoán tại Việt Nam.',
  },
  hose: {
    name: 'HOSE',
    text: 'Sở Giao dịch Chứng khoán TP. Hồ Chí Minh, nơi niêm yết phần lớn doanh nghiệp quy mô lớn. Chỉ số chung là VN-Index.',
  },
  hnx: {
    name: 'HNX',
    text: 'Sở Giao dịch Chứng khoán Hà Nội, nơi tổ chức thị trường trái phiếu, phái sinh và UPCoM.',
  },
  upcom: {
    name: 'UPCoM',
    text: 'Thị trường cho cổ phiếu của công ty đại chúng chưa niêm yết, do HNX tổ chức. Yêu cầu công bố thông tin thấp hơn sàn niêm yết, nên cần đọc kỹ hơn.',
  },
  'vn-index': {
    name: 'VN-Index',
    text: 'Chỉ số giá của mọi cổ phiếu trên HOSE, tính theo giá trị vốn hóa: doanh nghiệp càng lớn càng kéo chỉ số mạnh. Mốc 100 điểm là ngày 28/7/2000.',
    source: 'HOSE',
  },
  'reference-price': {
    name: 'Giá tham chiếu',
    text: 'Mức giá làm gốc để tính giá trần và giá sàn trong ngày, thường là giá đóng cửa phiên trước. Trên bảng giá có màu vàng.',
  },
  'ceiling-price': {
    name: 'Giá trần',
    text: 'Giá cao nhất được phép đặt trong ngày. Trên bảng giá có màu tím.',
  },
  'floor-price': {
    name: 'Giá sàn',
    text: 'Giá thấp nhất được phép đặt trong ngày. Trên bảng giá có màu xanh lam.',
  },
  'price-band': {
    name: 'Biên độ',
    forms: ['biên độ dao động', 'biên độ giá'],
    text: 'Mức giá được phép lên hoặc xuống so với giá tham chiếu trong một ngày: 7% trên HOSE, 10% trên HNX, 15% trên UPCoM.',
    source: exchangeRules,
  },
  liquidity: {
    name: 'Thanh khoản',
    text: 'Mức dễ dàng khi mua hoặc bán mà không làm giá thay đổi nhiều. Thanh khoản thấp nghĩa là muốn bán nhanh thường phải bán rẻ.',
  },
  dividend: {
    name: 'Cổ tức',
    text: 'Phần lợi nhuận doanh nghiệp chia cho cổ đông, bằng tiền hoặc bằng cổ phiếu. Sau ngày chốt quyền, giá tham chiếu được điều chỉnh giảm tương ứng.',
  },
  'ex-date': {
    name: 'Ngày giao dịch không hưởng quyền',
    forms: ['ngày không hưởng quyền'],
    text: 'Từ ngày này, người mua không còn được nhận cổ tức hay quyền mua của đợt đó. Muốn có quyền, bạn phải mua trước ngày này.',
  },
  'foreign-room': {
    name: 'Room ngoại',
    forms: ['giới hạn sở hữu'],
    text: 'Tỷ lệ cổ phần tối đa mà nhà đầu tư nước ngoài được nắm giữ tại một doanh nghiệp. Khi đã hết room, họ chỉ mua được từ nhau.',
  },
  'order-book': {
    name: 'Sổ lệnh',
    text: 'Danh sách lệnh mua và bán đang chờ của một mã, xếp theo giá rồi theo thời gian. Bảng giá thường hiện ba mức giá tốt nhất mỗi bên.',
  },
  matching: {
    name: 'Khớp lệnh',
    forms: ['khớp một phần', 'khớp hết'],
    text: 'Lệnh mua và lệnh bán gặp nhau và thành giao dịch. Giá tốt hơn được ưu tiên trước; cùng giá thì lệnh vào trước được ưu tiên.',
  },
  lo: {
    name: 'LO',
    text: 'Lệnh giới hạn: mua không cao hơn hoặc bán không thấp hơn mức giá bạn đặt. Đổi lại, lệnh có thể không khớp.',
  },
  ato: {
    name: 'ATO',
    text: 'Lệnh mua hoặc bán tại giá mở cửa, không ghi giá. Chỉ dùng trong phiên định kỳ mở cửa; phần không khớp tự hủy.',
  },
  atc: {
    name: 'ATC',
    text: 'Lệnh mua hoặc bán tại giá đóng cửa, không ghi giá. Chỉ dùng trong phiên định kỳ đóng cửa; phần không khớp tự hủy.',
  },
  'market-order': {
    name: 'Lệnh thị trường',
    forms: ['MP', 'MTL'],
    text: 'Lệnh mua hoặc bán ngay ở mức giá tốt nhất đang chờ, trên bảng lệnh ghi là MP hoặc MTL. Khi sổ lệnh mỏng, lệnh có thể khớp ở nhiều mức giá.',
  },
  'tick-size': {
    name: 'Bước giá',
    text: 'Khoảng cách nhỏ nhất giữa hai mức giá. Với cổ phiếu trên HOSE: 10 đồng nếu giá dưới 10.000 đồng, 50 đồng đến 49.950 đồng, 100 đồng từ 50.000 đồng.',
    source: exchangeRules,
  },
  'round-lot': {
    name: 'Lô chẵn',
    text: 'Khối lượng đặt lệnh theo bội số của 100 cổ phiếu. Phần lẻ từ 1 đến 99 cổ phiếu giao dịch ở bảng lô lẻ.',
    source: exchangeRules,
  },
  commission: {
    name: 'Phí giao dịch',
    forms: ['phí môi giới'],
    text: 'Khoản công ty chứng khoán thu trên giá trị đã khớp, cả khi mua và khi bán. Lệnh không khớp thì không mất phí.',
  },
  settlement: {
    name: 'T+2',
    text: 'Ngày làm việc thứ hai sau ngày giao dịch: cổ phiếu về tài khoản người mua, tiền về tài khoản người bán.',
    source: 'Quy chế của VSDC',
  },
  advance: {
    name: 'Ứng trước tiền bán',
    text: 'Nhận tiền bán cổ phiếu trước ngày tiền về, có tính phí theo số ngày. Khoản ứng được trừ khi tiền bán về.',
  },
  'margin-trading': {
    name: 'Giao dịch ký quỹ',
    forms: ['vay ký quỹ'],
    text: 'Vay tiền của công ty chứng khoán để mua thêm cổ phiếu, lấy chính cổ phiếu làm bảo đảm. Lãi nhân lên, lỗ cũng nhân lên, và ngày nào cũng có lãi vay.',
  },
  'margin-ratio': {
    name: 'Tỷ lệ ký quỹ',
    text: 'Phần vốn của bạn trong giá trị chứng khoán: (giá trị − dư nợ) ÷ giá trị. Khi mua, tỷ lệ này không được thấp hơn 50%.',
    source: 'Quyết định 87/QĐ-UBCK năm 2017',
  },
  'maintenance-ratio': {
    name: 'Tỷ lệ duy trì',
    forms: ['tỷ lệ ký quỹ duy trì', 'mức duy trì'],
    text: 'Mức thấp nhất mà tỷ lệ ký quỹ được phép giảm tới trước khi bị gọi bổ sung. Theo quy định không thấp hơn 30%; mỗi công ty có thể đặt cao hơn.',
    source: 'Quyết định 87/QĐ-UBCK năm 2017',
  },
  'margin-call': {
    name: 'Gọi bổ sung ký quỹ',
    forms: ['gọi bổ sung', 'lệnh gọi ký quỹ', 'call margin'],
    text: 'Yêu cầu nộp thêm tiền hoặc chứng khoán khi tỷ lệ ký quỹ xuống dưới mức duy trì. Quá hạn mà chưa bổ sung, công ty được quyền bán giải chấp.',
  },
  'forced-sale': {
    name: 'Bán giải chấp',
    forms: ['giải chấp'],
    text: 'Công ty chứng khoán bán cổ phiếu bảo đảm để thu hồi nợ. Bạn không chọn được thời điểm và giá.',
  },
  leverage: {
    name: 'Đòn bẩy',
    text: 'Dùng tiền vay hoặc sản phẩm phái sinh để nắm vị thế lớn hơn vốn của mình. Đòn bẩy 2 lần: giá giảm 10% thì vốn mất khoảng 20%.',
  },
  'stop-loss': {
    name: 'Cắt lỗ',
    text: 'Bán khi giá xuống tới mức lỗ đã định trước, để khoản lỗ không lớn thêm.',
  },
  futures: {
    name: 'Hợp đồng tương lai',
    text: 'Cam kết mua hoặc bán một chỉ số hay tài sản ở mức giá định trước, vào một ngày định trước. Lãi lỗ được thanh toán hằng ngày và có thể vượt số tiền ký quỹ ban đầu.',
  },
  'target-price': {
    name: 'Giá mục tiêu',
    text: 'Mức giá mà người phân tích cho là hợp lý sau một thời gian, thường là 12 tháng. Đó là kết quả của một loạt giả định, không phải lời hứa.',
  },
  eps: {
    name: 'EPS',
    text: 'Lợi nhuận sau thuế chia cho số cổ phiếu đang lưu hành: mỗi cổ phiếu làm ra bao nhiêu đồng trong một năm.',
  },
  pe: {
    name: 'P/E',
    text: 'Giá cổ phiếu chia cho EPS: bạn trả bao nhiêu đồng cho một đồng lợi nhuận một năm. Chỉ nên so trong cùng ngành và cùng cách tính lợi nhuận.',
  },
  pb: {
    name: 'P/B',
    text: 'Giá cổ phiếu chia cho giá trị sổ sách của mỗi cổ phiếu. Hay dùng với ngân hàng và bất động sản, nơi tài sản quyết định phần lớn giá trị.',
  },
  roe: {
    name: 'ROE',
    text: 'Lợi nhuận sau thuế chia cho vốn chủ sở hữu: một đồng vốn của cổ đông sinh ra bao nhiêu trong một năm. ROE cao nhờ vay nhiều thì rủi ro cũng cao.',
  },
  'market-cap': {
    name: 'Vốn hóa thị trường',
    forms: ['vốn hóa'],
    text: 'Giá cổ phiếu nhân với số cổ phiếu đang lưu hành: giá mà thị trường đặt cho cả doanh nghiệp.',
  },
}
