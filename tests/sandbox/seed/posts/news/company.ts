import type { Draft } from '../../post'
import { callout, figure, table } from '../../html'

export const companyNews: readonly Draft[] = [
  {
    slug: 'ket-qua-kinh-doanh-quy',
    categoryId: 83,
    back: 4,
    time: '16:30',
    title: {
      vi: 'Kết quả kinh doanh quý: lợi nhuận tăng nhờ môi giới và cho vay',
      en: 'Quarterly results: profit up on broking and margin lending',
      ko: '분기 실적: 중개와 신용융자로 이익 증가',
    },
    description: {
      vi: 'Doanh thu 486 tỷ đồng, lợi nhuận sau thuế 142 tỷ đồng, tỷ lệ an toàn vốn 486%.',
      en: 'Revenue of VND 486 billion, profit after tax of VND 142 billion, capital adequacy of 486%.',
      ko: '매출 4,860억 동, 세후이익 1,420억 동, 영업용순자본비율 486%를 기록하였습니다.',
    },
    content: {
      vi: `
<p>Công ty Cổ phần Chứng khoán Sông Ngân công bố báo cáo tài chính quý với doanh thu hoạt động 486 tỷ đồng, tăng 18% so với cùng kỳ, và lợi nhuận sau thuế 142 tỷ đồng, tăng 21%. Đây là quý thứ tư liên tiếp lợi nhuận tăng trưởng hai chữ số.</p>
<h2>Ba mảng đóng góp</h2>
${table(
  'vi',
  'Doanh thu theo hoạt động',
  ['Mảng', 'Doanh thu (tỷ đồng)', 'So với cùng kỳ'],
  [
    ['Môi giới và lưu ký', '168', '+24%'],
    ['Cho vay ký quỹ, ứng trước', '203', '+19%'],
    ['Tự doanh', '86', '+6%'],
    ['Tư vấn, khác', '29', '+11%'],
  ],
)}
<p>Mảng môi giới tăng nhanh nhất dù phí bình quân giảm, vì số tài khoản có giao dịch trong quý tăng 27%. Dư nợ ký quỹ cuối quý ở mức 6.100 tỷ đồng, bằng 1,6 lần vốn chủ sở hữu, thấp hơn giới hạn hai lần theo quy định.</p>
<h3>Chi phí và dự phòng</h3>
<p>Chi phí hoạt động tăng 12%, chủ yếu do đầu tư hệ thống giao dịch mới. Công ty không phát sinh nợ xấu trong hoạt động cho vay; danh mục tự doanh trích lập dự phòng 4 tỷ đồng.</p>
${figure('ket-qua-quy', 'Các bậc thang tăng dần qua bốn quý', 'Doanh thu bốn quý gần nhất. Dữ liệu minh họa.')}
<h2>Khách hàng</h2>
<ul><li>Mở mới 21.400 tài khoản, 93% qua kênh trực tuyến.</li><li>Thời gian mở tài khoản trung vị: 7 phút 48 giây.</li><li>Tỷ lệ cuộc gọi được trả lời trong 20 giây: 91%.</li></ul>
<h2>Kế hoạch quý tới</h2>
<p>Công ty giữ nguyên kế hoạch lợi nhuận năm. Trọng tâm là hoàn thiện Web Trading phiên bản mới, mở rộng bàn hỗ trợ tiếng Hàn và đưa phòng giao dịch Vinh vào hoạt động đầy đủ.</p>
${callout('Mọi số liệu trong bài là dữ liệu minh họa cho bản trình diễn, không phải của công ty có thật.')}`,
      en: `
<p>Songngan Securities reports operating revenue of VND 486 billion for the quarter, up 18% on the year, and profit after tax of VND 142 billion, up 21%. It is the fourth quarter in a row of double-digit profit growth.</p>
<h2>Where it came from</h2>
${table(
  'en',
  'Revenue by activity',
  ['Activity', 'Revenue (VND billion)', 'On the year'],
  [
    ['Broking and custody', '168', '+24%'],
    ['Margin and advances', '203', '+19%'],
    ['Proprietary trading', '86', '+6%'],
    ['Advice and other', '29', '+11%'],
  ],
)}
<p>Broking grew fastest although the average fee fell, because 27% more accounts traded. Margin loans ended the quarter at VND 6,100 billion, 1.6 times equity and below the regulatory limit of two.</p>
<h3>Costs and provisions</h3>
<p>Costs rose 12%, mainly for the new trading system. There were no bad loans; the proprietary book took a provision of VND 4 billion.</p>
${figure('ket-qua-quy', 'Terraces rising over four quarters', 'Revenue of the last four quarters. Illustrative data.')}
<h2>Clients</h2>
<ul><li>21,400 new accounts, 93% opened online.</li><li>Median time to open: 7 minutes 48 seconds.</li><li>91% of calls answered within 20 seconds.</li></ul>
<h2>Next quarter</h2>
<p>The target for the year is unchanged. Priorities are the new Web Trading, a larger Korean desk and the full opening of our Vinh office.</p>
${callout('All figures are illustrative data for this demonstration, not those of a real company.')}`,
      ko: `
<p>송응언증권의 분기 영업수익은 4,860억 동으로 전년 동기보다 18% 늘었고 세후이익은 1,420억 동으로 21% 증가하였습니다. 4분기 연속 두 자릿수 성장입니다.</p>
<h2>부문별 실적</h2>
${table(
  'ko',
  '부문별 수익',
  ['부문', '수익(10억 동)', '증감률'],
  [
    ['중개·예탁', '168', '+24%'],
    ['신용융자·선지급', '203', '+19%'],
    ['자기매매', '86', '+6%'],
    ['자문·기타', '29', '+11%'],
  ],
)}
<p>거래 계좌가 27% 늘어 평균 수수료 하락에도 중개 부문이 가장 빠르게 성장하였습니다. 신용융자 잔액은 자기자본의 1.6배로 규정 한도 2배를 밑돕니다.</p>
${figure('ket-qua-quy', '네 분기 동안 높아지는 계단', '최근 네 분기 수익. 예시 데이터.')}
<h2>고객</h2>
<ul><li>신규 계좌 21,400개, 93%가 온라인 개설</li><li>개설 소요 시간 중앙값 7분 48초</li><li>20초 이내 전화 응답률 91%</li></ul>
<p>연간 목표는 그대로 유지하며 신규 웹 트레이딩과 한국어 데스크 확대에 집중하겠습니다.</p>
${callout('모든 수치는 시연을 위한 예시 데이터입니다.')}`,
    },
  },
  {
    slug: 'canh-bao-mao-danh',
    categoryId: 81,
    back: 6,
    time: '08:45',
    title: {
      vi: 'Cảnh báo website và nhóm chat mạo danh Sông Ngân',
      en: 'Warning: websites and chat groups posing as Songngan',
      ko: '송응언 사칭 사이트와 단체 채팅방 주의',
    },
    description: {
      vi: 'Sông Ngân chỉ có một tên miền và không nhận tiền vào tài khoản cá nhân. Cách nhận biết và việc cần làm.',
      en: 'We have one domain and never take money into personal accounts. How to tell, and what to do.',
      ko: '당사는 도메인이 하나이며 개인 계좌로 입금을 받지 않습니다. 구별 방법과 대처 요령을 안내합니다.',
    },
    content: {
      vi: `
<p>Trong hai tuần qua, bộ phận an toàn thông tin ghi nhận sáu website và hơn hai mươi nhóm chat dùng tên, logo của Sông Ngân để mời gọi đầu tư. Các đối tượng hứa lợi nhuận cố định, cung cấp ứng dụng giả và yêu cầu chuyển tiền vào tài khoản cá nhân.</p>
<h2>Thế nào là thật</h2>
${table(
  'vi',
  'Đối chiếu nhanh',
  ['Kênh', 'Thật', 'Dấu hiệu giả'],
  [
    ['Website', 'songngan.example', 'Thêm chữ, đổi đuôi tên miền'],
    ['Nhận tiền', 'Tài khoản đứng tên CTCP Chứng khoán Sông Ngân', 'Tài khoản cá nhân'],
    ['Hotline', '1900 6277, 1800 6277', 'Số di động'],
    ['Ứng dụng', 'Cửa hàng chính thức', 'Tệp gửi qua chat'],
  ],
)}
<h2>Kịch bản thường gặp</h2>
<ol><li>Kết bạn qua mạng xã hội, tự nhận là chuyên viên hoặc “giám đốc phân tích”.</li><li>Mời vào nhóm có nhiều người khoe lãi.</li><li>Cho cài ứng dụng giả, lãi ảo tăng nhanh.</li><li>Khi rút tiền, yêu cầu nộp “thuế” hoặc “phí mở khóa”.</li></ol>
${figure('canh-bao-vong-tron', 'Các vòng tròn cảnh báo', 'Một dấu hiệu đáng ngờ là đủ để dừng lại.')}
<h2>Nếu đã lỡ cung cấp thông tin</h2>
<ul><li>Gọi ngay 1900 6277 để khóa tài khoản, kể cả ngoài giờ.</li><li>Liên hệ ngân hàng để chặn giao dịch.</li><li>Lưu bằng chứng và trình báo công an nơi cư trú.</li></ul>
${callout('Nhân viên Sông Ngân không bao giờ hỏi mật khẩu, OTP hay mã PIN, và không có quyền giao dịch thay bạn.')}
<h3>Chúng tôi đang làm gì</h3>
<p>Sông Ngân đã gửi danh sách tên miền giả đến cơ quan chức năng và nhà cung cấp dịch vụ; bốn trong sáu website đã ngừng hoạt động. Bạn có thể gửi liên kết đáng ngờ đến security@songngan.example.</p>`,
      en: `
<p>Over two weeks our security team has found six websites and more than twenty chat groups that use our name and logo. They promise fixed returns, hand out a fake app and ask for transfers to personal accounts.</p>
<h2>What is genuine</h2>
${table(
  'en',
  'A quick check',
  ['Channel', 'Genuine', 'Signs of a fake'],
  [
    ['Website', 'songngan.example', 'Extra words or another ending'],
    ['Payments', 'An account in the company name', 'A personal account'],
    ['Hotline', '1900 6277, 1800 6277', 'A mobile number'],
    ['App', 'The official stores', 'A file sent in chat'],
  ],
)}
<h2>How the fraud works</h2>
<ol><li>A stranger befriends you as an adviser or “head of research”.</li><li>You join a group where everyone boasts of gains.</li><li>A fake app shows profits growing fast.</li><li>To withdraw you must first pay a “tax” or an “unlocking fee”.</li></ol>
${figure('canh-bao-vong-tron', 'Warning rings', 'One suspicious sign is enough to stop.')}
<h2>If you have given something away</h2>
<ul><li>Call 1900 6277 at once to lock the account, even out of hours.</li><li>Ask your bank to stop the transfer.</li><li>Keep the evidence and report to the police.</li></ul>
${callout('Our staff never ask for passwords, OTPs or PINs, and may not trade for you.')}
<h3>What we are doing</h3>
<p>We have reported the domains to the authorities and their providers; four of the six are already offline. Send suspicious links to security@songngan.example.</p>`,
      ko: `
<p>최근 2주 동안 송응언의 이름과 로고를 도용한 사이트 6곳과 20개가 넘는 단체 채팅방이 확인되었습니다. 고정 수익을 약속하고 가짜 앱을 설치하게 한 뒤 개인 계좌로 입금을 요구합니다.</p>
<h2>진짜와 가짜의 구별</h2>
${table(
  'ko',
  '빠른 확인',
  ['구분', '진짜', '가짜의 특징'],
  [
    ['홈페이지', 'songngan.example', '글자 추가, 다른 도메인'],
    ['입금 계좌', '회사 명의 계좌', '개인 계좌'],
    ['대표전화', '1900 6277, 1800 6277', '휴대폰 번호'],
    ['앱', '공식 스토어', '채팅으로 받은 파일'],
  ],
)}
<h2>이미 정보를 제공하셨다면</h2>
<ul><li>즉시 1900 6277로 전화하여 계좌를 정지하십시오.</li><li>은행에 이체 정지를 요청하십시오.</li><li>증거를 보관하고 경찰에 신고하십시오.</li></ul>
${figure('canh-bao-vong-tron', '경고를 나타낸 원', '의심되는 점이 하나라도 있으면 멈추십시오.')}
${callout('송응언 임직원은 비밀번호, OTP, PIN을 묻지 않으며 고객을 대신하여 거래할 수 없습니다.')}`,
    },
  },
  {
    slug: 'ban-ho-tro-tieng-han',
    categoryId: 82,
    back: 9,
    time: '10:00',
    title: { vi: 'Mở rộng bàn hỗ trợ tiếng Hàn', en: 'Our Korean desk grows', ko: '한국어 데스크를 확대합니다' },
    description: {
      vi: 'Thêm bốn chuyên viên, bản tin ngày bằng tiếng Hàn và hỗ trợ hồ sơ mã số giao dịch.',
      en: 'Four more people, a daily note in Korean and help with trading-code applications.',
      ko: '전담 인력 4명을 늘리고 한국어 데일리와 투자등록번호 신청을 지원합니다.',
    },
    content: {
      vi: `
<p>Từ đầu tháng, bàn hỗ trợ tiếng Hàn của Sông Ngân có bảy chuyên viên tại TP. Hồ Chí Minh và Hà Nội, phục vụ nhà đầu tư Hàn Quốc cá nhân lẫn tổ chức. Trang tiếng Hàn cũng được làm mới toàn bộ, với nội dung do người bản ngữ biên tập.</p>
<h2>Dịch vụ mới</h2>
<ul><li>Bản tin ngày bằng tiếng Hàn, phát hành trước 9 giờ theo giờ Việt Nam.</li><li>Hỗ trợ trọn gói hồ sơ mã số giao dịch và tài khoản vốn đầu tư gián tiếp.</li><li>Hợp đồng và biểu phí có bản dịch tham khảo.</li></ul>
${table(
  'vi',
  'Thời gian xử lý trung bình',
  ['Công việc', 'Ngày làm việc'],
  [
    ['Kiểm tra hồ sơ', '1'],
    ['Cấp mã số giao dịch', '5'],
    ['Mở tài khoản vốn', '2'],
    ['Kích hoạt tài khoản', '1'],
  ],
)}
<h2>Màu giá theo thói quen đọc</h2>
<p>Người Hàn Quốc quen với đỏ là tăng, xanh là giảm, ngược với bảng giá Việt Nam. Trang tiếng Hàn mặc định theo thói quen này, luôn kèm mũi tên và dấu, và cho phép chuyển đổi.</p>
${figure('ban-tieng-han', 'Những cây nến hai màu', 'Màu sắc theo thói quen của người đọc. Dữ liệu minh họa.')}
<h3>Liên hệ</h3>
<p>Gọi 1900 6277, phím 3, từ 8:00 đến 17:30 các ngày làm việc, hoặc viết đến korea@songngan.example.</p>
${callout('Nhà đầu tư nước ngoài không được giao dịch ký quỹ và phải tuân thủ giới hạn sở hữu nước ngoài.')}`,
      en: `
<p>Since the start of the month our Korean desk has seven people in Ho Chi Minh City and Hanoi for individual and institutional investors. The Korean website has been rewritten by native editors.</p>
<h2>What is new</h2>
<ul><li>A daily note in Korean before 9:00 Vietnam time.</li><li>Full help with trading codes and indirect investment capital accounts.</li><li>Reference translations of contracts and fees.</li></ul>
${table(
  'en',
  'Average handling time',
  ['Task', 'Working days'],
  [
    ['Document check', '1'],
    ['Trading code', '5'],
    ['Capital account', '2'],
    ['Activation', '1'],
  ],
)}
<h2>Price colours the way you read them</h2>
<p>Koreans are used to red for up and blue for down, the opposite of a Vietnamese board. The Korean site follows that habit, always with arrows and signs, and lets you switch.</p>
${figure('ban-tieng-han', 'Candles in two colours', 'Colours that follow the reader. Illustrative data.')}
<h3>Contact</h3>
<p>Call 1900 6277, then 3, from 8:00 to 17:30 on working days, or write to korea@songngan.example.</p>
${callout('Foreign investors may not trade on margin and are subject to foreign ownership limits.')}`,
      ko: `
<p>이달부터 송응언증권 한국어 데스크가 호찌민과 하노이에서 7명으로 확대되어 개인과 기관 고객을 모두 지원합니다. 한국어 홈페이지도 원어민 편집을 거쳐 새롭게 단장하였습니다.</p>
<h2>새로워진 서비스</h2>
<ul><li>베트남 시간 9시 이전에 발간하는 한국어 데일리</li><li>투자등록번호와 간접투자 자본계좌 서류 일괄 지원</li><li>계약서와 수수료표 참고 번역 제공</li></ul>
${table(
  'ko',
  '평균 처리 기간',
  ['업무', '영업일'],
  [
    ['서류 확인', '1'],
    ['투자등록번호 발급', '5'],
    ['자본계좌 개설', '2'],
    ['계좌 활성화', '1'],
  ],
)}
<h2>익숙한 시세 색상</h2>
<p>베트남 시세판과 달리 한국어 화면에서는 상승을 빨간색, 하락을 파란색으로 표시합니다. 화살표와 부호를 함께 표시하며 설정에서 바꾸실 수 있습니다.</p>
${figure('ban-tieng-han', '두 가지 색의 캔들', '읽는 분에게 익숙한 색을 사용합니다. 예시 데이터.')}
<h3>문의</h3>
<p>영업일 8시~17시 30분에 1900 6277(3번)로 전화하시거나 korea@songngan.example로 연락해 주시기 바랍니다.</p>
${callout('외국인 투자자는 신용거래를 할 수 없으며 외국인 보유 한도가 적용됩니다.')}`,
    },
  },
]
