import type { Draft } from '../../post'
import { callout, figure, table } from '../../html'

/** Long articles about services. */
export const serviceNews: readonly Draft[] = [
  {
    slug: 'mo-tai-khoan-khong-can-den-quay',
    categoryId: 8,
    back: 12,
    time: '09:00',
    title: {
      vi: 'Mở tài khoản bằng căn cước gắn chip: đọc mã QR ngay trên thiết bị',
      en: 'Open an account with a chip-based ID, read on your own device',
      ko: '칩 신분증 계좌 개설: QR을 고객 기기에서 바로 인식',
    },
    description: {
      vi: 'Thông tin trên thẻ được điền sẵn trước khi gửi đi, giảm lỗi nhập liệu và rút ngắn thời gian.',
      en: 'Your details are filled in before anything is sent, with fewer mistakes and less time.',
      ko: '정보를 전송하기 전에 자동으로 입력하여 오류와 시간을 줄입니다.',
    },
    content: {
      vi: `
<p>Phiên bản mở tài khoản mới của Sông Ngân đọc mã QR trên căn cước ngay trong trình duyệt của bạn. Họ tên, ngày sinh, địa chỉ được điền sẵn trước khi bất cứ dữ liệu nào rời thiết bị. Sau đó kết quả được so với phần đọc ảnh ở máy chủ; nếu khác nhau, bạn là người quyết định.</p>
<h2>Khác gì trước đây</h2>
${table(
  'vi',
  'So sánh hai phiên bản',
  ['Tiêu chí', 'Trước', 'Nay'],
  [
    ['Thời gian trung vị', '12 phút', '7 phút 48 giây'],
    ['Hồ sơ phải bổ sung', '9,1%', '2,3%'],
    ['Trường phải nhập tay', '23', '9'],
  ],
)}
<h2>Được thiết kế để không mất công</h2>
<ul><li>Bản nháp được mã hóa và lưu trên thiết bị của bạn, không gồm ảnh và OTP.</li><li>Hướng dẫn trực tiếp khi chụp: quá mờ, quá lóa, quá xa.</li><li>Không có camera? Quét mã QR để tiếp tục trên điện thoại, hoặc tải ảnh lên.</li></ul>
<h3>Về dữ liệu khuôn mặt</h3>
<p>Bước đối chiếu khuôn mặt cần sự đồng ý riêng. Ảnh chỉ dùng để so với căn cước và được lưu theo thời hạn luật định.</p>
${figure('khung-quet-the', 'Các vòng tròn canh nét quanh khung thẻ', 'Mã QR được đọc ngay trên thiết bị.')}
<h2>Ai mở được trực tuyến</h2>
<p>Cá nhân người Việt Nam từ đủ 18 tuổi, có căn cước gắn chip còn hạn. Tổ chức và nhà đầu tư nước ngoài vui lòng gọi 1900 6277.</p>
${callout('Hãy mở trang bằng Chrome hoặc Safari. Trình duyệt bên trong Zalo, Facebook không cho dùng camera.')}`,
      en: `
<p>Our new account opening reads the QR code of your ID card in your own browser. Name, date of birth and address are filled in before any data leaves your device. The result is then compared with what the server reads from the photo; where they differ, you decide.</p>
<h2>What has changed</h2>
${table(
  'en',
  'Before and after',
  ['Measure', 'Before', 'Now'],
  [
    ['Median time', '12 min', '7 min 48 s'],
    ['Applications returned', '9.1%', '2.3%'],
    ['Fields typed by hand', '23', '9'],
  ],
)}
<h2>Built so that nothing is lost</h2>
<ul><li>Your draft is encrypted on your own device, without photos or OTPs.</li><li>Live hints while you take the picture: too blurred, too bright, too far.</li><li>No camera? Continue on your phone by QR code, or upload a picture.</li></ul>
<h3>About your face</h3>
<p>The face match needs separate consent. The picture is compared with your ID only and kept as long as the law requires.</p>
${figure('khung-quet-the', 'Focusing rings around a card', 'The code is read on your device.')}
<h2>Who can use it</h2>
<p>Vietnamese individuals aged 18 and over with a valid chip-based ID. Organisations and foreign investors, please call 1900 6277.</p>
${callout('Open the page in Chrome or Safari. Browsers inside Zalo and Facebook block the camera.')}`,
      ko: `
<p>새로운 계좌 개설 서비스는 신분증의 QR 코드를 고객님의 브라우저에서 바로 읽습니다. 데이터가 기기를 벗어나기 전에 성명, 생년월일, 주소가 채워지고, 서버의 사진 인식 결과와 다르면 고객님께 확인을 요청합니다.</p>
<h2>달라진 점</h2>
${table(
  'ko',
  '이전과 현재',
  ['구분', '이전', '현재'],
  [
    ['소요 시간 중앙값', '12분', '7분 48초'],
    ['보완 요청 비율', '9.1%', '2.3%'],
    ['직접 입력 항목', '23', '9'],
  ],
)}
<ul><li>작성 내용은 고객님의 기기에 암호화하여 보관합니다.</li><li>촬영 중 흐림, 반사, 거리를 실시간으로 안내합니다.</li><li>카메라가 없으면 QR 코드로 휴대폰에서 이어서 진행할 수 있습니다.</li></ul>
${figure('khung-quet-the', '카드 주변의 초점 원', 'QR 코드는 기기에서 인식합니다.')}
<p>만 18세 이상 베트남 국민이 이용할 수 있으며 외국인과 법인 고객은 1900 6277로 연락해 주시기 바랍니다.</p>
${callout('Chrome이나 Safari에서 열어 주십시오. Zalo, Facebook 내부 브라우저는 카메라를 차단합니다.')}`,
    },
  },
  {
    slug: 'lich-giao-dich-tet',
    categoryId: 81,
    back: 19,
    time: '14:30',
    title: {
      vi: 'Lịch giao dịch và thanh toán dịp Tết Nguyên đán',
      en: 'Trading and settlement over the Lunar New Year',
      ko: '설 연휴 거래·결제 일정',
    },
    description: {
      vi: 'Ngày nghỉ dự kiến, cách tính T+2 qua kỳ nghỉ và những việc nên làm trước.',
      en: 'Provisional closing days, how T+2 counts across them and what to do beforehand.',
      ko: '예상 휴장일과 연휴 전후 T+2 계산, 미리 준비할 사항을 안내합니다.',
    },
    content: {
      vi: `
<p>Theo lịch dự kiến, thị trường nghỉ Tết Đinh Mùi từ thứ Sáu 5/2/2027 đến hết thứ Năm 11/2/2027 và mở cửa trở lại vào thứ Sáu 12/2/2027. Lịch chính thức do các sở giao dịch công bố; chúng tôi sẽ cập nhật ngay khi có thông báo.</p>
<h2>Thanh toán qua kỳ nghỉ</h2>
${table(
  'vi',
  'Ngày thanh toán dự kiến',
  ['Ngày giao dịch', 'T+1', 'T+2'],
  [
    ['Thứ Ba 2/2', '3/2', '4/2'],
    ['Thứ Tư 3/2', '4/2', '12/2'],
    ['Thứ Năm 4/2', '12/2', '15/2'],
  ],
)}
<h2>Nên làm trước kỳ nghỉ</h2>
<ol><li>Cần tiền mặt trước Tết: bán chậm nhất ngày 2/2, rút tiền ngày 4/2.</li><li>Đang vay ký quỹ: lãi vẫn tính trong những ngày nghỉ, hãy cân nhắc giảm dư nợ.</li><li>Có quyền mua sắp hết hạn: đăng ký sớm, hạn chót không dời.</li></ol>
<h3>Hỗ trợ trong kỳ nghỉ</h3>
<p>Tổng đài trực khẩn cấp 24/7 cho việc khóa tài khoản. Hồ sơ mở tài khoản trực tuyến vẫn gửi được, và được duyệt từ sáng 12/2.</p>
${figure('lich-tet', 'Mặt trời trên những lớp ruộng', 'Năm mới, kế hoạch mới.')}
${callout('Lịch trên là dự kiến, tính theo Bộ luật Lao động; lịch của sở giao dịch là căn cứ cuối cùng.')}`,
      en: `
<p>Provisionally the market closes for the Lunar New Year from Friday 5 February to Thursday 11 February 2027 and reopens on Friday 12 February. The exchanges announce the official calendar; we will update this page when they do.</p>
<h2>Settlement across the holiday</h2>
${table(
  'en',
  'Expected settlement dates',
  ['Trade date', 'T+1', 'T+2'],
  [
    ['Tuesday 2 Feb', '3 Feb', '4 Feb'],
    ['Wednesday 3 Feb', '4 Feb', '12 Feb'],
    ['Thursday 4 Feb', '12 Feb', '15 Feb'],
  ],
)}
<h2>Before the holiday</h2>
<ol><li>Need cash? Sell by 2 February and withdraw on the 4th.</li><li>On margin? Interest runs through the closing days; consider reducing the loan.</li><li>Rights about to lapse? Take them up early; deadlines do not move.</li></ol>
<h3>Support</h3>
<p>The emergency line for locking accounts is open day and night. Online applications are reviewed from the morning of 12 February.</p>
${figure('lich-tet', 'Sun over terraced fields', 'A new year, a new plan.')}
${callout('These dates are provisional; the calendar of the exchanges prevails.')}`,
      ko: `
<p>예상 일정에 따르면 베트남 증시는 2027년 2월 5일(금)부터 2월 11일(목)까지 휴장하고 2월 12일(금)에 다시 열립니다. 공식 일정은 거래소가 발표하며 확정되는 대로 안내해 드리겠습니다.</p>
<h2>연휴 전후 결제</h2>
${table(
  'ko',
  '예상 결제일',
  ['매매일', 'T+1', 'T+2'],
  [
    ['2월 2일(화)', '2월 3일', '2월 4일'],
    ['2월 3일(수)', '2월 4일', '2월 12일'],
    ['2월 4일(목)', '2월 12일', '2월 15일'],
  ],
)}
<ul><li>연휴 전에 현금이 필요하시면 2월 2일까지 매도하시기 바랍니다.</li><li>휴장일에도 신용융자 이자가 계산됩니다.</li><li>신주인수권 마감일은 연기되지 않습니다.</li></ul>
${figure('lich-tet', '다랑논 위의 해', '새해, 새로운 계획입니다.')}
${callout('위 일정은 예상이며 거래소의 공식 일정이 우선합니다.')}`,
    },
  },
]
