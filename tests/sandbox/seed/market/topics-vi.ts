import type { Topic } from './topic'
import { words } from './session'

const { number, percent, signed, date } = words.vi
const billion = (value: number): string => `${number(Math.abs(value))} tỷ đồng`

/** In the order of `topics-en` and `topics-ko`. */
export const topicsVi: readonly Topic[] = [
  (s) => ({
    title: `Phiên ${date(s.day)}: VN-Index ${s.change > 0 ? 'tăng' : 'giảm'} ${percent(s.change)}, thanh khoản ${number(s.turnover)} tỷ đồng`,
    description: `Nhóm ${s.firm.sector.vi} ${s.change > 0 ? 'dẫn dắt đà tăng' : 'gây sức ép lên chỉ số'}, sắc ${s.change > 0 ? 'xanh' : 'đỏ'} chiếm ưu thế trên HOSE.`,
    text: [
      `Kết phiên ${date(s.day)}, VN-Index dừng ở ${number(s.index, 2)} điểm, ${s.change > 0 ? 'tăng' : 'giảm'} ${percent(s.change)} so với phiên trước. Toàn sàn HOSE có ${s.advances} mã tăng và ${s.declines} mã giảm; giá trị khớp lệnh đạt ${billion(s.turnover)}.`,
      `Biến động tập trung trong 30 phút cuối phiên liên tục. ${s.firm.name.vi} (${s.firm.ticker}) ${signed(s.firmChange)} là mã ảnh hưởng nhiều nhất trong nhóm ${s.firm.sector.vi}, trong khi ${s.other.ticker} giao dịch quanh giá tham chiếu.`,
      'Trong phiên định kỳ đóng cửa, khối lượng đặt ATC không lớn, cho thấy các quỹ chưa có nhu cầu cơ cấu. Nhà đầu tư cá nhân tiếp tục là bên quyết định thanh khoản.',
    ],
  }),
  (s) => ({
    title: `Khối ngoại ${s.foreign > 0 ? 'mua' : 'bán'} ròng ${billion(s.foreign)} phiên ${date(s.day)}, tâm điểm là ${s.firm.ticker}`,
    description: `Giao dịch của nhà đầu tư nước ngoài nghiêng về phía ${s.foreign > 0 ? 'mua' : 'bán'} ở nhóm ${s.firm.sector.vi} và ${s.other.sector.vi}.`,
    text: [
      `Nhà đầu tư nước ngoài ${s.foreign > 0 ? 'mua' : 'bán'} ròng ${billion(s.foreign)} trên ba sàn trong phiên ${date(s.day)}. Riêng ${s.firm.ticker} chiếm khoảng một phần ba giá trị ròng, chủ yếu qua khớp lệnh.`,
      `Ở chiều ngược lại, ${s.other.name.vi} (${s.other.ticker}) là mã có giá trị giao dịch thỏa thuận lớn nhất, thực hiện ở mức giá gần tham chiếu.`,
      'Nhà đầu tư nên phân biệt giao dịch cơ cấu của quỹ chỉ số, thường dồn vào ngày cuối kỳ, với dòng vốn chủ động. Một phiên riêng lẻ chưa nói lên xu hướng.',
    ],
  }),
  (s) => ({
    title: `Nhóm ${s.firm.sector.vi} hút tiền: đằng sau phiên ${date(s.day)} là kỳ vọng lợi nhuận quý`,
    description: `Thanh khoản nhóm ${s.firm.sector.vi} cao hơn bình quân 20 phiên, ${s.firm.ticker} được chú ý.`,
    text: [
      `Giá trị giao dịch của nhóm ${s.firm.sector.vi} phiên ${date(s.day)} cao hơn bình quân 20 phiên khoảng một phần tư. ${s.firm.name.vi} (${s.firm.ticker}) ${signed(s.firmChange)} khi công ty cho biết đơn hàng quý này đã kín.`,
      `Định giá của nhóm vẫn dưới trung bình ba năm, nhưng mức chiết khấu đã thu hẹp. Nhóm ${s.other.sector.vi} được xem là lựa chọn so sánh do có cùng độ nhạy với lãi suất.`,
      'Điểm cần theo dõi là biên lợi nhuận gộp: giá đầu vào tăng thường phản ánh vào kết quả chậm hơn giá bán một quý.',
    ],
  }),
  (s) => ({
    title: `${s.firm.name.vi} (${s.firm.ticker}) công bố ngày đăng ký cuối cùng nhận cổ tức tiền, tin ngày ${date(s.day)}`,
    description: `Cổ đông nắm giữ ${s.firm.ticker} trước ngày giao dịch không hưởng quyền nhận cổ tức bằng tiền mặt.`,
    text: [
      `${s.firm.name.vi} thông báo ngày đăng ký cuối cùng để chi trả cổ tức bằng tiền cho cổ đông ${s.firm.ticker}. Vì chu kỳ thanh toán là T+2, người mua vào đúng ngày giao dịch không hưởng quyền sẽ không được nhận cổ tức.`,
      `Giá tham chiếu của ${s.firm.ticker} trong ngày không hưởng quyền được điều chỉnh giảm tương ứng với mức cổ tức, do đó tổng tài sản của cổ đông không thay đổi vào ngày này.`,
      `Khách hàng lưu ký tại Sông Ngân nhận tiền thẳng vào tài khoản chứng khoán, sau khi khấu trừ 5% thuế thu nhập cá nhân. Phiên ${date(s.day)}, ${s.firm.ticker} ${signed(s.firmChange)}.`,
    ],
  }),
  (s) => ({
    title: `Phái sinh ${date(s.day)}: hợp đồng tháng gần ${s.change > 0 ? 'cao' : 'thấp'} hơn chỉ số cơ sở, vị thế mở thay đổi nhẹ`,
    description: 'Chênh lệch giữa hợp đồng tương lai và chỉ số cơ sở thu hẹp trước ngày đáo hạn.',
    text: [
      `Hợp đồng tương lai tháng gần nhất kết phiên ${date(s.day)} ${s.change > 0 ? 'cao' : 'thấp'} hơn chỉ số cơ sở, mức chênh lệch nằm trong vùng bình thường của tuần. Khối lượng tập trung ở phiên sáng, khi bên ${s.change > 0 ? 'mua' : 'bán'} chủ động.`,
      'Vị thế mở cuối ngày gần như đi ngang, cho thấy phần lớn giao dịch là trong ngày. Ngày đáo hạn rơi vào thứ Năm tuần thứ ba của tháng; nhà đầu tư giữ vị thế cần theo dõi chênh lệch này.',
      'Tài khoản có tỷ lệ sử dụng tài sản ký quỹ vượt ngưỡng cảnh báo sẽ nhận thông báo bổ sung ngay trong phiên.',
    ],
  }),
  (s) => ({
    title: `Lãi suất liên ngân hàng hạ nhiệt phiên ${date(s.day)}, nhóm ${s.other.sector.vi} được chú ý`,
    description: `Thanh khoản hệ thống dồi dào hơn trong tuần của phiên ${date(s.day)}, lợi suất trái phiếu đi ngang.`,
    text: [
      `Lãi suất qua đêm trên thị trường liên ngân hàng giảm trong những ngày quanh phiên ${date(s.day)} khi nhu cầu vốn cuối tháng qua đi. Lợi suất trái phiếu chính phủ kỳ hạn 10 năm gần như không đổi.`,
      `Mặt bằng lãi suất thấp thường hỗ trợ các ngành dùng vốn vay như ${s.other.sector.vi}. Dù vậy, chi phí vay ký quỹ của nhà đầu tư thay đổi chậm hơn vì phụ thuộc nguồn vốn của công ty chứng khoán.`,
      'Chúng tôi cho rằng tín hiệu quan trọng hơn là tăng trưởng tín dụng, số liệu sẽ được công bố vào đầu tháng tới.',
    ],
  }),
  (s) => ({
    title: `HNX và UPCoM phiên ${date(s.day)}: dòng tiền tìm đến cổ phiếu vốn hóa nhỏ`,
    description: `Độ rộng ${s.change > 0 ? 'tích cực' : 'thu hẹp'} trên hai sàn, thanh khoản tập trung ở nhóm ${s.other.sector.vi}.`,
    text: [
      `Trên HNX, số mã ${s.change > 0 ? 'tăng gấp rưỡi số mã giảm' : 'giảm nhiều hơn số mã tăng'} trong phiên ${date(s.day)}. UPCoM biến động hẹp hơn dù biên độ cho phép tới 15%.`,
      `Cổ phiếu nhóm ${s.other.sector.vi} chiếm phần lớn giá trị khớp lệnh. Nhà đầu tư cần nhớ biên độ ±10% trên HNX và ±15% trên UPCoM rộng hơn mức ±7% của HOSE.`,
      'Với cổ phiếu thanh khoản thấp, chênh lệch giữa giá mua và giá bán có thể lớn hơn phí giao dịch nhiều lần: nên dùng lệnh giới hạn.',
    ],
  }),
  (s) => ({
    title: `${s.firm.ticker} công bố doanh thu quý tăng, cổ phiếu ${s.firmChange > 0 ? 'đi lên' : 'vẫn điều chỉnh'} phiên ${date(s.day)}`,
    description: `${s.firm.name.vi} ghi nhận biên lợi nhuận cải thiện nhờ chi phí bán hàng giảm.`,
    text: [
      `${s.firm.name.vi} (${s.firm.ticker}) công bố doanh thu quý tăng ${number(8 + Math.abs(s.firmChange), 1)} % so với cùng kỳ, biên lợi nhuận gộp nhích lên nhờ chi phí bán hàng được kiểm soát.`,
      `Giá cổ phiếu ${signed(s.firmChange)} trong phiên ${date(s.day)}. Trước đó thị trường đã phản ánh một phần kỳ vọng, thể hiện qua khối lượng giao dịch cao trong năm phiên liền trước.`,
      `Ban lãnh đạo giữ nguyên kế hoạch năm. So với ${s.other.ticker}, tỷ lệ nợ vay trên vốn chủ sở hữu của ${s.firm.ticker} thấp hơn, một lợi thế khi lãi suất biến động.`,
    ],
  }),
  (s) => ({
    title: `Chứng chỉ quỹ ETF ${s.foreign > 0 ? 'hút ròng' : 'bị rút ròng'} trong tuần đến ${date(s.day)}, chênh lệch với NAV thu hẹp`,
    description: `Tính đến phiên ${date(s.day)}, giá ETF nội bám sát giá trị tài sản ròng hơn.`,
    text: [
      `Các quỹ ETF nội địa ${s.foreign > 0 ? 'ghi nhận dòng tiền vào' : 'ghi nhận dòng tiền ra'} trong tuần kết thúc quanh phiên ${date(s.day)}. Chênh lệch giữa giá giao dịch và giá trị tài sản ròng trên một chứng chỉ quỹ thu hẹp nhờ hoạt động tạo lập thị trường.`,
      `Kỳ cơ cấu danh mục sắp tới có thể làm thay đổi tỷ trọng nhóm ${s.firm.sector.vi}. ${s.firm.ticker} và ${s.other.ticker} nằm trong danh sách theo dõi của các bộ chỉ số.`,
      'Với nhà đầu tư tích lũy định kỳ, chênh lệch nhỏ giữa giá và NAV quan trọng hơn việc chọn đúng ngày mua.',
    ],
  }),
  (s) => ({
    title: `Tỷ giá ổn định hơn ngày ${date(s.day)}, doanh nghiệp ${s.firm.sector.vi} bớt áp lực chi phí`,
    description: `Đồng Việt Nam dao động trong biên độ hẹp những ngày quanh phiên ${date(s.day)}.`,
    text: [
      `Tỷ giá trung tâm và giá giao dịch tại các ngân hàng thương mại dao động trong biên độ hẹp quanh phiên ${date(s.day)}. Các doanh nghiệp ${s.firm.sector.vi} có khoản vay ngoại tệ ít phải trích lập dự phòng hơn quý trước.`,
      `Với nhóm ${s.other.sector.vi}, tỷ giá tác động theo chiều ngược lại: doanh thu xuất khẩu quy đổi giảm nhẹ nhưng nguyên liệu nhập rẻ hơn.`,
      'Nhà đầu tư nước ngoài nên tính lợi suất theo đồng tiền gốc của mình, vì biến động tỷ giá có thể lớn hơn cổ tức một năm.',
    ],
  }),
  (s) => ({
    title: `Thị trường tuần: ba điều rút ra sau phiên ${date(s.day)}`,
    description: `Thanh khoản, độ rộng và nhóm ${s.firm.sector.vi} là những điểm đáng chú ý nhất.`,
    text: [
      `Một, thanh khoản: giá trị khớp lệnh phiên ${date(s.day)} đạt ${billion(s.turnover)}, ${s.turnover > 20_000 ? 'cao hơn' : 'thấp hơn'} bình quân tháng. Hai, độ rộng: ${s.advances} mã tăng và ${s.declines} mã giảm trên HOSE.`,
      `Ba, sự phân hóa: nhóm ${s.firm.sector.vi} và ${s.other.sector.vi} diễn biến trái chiều trong cùng một phiên, điều thường thấy khi thị trường chờ thông tin mới.`,
      'Chiến lược hợp lý trong giai đoạn này là giữ tỷ lệ vay thấp, chia nhỏ lệnh và đặt trước mức giá sẽ hành động.',
    ],
  }),
  (s) => ({
    title: `Giá hàng hóa thế giới ${s.change > 0 ? 'tăng' : 'giảm'} trước phiên ${date(s.day)}: cổ phiếu ${s.other.sector.vi} phản ứng ra sao`,
    description: `${s.other.ticker} và ${s.firm.ticker} là hai mã nhạy nhất với giá nguyên liệu trong phiên ${date(s.day)}.`,
    text: [
      `Giá nguyên liệu trên thị trường thế giới ${s.change > 0 ? 'tăng' : 'giảm'} trước phiên ${date(s.day)}. Ảnh hưởng tới doanh nghiệp trong nước phụ thuộc vào lượng tồn kho và khả năng chuyển giá bán.`,
      `${s.other.name.vi} (${s.other.ticker}) có tồn kho khoảng ba tháng nên biên lợi nhuận thay đổi chậm; ${s.firm.name.vi} (${s.firm.ticker}) ký hợp đồng theo giá giao ngay nên phản ứng nhanh hơn, ${signed(s.firmChange)} trong phiên.`,
      'Trong ngắn hạn giá cổ phiếu thường đi trước lợi nhuận; người mua theo tin cần chấp nhận rủi ro này.',
    ],
  }),
]
