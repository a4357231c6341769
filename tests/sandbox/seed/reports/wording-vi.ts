import { words } from '../market/session'
import type { ReportWording } from './wording'

const { number, percent, signed, date, fullDate } = words.vi

const themes = [
  'ba kịch bản cho quý tới và cách phân bổ',
  'lãi suất thấp, ưu tiên chất lượng',
  'mùa kết quả kinh doanh và bài toán định giá',
  'sau nhịp tăng, giữ gì và giảm gì',
]
const outlooks = [
  'biên lợi nhuận qua đáy, nhu cầu hồi phục từng phần',
  'giá đầu vào hạ, ai được lợi trước',
  'định giá đã phản ánh bao nhiêu kỳ vọng',
]

export const wordingVi: ReportWording = {
  daily: ({ session: s }) => ({
    title: `Bản tin ngày ${fullDate(s.day)}: ${s.change > 0 ? 'giữ nhịp tăng' : 'chờ cân bằng'} quanh ${number(s.index)} điểm`,
    description: `VN-Index ${s.change > 0 ? 'tăng' : 'giảm'} ${percent(s.change)}; chú ý nhóm ${s.firm.sector.vi} và ${s.other.sector.vi}.`,
    text: [
      `VN-Index kết phiên ${date(s.day)} ở ${number(s.index, 2)} điểm (${signed(s.change)}), giá trị khớp lệnh ${number(s.turnover)} tỷ đồng. Vùng hỗ trợ gần là ${number(s.index * 0.985)} điểm, kháng cự là ${number(s.index * 1.015)} điểm.`,
      `Nhóm ${s.firm.sector.vi} có đóng góp lớn nhất, trong đó ${s.firm.ticker} ${signed(s.firmChange)}. Nhà đầu tư nước ngoài ${s.foreign > 0 ? 'mua' : 'bán'} ròng ${number(Math.abs(s.foreign))} tỷ đồng.`,
      'Chúng tôi khuyến nghị giữ tỷ trọng cổ phiếu ở mức trung bình, ưu tiên doanh nghiệp có nợ vay thấp và hạn chế mua đuổi trong 15 phút đầu phiên.',
      `Sự kiện cần theo dõi: ngày giao dịch không hưởng quyền của ${s.other.ticker} và số liệu tín dụng công bố trong tuần.`,
    ],
  }),
  weekly: ({ session: s }) => ({
    title: `Báo cáo tuần đến ${fullDate(s.day)}: dòng tiền luân chuyển sang ${s.firm.sector.vi}`,
    description: `Tổng kết tuần, định giá theo ngành và danh mục theo dõi cho tuần tới.`,
    text: [
      `Tuần kết thúc ngày ${date(s.day)}, VN-Index dừng ở ${number(s.index, 2)} điểm. Thanh khoản bình quân mỗi phiên khoảng ${number(s.turnover)} tỷ đồng trên HOSE.`,
      `Dòng tiền luân chuyển từ nhóm ${s.other.sector.vi} sang ${s.firm.sector.vi}. Đây là tuần thứ hai liên tiếp số mã tăng cao hơn số mã giảm ở nhóm vốn hóa vừa.`,
      'Định giá thị trường theo P/E 12 tháng gần nhất thấp hơn trung bình năm năm. Rủi ro chính là biến động tỷ giá và áp lực bán ròng từ bên ngoài.',
      `Danh mục theo dõi tuần tới gồm ${s.firm.ticker} và ${s.other.ticker}, với điều kiện giá không vượt vùng mua quá 3%.`,
    ],
  }),
  strategy: ({ session: s, number: index }) => ({
    title: `Chiến lược đầu tư số ${index}: ${themes[index % themes.length]}`,
    description: `Kịch bản cơ sở đặt VN-Index trong vùng ${number(s.index * 0.96)} – ${number(s.index * 1.07)} điểm.`,
    text: [
      `Kịch bản cơ sở, xác suất 55%: lợi nhuận toàn thị trường tăng 12 – 14%, VN-Index dao động trong vùng ${number(s.index * 0.96)} – ${number(s.index * 1.07)} điểm.`,
      `Kịch bản tích cực, xác suất 25%: lãi suất giảm nhanh hơn dự kiến, nhóm ${s.firm.sector.vi} và ${s.other.sector.vi} dẫn dắt. Kịch bản thận trọng, xác suất 20%: xuất khẩu chậm lại, chỉ số có thể giảm về ${number(s.index * 0.9)} điểm.`,
      'Phân bổ đề xuất cho khẩu vị trung bình: 50% cổ phiếu, 30% trái phiếu và chứng chỉ quỹ trái phiếu, 20% tiền. Không dùng ký quỹ quá 20% giá trị danh mục.',
      'Chúng tôi xem lại các giả định mỗi tháng và công bố cả những dự báo đã sai.',
    ],
  }),
  sector: ({ session: s, number: index }) => ({
    title: `Ngành ${s.firm.sector.vi}, báo cáo số ${index}: ${outlooks[index % outlooks.length]}`,
    description: `Cập nhật cung cầu, giá đầu vào và định giá so sánh của ngành ${s.firm.sector.vi}.`,
    text: [
      `Sản lượng ngành ${s.firm.sector.vi} phục hồi theo hình bậc thang: đơn hàng nội địa đi trước, xuất khẩu chậm hơn một quý. Biên lợi nhuận gộp của các doanh nghiệp đầu ngành đã qua mức thấp nhất.`,
      `Giá đầu vào giảm trong khi giá bán giữ nguyên giúp ${s.firm.name.vi} (${s.firm.ticker}) có dư địa cải thiện lợi nhuận. Doanh nghiệp có vay nợ cao hưởng lợi chậm hơn.`,
      'Định giá ngành ở mức chiết khấu 10 – 15% so với trung bình năm năm. Chúng tôi nâng đánh giá từ Trung lập lên Tích cực.',
      'Rủi ro: biện pháp phòng vệ thương mại, chi phí vận tải và tồn kho cao hơn dự kiến.',
    ],
  }),
  company: ({ session: s, price, target, number: index }) => ({
    title: `${s.firm.ticker}: ${target > price ? 'Khả quan' : 'Trung lập'}, giá mục tiêu ${number(target)} đồng (cập nhật ${index})`,
    description: `${s.firm.name.vi}: kết quả quý, dự phóng hai năm và luận điểm đầu tư.`,
    text: [
      `Chúng tôi xác định giá mục tiêu 12 tháng của ${s.firm.name.vi} (${s.firm.ticker}) là ${number(target)} đồng, chênh lệch ${signed((target / price - 1) * 100)} so với giá ${number(price)} đồng ngày ${date(s.day)}.`,
      'Doanh thu quý vượt dự báo 4% nhờ sản lượng; biên lợi nhuận gộp phù hợp. Dòng tiền từ hoạt động kinh doanh dương quý thứ ba liên tiếp.',
      `So với ${s.other.ticker}, doanh nghiệp có hệ số nợ thấp hơn và chính sách cổ tức ổn định hơn. Chúng tôi dùng kết hợp chiết khấu dòng tiền (60%) và P/E so sánh (40%).`,
      'Rủi ro chính: giá nguyên liệu, tập trung khách hàng và tiến độ dự án mở rộng.',
    ],
  }),
}
