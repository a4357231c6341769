import type { Draft } from '../../post'
import { callout, figure, table } from '../../html'

/** Long articles about events. */
export const eventNews: readonly Draft[] = [
  {
    slug: 'khai-truong-phong-giao-dich-vinh',
    categoryId: 82,
    back: 15,
    time: '11:00',
    title: { vi: 'Khai trương phòng giao dịch Vinh', en: 'Our Vinh office opens', ko: '빈 영업소를 열었습니다' },
    description: {
      vi: 'Điểm giao dịch thứ chín của Sông Ngân phục vụ nhà đầu tư Nghệ An, Hà Tĩnh và Thanh Hóa.',
      en: 'Our ninth office serves investors in Nghe An, Ha Tinh and Thanh Hoa.',
      ko: '아홉 번째 영업소가 응에안, 하띤, 타인호아 고객을 맞이합니다.',
    },
    content: {
      vi: `
<p>Sông Ngân chính thức đưa vào hoạt động phòng giao dịch tại đường Quang Trung, phường Thành Vinh, tỉnh Nghệ An. Đây là điểm giao dịch thứ chín, nối dài mạng lưới ra khu vực Bắc Trung Bộ.</p>
<h2>Phục vụ những gì</h2>
<ul><li>Mở tài khoản, lưu ký chứng khoán giấy, xác nhận nhà đầu tư chuyên nghiệp.</li><li>Tư vấn trực tiếp theo lịch hẹn, mỗi buổi 45 phút.</li><li>Lớp “Đọc báo cáo tài chính trong một buổi”, chiều thứ Bảy tuần đầu tháng.</li></ul>
${table(
  'vi',
  'Giờ làm việc',
  ['Ngày', 'Sáng', 'Chiều'],
  [
    ['Thứ Hai – thứ Sáu', '8:00 – 11:30', '13:00 – 17:30'],
    ['Thứ Bảy, Chủ nhật, ngày lễ', 'Nghỉ', 'Nghỉ'],
  ],
)}
<h2>Vì sao là Vinh</h2>
<p>Số tài khoản của khách hàng tại Nghệ An và Hà Tĩnh tăng gấp đôi trong hai năm, phần lớn mở trực tuyến. Nhiều người cho biết họ vẫn muốn có một nơi để hỏi trực tiếp khi cần.</p>
${figure('phong-giao-dich-vinh', 'Những bậc thang bên dòng sông', 'Thêm một điểm sáng trên bản đồ.')}
<h3>Lưu ý</h3>
<p>Điện thoại cố định của phòng giao dịch đang được lắp đặt. Trong thời gian này, xin gọi tổng đài 1900 6277.</p>
${callout('Phòng giao dịch không nhận tiền mặt. Mọi khoản nộp đều qua ngân hàng.')}`,
      en: `
<p>Our office on Quang Trung Street in Thanh Vinh Ward, Nghe An, is now open. It is our ninth, and takes the network to the north-central coast.</p>
<h2>What you can do there</h2>
<ul><li>Open accounts, deposit certificates, confirm professional-investor status.</li><li>Meet an adviser by appointment, 45 minutes each.</li><li>Join “Read a financial statement in one afternoon”.</li></ul>
${table(
  'en',
  'Opening hours',
  ['Day', 'Morning', 'Afternoon'],
  [
    ['Monday–Friday', '8:00–11:30', '13:00–17:30'],
    ['Weekends and holidays', 'Closed', 'Closed'],
  ],
)}
<h2>Why Vinh</h2>
<p>Client accounts in the area have doubled in two years, most of them opened online. Many told us that they would still like a place to ask in person.</p>
${figure('phong-giao-dich-vinh', 'Terraces by a river', 'One more light on the map.')}
<h3>Please note</h3>
<p>The telephone line is still being installed. Until then call 1900 6277.</p>
${callout('The office does not take cash. All deposits go through a bank.')}`,
      ko: `
<p>응에안성 타인빈동 꽝쭝 거리에 아홉 번째 영업소를 열었습니다. 이로써 영업망이 북중부 지역까지 넓어졌습니다.</p>
<h2>이용 안내</h2>
<ul><li>계좌 개설, 실물 증권 예탁, 전문투자자 확인</li><li>예약제 대면 상담(1회 45분)</li><li>재무제표 읽기 무료 강좌</li></ul>
${table(
  'ko',
  '영업시간',
  ['요일', '오전', '오후'],
  [
    ['월~금', '8:00~11:30', '13:00~17:30'],
    ['주말·공휴일', '휴무', '휴무'],
  ],
)}
${figure('phong-giao-dich-vinh', '강가의 계단식 논', '지도에 빛 하나가 더해졌습니다.')}
<p>유선전화는 설치 중이므로 당분간 1900 6277로 연락해 주시기 바랍니다.</p>
${callout('영업소에서는 현금을 받지 않습니다. 모든 입금은 은행을 통해 이루어집니다.')}`,
    },
  },
  {
    slug: 'dau-truong-song-ngan-mua-moi',
    categoryId: 82,
    back: 22,
    time: '15:00',
    title: {
      vi: 'Đấu trường Sông Ngân: sân chơi đầu tư cho sinh viên trở lại',
      en: 'Songngan Arena: the student contest is back',
      ko: '송응언 아레나: 대학생 모의투자 대회가 돌아옵니다',
    },
    description: {
      vi: 'Bốn tuần giao dịch mô phỏng, xếp hạng theo lợi nhuận điều chỉnh rủi ro.',
      en: 'Four weeks of simulated trading, ranked on risk-adjusted return.',
      ko: '4주간 모의투자를 진행하고 위험조정 수익률로 순위를 정합니다.',
    },
    content: {
      vi: `
<p>Mùa thứ tư của Đấu trường Sông Ngân sẽ mở đăng ký vào quý tới. Mỗi đội gồm một đến ba sinh viên nhận 100 triệu đồng ảo, giao dịch theo giá thật và thanh toán T+2 như thị trường.</p>
<h2>Điểm mới</h2>
<ul><li>Xếp hạng theo lợi nhuận điều chỉnh rủi ro, không chỉ theo lãi.</li><li>Mỗi đội có người hướng dẫn từ trung tâm phân tích.</li><li>Đội phải viết nhật ký quyết định, chiếm 20% điểm.</li></ul>
${table(
  'vi',
  'Cơ cấu giải',
  ['Giải', 'Số lượng', 'Giá trị'],
  [
    ['Nhất', '1', '50.000.000 đ'],
    ['Nhì', '2', '20.000.000 đ'],
    ['Ba', '5', '8.000.000 đ'],
  ],
)}
<h2>Vì sao đổi cách chấm</h2>
<p>Các mùa trước, đội thắng thường là đội may mắn nhất với một mã duy nhất. Cách chấm mới thưởng cho sự nhất quán: lãi vừa phải, sụt giảm nhỏ, quyết định có lý do.</p>
${figure('dau-truong-song-ngan', 'Các cây nến như đội hình thi đấu', 'Bốn tuần, nhiều quyết định nhỏ. Dữ liệu minh họa.')}
<p>Xem thể lệ và bảng xếp hạng các mùa tại trang <a href="/mascham">Đấu trường</a>.</p>
${callout('Cuộc thi dùng tiền ảo. Kết quả mô phỏng không phản ánh kết quả đầu tư thật.')}`,
      en: `
<p>Registration for the fourth Songngan Arena opens next quarter. Teams of one to three students receive VND 100 million of play money and trade at real prices with T+2 settlement.</p>
<h2>New this season</h2>
<ul><li>Ranking on risk-adjusted return, not profit alone.</li><li>A mentor from our research centre for each team.</li><li>A decision diary worth 20% of the score.</li></ul>
${table(
  'en',
  'Prizes',
  ['Prize', 'Number', 'Value'],
  [
    ['First', '1', 'VND 50,000,000'],
    ['Second', '2', 'VND 20,000,000'],
    ['Third', '5', 'VND 8,000,000'],
  ],
)}
<h2>Why the scoring changed</h2>
<p>In the past, winners were often those luckiest with a single stock. The new score rewards consistency: moderate gains, small drawdowns and reasons for every decision.</p>
${figure('dau-truong-song-ngan', 'Candles lined up like teams', 'Four weeks, many small decisions. Illustrative data.')}
<p>Rules and past rankings are on the <a href="/en/mascham">Arena page</a>.</p>
${callout('The contest uses play money. Simulated results say nothing about real ones.')}`,
      ko: `
<p>네 번째 송응언 아레나가 다음 분기에 참가 신청을 받습니다. 1~3명의 대학생 팀이 가상 자금 1억 동으로 실제 시세와 T+2 결제에 따라 거래합니다.</p>
<h2>달라진 점</h2>
<ul><li>수익률이 아니라 위험조정 수익률로 순위를 정합니다.</li><li>팀마다 리서치센터 멘토가 함께합니다.</li><li>의사결정 일지가 점수의 20%를 차지합니다.</li></ul>
${table(
  'ko',
  '시상',
  ['순위', '수', '상금'],
  [
    ['1등', '1', '50,000,000동'],
    ['2등', '2', '20,000,000동'],
    ['3등', '5', '8,000,000동'],
  ],
)}
${figure('dau-truong-song-ngan', '팀처럼 늘어선 캔들', '4주 동안 이어지는 작은 결정들입니다. 예시 데이터.')}
<p>규칙과 지난 순위는 <a href="/kr/mascham">아레나 페이지</a>에서 확인하시기 바랍니다.</p>
${callout('가상 자금을 사용하는 대회이며 모의 결과는 실제 투자 성과와 다릅니다.')}`,
    },
  },
]
