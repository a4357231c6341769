import type { Draft } from '../../post'
import { callout, figure, table } from '../../html'

export const gettingStarted: readonly Draft[] = [
  {
    slug: 'mo-tai-khoan-truc-tuyen',
    categoryId: 61,
    back: 4,
    time: '10:00',
    title: {
      vi: 'Mở tài khoản trực tuyến trong 8 phút',
      en: 'Open an account online in eight minutes',
      ko: '8분 만에 온라인으로 계좌 개설하기',
    },
    description: {
      vi: 'Bảy bước từ nhập liên hệ đến ký hợp đồng điện tử, kèm cách chụp căn cước để được nhận ngay lần đầu.',
      en: 'Seven steps from contact details to the signed contract, and how to photograph your ID so that it reads first time.',
      ko: '연락처 입력부터 전자계약 서명까지 일곱 단계와 신분증을 한 번에 인식시키는 방법을 안내합니다.',
    },
    content: {
      vi: `
<p>Bạn có thể mở tài khoản chứng khoán tại nhà, vào bất cứ lúc nào trong ngày. Bài này đi qua từng bước, nói rõ dữ liệu nào được đọc, gửi cho ai và mất bao lâu.</p>
<h2>Chuẩn bị</h2>
<ul><li>Căn cước hoặc căn cước công dân gắn chip, còn hạn.</li><li>Điện thoại đứng tên bạn để nhận OTP và một email đang dùng.</li><li>Trình duyệt Chrome hoặc Safari bản mới. Không mở trong Zalo, Facebook vì camera bị chặn.</li><li>Số tài khoản ngân hàng chính chủ, tối đa ba tài khoản.</li></ul>
<h2>Bảy bước, ba nhóm</h2>
${table(
  'vi',
  'Thời gian trung bình từng bước',
  ['Bước', 'Nội dung', 'Thời gian'],
  [
    ['1', 'Số điện thoại, email và hai mã OTP', '1 phút'],
    ['2', 'Chụp căn cước, đối chiếu khuôn mặt', '2 phút'],
    ['3', 'Nghề nghiệp, địa chỉ, ngân hàng, số tài khoản', '2 phút'],
    ['4', 'Chọn dịch vụ', '1 phút'],
    ['5', 'Kiểm tra thông tin', '1 phút'],
    ['6 – 7', 'Đọc điều khoản, ký hợp đồng bằng OTP', '1 phút'],
  ],
)}
<h3>Chụp căn cước đúng ngay lần đầu</h3>
<p>Đặt thẻ trên nền tối, tắt đèn flash, để thẻ chiếm gần trọn khung. Mã QR phải rõ: hệ thống đọc mã ngay trên thiết bị và điền sẵn họ tên, ngày sinh, địa chỉ. Nếu kết quả đọc ảnh khác với mã QR, chúng tôi hỏi lại bạn chứ không tự chọn.</p>
${figure('the-can-cuoc-va-khung-hinh', 'Khung hình và các vòng tròn canh nét', 'Giữ thẻ nằm gọn trong khung, cách camera chừng 15 cm.')}
<h3>Chọn số tài khoản</h3>
<p>Bạn có thể chọn số theo ngày sinh, số lặp, số tiến hoặc bỏ qua để hệ thống cấp ngẫu nhiên. Số đẹp được giữ trong lúc bạn hoàn tất hồ sơ.</p>
<h2>Điều gì xảy ra sau khi ký</h2>
<ol><li>Trong giờ làm việc, chuyên viên gọi xác nhận trong vòng 20 phút.</li><li>Hợp đồng điện tử đã ký được gửi qua email sau khi duyệt.</li><li>Bạn nhận tên đăng nhập và nộp tiền để giao dịch.</li></ol>
${callout('Sông Ngân không bao giờ hỏi OTP qua điện thoại. OTP chỉ được nhập trên trang mở tài khoản của chúng tôi.')}
<h2>Nếu phải dừng giữa chừng</h2>
<p>Thông tin đã nhập được mã hóa và lưu trên chính thiết bị của bạn. Quay lại cùng trình duyệt, bạn tiếp tục đúng bước đang dở. Ảnh và OTP không được lưu; bạn có thể xóa bản nháp bất cứ lúc nào.</p>`,
      en: `
<p>You can open a securities account at home, at any hour. This guide goes through each step and says what is read, who receives it and how long it takes.</p>
<h2>What to have ready</h2>
<ul><li>A valid chip-based ID card.</li><li>A phone in your own name for one-time passwords, and an email address.</li><li>A current Chrome or Safari. Browsers inside Zalo or Facebook block the camera.</li><li>Up to three bank accounts in your own name.</li></ul>
<h2>Seven steps in three groups</h2>
${table(
  'en',
  'Average time for each step',
  ['Step', 'What you do', 'Time'],
  [
    ['1', 'Phone, email and two OTPs', '1 min'],
    ['2', 'ID photos and face match', '2 min'],
    ['3', 'Occupation, address, bank, account number', '2 min'],
    ['4', 'Choose services', '1 min'],
    ['5', 'Check your answers', '1 min'],
    ['6–7', 'Read the terms, sign with an OTP', '1 min'],
  ],
)}
<h3>Photograph your ID right first time</h3>
<p>Lay the card on a dark surface, turn the flash off and fill the frame. The QR code must be sharp: it is read on your device and fills in your name, date of birth and address. If the picture and the code disagree, we ask you rather than choose.</p>
${figure('the-can-cuoc-va-khung-hinh', 'A frame and focusing rings', 'Keep the card inside the frame, about 15 cm from the camera.')}
<h3>Choose your account number</h3>
<p>Pick one by birthday or pattern, or skip and be given one. A chosen number is held while you finish.</p>
<h2>After you sign</h2>
<ol><li>On working days we call within 20 minutes.</li><li>The signed contract is emailed after review.</li><li>You receive your login and can fund the account.</li></ol>
${callout('Songngan never asks for an OTP on the phone. Enter it only on our own registration page.')}
<h2>If you have to stop</h2>
<p>What you typed is kept encrypted on your own device. Come back in the same browser and carry on where you were. Photos and OTPs are never stored, and you can erase the draft at any time.</p>`,
      ko: `
<p>집에서 언제든지 증권 계좌를 개설하실 수 있습니다. 단계마다 어떤 정보를 읽고 누구에게 보내는지, 얼마나 걸리는지 안내합니다.</p>
<h2>준비물</h2>
<ul><li>유효한 칩 내장 신분증</li><li>OTP를 받을 본인 명의 휴대폰과 이메일</li><li>Chrome 또는 Safari 최신 버전(Zalo, Facebook 내부 브라우저는 카메라가 차단됩니다)</li><li>본인 명의 은행 계좌(최대 3개)</li></ul>
<h2>세 그룹, 일곱 단계</h2>
${table(
  'ko',
  '단계별 평균 소요 시간',
  ['단계', '내용', '시간'],
  [
    ['1', '휴대폰, 이메일, OTP 두 번', '1분'],
    ['2', '신분증 촬영과 얼굴 대조', '2분'],
    ['3', '직업, 주소, 은행, 계좌번호', '2분'],
    ['4', '서비스 선택', '1분'],
    ['5', '입력 내용 확인', '1분'],
    ['6~7', '약관 확인과 OTP 서명', '1분'],
  ],
)}
<h3>신분증 촬영 요령</h3>
<p>어두운 바닥에 놓고 플래시를 끈 뒤 화면에 가득 차게 촬영합니다. QR 코드는 기기에서 바로 읽어 이름, 생년월일, 주소를 채웁니다. 사진과 QR 내용이 다르면 고객님께 확인을 요청합니다.</p>
${figure('the-can-cuoc-va-khung-hinh', '촬영 틀과 초점 원', '카메라에서 약 15cm 떨어뜨려 틀 안에 맞춥니다.')}
<h2>서명 이후</h2>
<ol><li>영업일에는 20분 이내에 담당자가 연락드립니다.</li><li>검토 후 서명된 계약서를 이메일로 보내 드립니다.</li><li>로그인 정보를 받고 입금하시면 거래할 수 있습니다.</li></ol>
${callout('송응언증권은 전화로 OTP를 묻지 않습니다. OTP는 당사 계좌 개설 페이지에만 입력하십시오.')}
<p>입력 중에 멈추더라도 내용은 고객님의 기기에 암호화되어 보관되며 같은 브라우저에서 이어서 진행하실 수 있습니다. 사진과 OTP는 저장하지 않습니다.</p>`,
    },
  },
  {
    slug: 'nop-tien-vao-tai-khoan',
    categoryId: 61,
    back: 9,
    time: '09:15',
    title: {
      vi: 'Nộp tiền vào tài khoản chứng khoán',
      en: 'Deposit money into your account',
      ko: '증권 계좌에 입금하기',
    },
    description: {
      vi: 'Ba cách nộp tiền, thời gian tiền vào sức mua và những lỗi hay gặp khi chuyển khoản.',
      en: 'Three ways to deposit, when the money reaches your buying power, and common mistakes.',
      ko: '세 가지 입금 방법과 반영 시간, 자주 발생하는 실수를 안내합니다.',
    },
    content: {
      vi: `
<p>Mỗi khách hàng có một tài khoản định danh riêng tại ngân hàng hợp tác. Tiền chuyển vào đó được ghi có tự động, không cần gửi chứng từ.</p>
<h2>Chọn cách nộp</h2>
${table(
  'vi',
  'So sánh các cách nộp tiền',
  ['Cách', 'Thời gian', 'Phí', 'Hạn mức'],
  [
    ['Quét mã QR', '1 – 3 phút', '0 đ', 'Theo ngân hàng'],
    ['Chuyển khoản định danh', '1 – 3 phút', 'Theo ngân hàng', 'Theo ngân hàng'],
    ['Tại quầy', 'Trong ngày', '0 đ', 'Không giới hạn'],
  ],
)}
<h3>Quét mã QR</h3>
<ol><li>Mở ứng dụng, chọn Tiền rồi Nộp tiền.</li><li>Nhập số tiền; ứng dụng tạo mã QR đúng tên và số của bạn.</li><li>Quét bằng ứng dụng ngân hàng, kiểm tra tên người nhận “CTCP Chứng khoán Sông Ngân” rồi xác nhận.</li></ol>
<h3>Chuyển khoản thường</h3>
<p>Nhập số tài khoản định danh, giữ nguyên nội dung gợi ý. Nếu nội dung bị sửa, tiền được đối chiếu thủ công trong ngày làm việc.</p>
${figure('dong-tien-nop', 'Các vòng tròn mô tả dòng tiền đi vào', 'Từ ngân hàng đến sức mua trong vài phút.')}
<h2>Khi nào dùng được tiền</h2>
<p>Tiền vào trước 14:45 được cộng ngay vào sức mua của phiên. Tiền vào sau giờ giao dịch dùng cho phiên kế tiếp nhưng vẫn rút được bình thường.</p>
${callout('Chỉ nộp từ tài khoản ngân hàng đứng tên bạn. Khoản tiền từ người khác bị treo để xác minh theo quy định phòng, chống rửa tiền.')}
<h2>Chưa thấy tiền?</h2>
<p>Sau 30 phút mà số dư chưa đổi, hãy gửi ảnh giao dịch đến support@songngan.example hoặc gọi 1900 6277. Mã giao dịch của ngân hàng giúp chúng tôi tìm ra nhanh nhất.</p>`,
      en: `
<p>Every client has a virtual account with our partner bank. Money sent there is credited automatically; no slip is needed.</p>
<h2>Choose a way</h2>
${table(
  'en',
  'Ways to deposit',
  ['Way', 'Time', 'Fee', 'Limit'],
  [
    ['QR code', '1–3 min', 'VND 0', 'Set by your bank'],
    ['Virtual account transfer', '1–3 min', 'Set by your bank', 'Set by your bank'],
    ['At a branch', 'Same day', 'VND 0', 'None'],
  ],
)}
<h3>By QR code</h3>
<ol><li>In the app open Cash, then Deposit.</li><li>Enter the amount; the app makes a QR code with your own number.</li><li>Scan it with your banking app, check the recipient's name and confirm.</li></ol>
<h3>By ordinary transfer</h3>
<p>Enter your virtual account number and keep the suggested reference. If it is changed, we match the payment by hand within the working day.</p>
${figure('dong-tien-nop', 'Rings showing money coming in', 'From your bank to buying power in minutes.')}
<h2>When you can use it</h2>
<p>Money received before 14:45 adds to buying power at once. Later deposits count for the next session.</p>
${callout('Deposit only from a bank account in your own name. Money from others is held for checks under anti-money-laundering rules.')}
<h2>Not there yet?</h2>
<p>If the balance has not changed after 30 minutes, send the receipt to support@songngan.example or call 1900 6277. The bank reference number helps most.</p>`,
      ko: `
<p>고객마다 제휴 은행에 전용 가상계좌가 있습니다. 이 계좌로 보낸 금액은 자동으로 입금 처리됩니다.</p>
<h2>입금 방법 선택</h2>
${table(
  'ko',
  '입금 방법 비교',
  ['방법', '시간', '수수료', '한도'],
  [
    ['QR 코드', '1~3분', '0동', '은행 기준'],
    ['가상계좌 이체', '1~3분', '은행 기준', '은행 기준'],
    ['지점 방문', '당일', '0동', '없음'],
  ],
)}
<h3>QR 코드 입금</h3>
<ol><li>앱에서 자금, 입금 메뉴를 차례로 선택합니다.</li><li>금액을 입력하면 QR 코드가 생성됩니다.</li><li>은행 앱으로 스캔하고 수취인 이름을 확인한 뒤 이체합니다.</li></ol>
${figure('dong-tien-nop', '자금이 들어오는 모습을 나타낸 원', '은행에서 매수 가능 금액까지 몇 분이면 됩니다.')}
<p>14시 45분 이전에 입금된 금액은 즉시 매수 가능 금액에 더해집니다.</p>
${callout('본인 명의 은행 계좌에서만 입금해 주십시오. 타인 명의 입금은 자금세탁방지 규정에 따라 확인이 끝날 때까지 보류됩니다.')}
<p>30분이 지나도 반영되지 않으면 은행 거래번호와 함께 1900 6277로 연락해 주시기 바랍니다.</p>`,
    },
  },
]
