import type { Draft } from '../../post'
import { categoryIds } from '../../catalog/categories'
import { callout, figure, table } from '../../html'

const slug = 'mien-phi-giao-dich-90-ngay'

export const freeTrading: Draft = {
  slug,
  categoryId: categoryIds.companyNews,
  back: 1,
  time: '09:30',
  title: {
    vi: 'Miễn phí giao dịch cổ phiếu 90 ngày cho tài khoản mở mới',
    en: '90 days of commission-free share trading for new accounts',
    ko: '신규 계좌 고객, 90일간 주식 매매수수료 면제',
  },
  description: {
    vi: 'Khách hàng cá nhân mở tài khoản trực tuyến được miễn phí môi giới cổ phiếu, chứng chỉ quỹ và ETF trong 90 ngày đầu.',
    en: 'Individuals who open an account online pay no commission on shares, funds and ETFs for their first 90 days.',
    ko: '온라인으로 계좌를 개설하신 개인 고객께는 처음 90일 동안 주식, 펀드, ETF 매매수수료를 받지 않습니다.',
  },
  content: {
    vi: `
<p>Từ tuần này, mỗi khách hàng cá nhân mở tài khoản trực tuyến tại Chứng khoán Sông Ngân được miễn phí môi giới trong 90 ngày đầu. Ưu đãi áp dụng tự động ngay khi hợp đồng điện tử có hiệu lực: không cần nhập mã, không yêu cầu số dư tối thiểu và không bắt buộc phải giao dịch.</p>
<h2>Ưu đãi áp dụng thế nào</h2>
<p>Thời gian 90 ngày tính theo ngày dương lịch, bắt đầu từ ngày tài khoản được kích hoạt. Trong thời gian này, phí môi giới của mọi lệnh mua, bán cổ phiếu, chứng chỉ quỹ đóng và chứng chỉ quỹ ETF trên HOSE, HNX và UPCoM được tính bằng 0.</p>
<ul><li>Áp dụng cho cả ba kênh: Web Trading, Home Trading và ứng dụng Mobile.</li><li>Không giới hạn giá trị giao dịch mỗi ngày.</li><li>Áp dụng một lần cho mỗi số căn cước.</li></ul>
<h3>Những khoản vẫn phải trả</h3>
<p>Thuế thu nhập cá nhân khi bán, phí lưu ký và phí trả cho sở giao dịch không thuộc ưu đãi vì đây là khoản thu hộ. Lãi vay ký quỹ và phí ứng trước tiền bán giữ nguyên theo biểu phí hiện hành.</p>
${table(
  'vi',
  'Phí của một lệnh bán 100 triệu đồng',
  ['Khoản', 'Trong 90 ngày', 'Sau 90 ngày'],
  [
    ['Phí môi giới', '0 đ', '150.000 đ'],
    ['Phí trả sở', '27.000 đ', '27.000 đ'],
    ['Thuế bán 0,1%', '100.000 đ', '100.000 đ'],
    ['Tổng', '127.000 đ', '277.000 đ'],
  ],
)}
<h2>Vì sao chúng tôi làm việc này</h2>
<p>Trong ba tháng đầu, người mới thường đặt nhiều lệnh nhỏ để làm quen với bước giá, lô chẵn, phiên định kỳ. Phí cố định khiến những lệnh thử ấy trở nên đắt. Khi không còn phí, khách hàng có thể học bằng số tiền nhỏ, đúng với tinh thần mà đội ngũ tư vấn của Sông Ngân luôn khuyến nghị: bắt đầu chậm, hiểu rồi mới tăng quy mô.</p>
${figure('minh-hoa-phi-giao-dich', 'Các bậc thang mô tả chi phí giảm dần', 'Chi phí giao dịch trong ba tháng đầu. Dữ liệu minh họa.')}
<h2>Cách tham gia</h2>
<ol><li>Chuẩn bị căn cước gắn chip, điện thoại nhận OTP và email đang dùng.</li><li>Mở tài khoản tại trang <a href="/register">mở tài khoản</a>, mất khoảng 8 phút.</li><li>Ký hợp đồng điện tử bằng OTP. Trong giờ làm việc, chuyên viên gọi xác nhận trong vòng 20 phút.</li><li>Nộp tiền bằng chuyển khoản hoặc mã QR và đặt lệnh.</li></ol>
${callout('Ưu đãi không phải là lời khuyên mua bán. Giá chứng khoán có thể giảm, nhà đầu tư có thể mất một phần hoặc toàn bộ số tiền đầu tư.')}
<h2>Khi nào ưu đãi kết thúc</h2>
<p>Chương trình nhận tài khoản mở mới đến hết năm. Bảy ngày trước khi 90 ngày của bạn kết thúc, chúng tôi gửi một email và một thông báo trên ứng dụng, kèm tổng phí bạn đã tiết kiệm và biểu phí áp dụng tiếp theo. Mọi thắc mắc xin gọi 1900 6277 trong giờ làm việc.</p>`,
    en: `
<p>From this week, every individual who opens an account online with Songngan Securities trades commission-free for the first 90 days. There is no code to enter, no minimum balance and no obligation to trade: the waiver starts by itself when your electronic contract takes effect.</p>
<h2>How the waiver works</h2>
<p>The 90 days are calendar days, counted from the day the account is activated. During that time, commission is zero on every buy and sell order in shares, closed-end funds and ETFs on HOSE, HNX and UPCoM.</p>
<ul><li>It covers Web Trading, Home Trading and the mobile app.</li><li>There is no daily cap on trading value.</li><li>It applies once for each ID number.</li></ul>
<h3>What you still pay</h3>
<p>Personal income tax on sales, custody fees and exchange fees are collected for others, so they stay. Margin interest and the fee for advances on sale proceeds are charged at the published rates.</p>
${table(
  'en',
  'Cost of selling VND 100 million of shares',
  ['Item', 'First 90 days', 'Afterwards'],
  [
    ['Commission', 'VND 0', 'VND 150,000'],
    ['Exchange fee', 'VND 27,000', 'VND 27,000'],
    ['Sales tax, 0.1%', 'VND 100,000', 'VND 100,000'],
    ['Total', 'VND 127,000', 'VND 277,000'],
  ],
)}
<h2>Why we are doing it</h2>
<p>In their first three months, most people place many small orders to get used to tick sizes, round lots and call auctions. Fixed costs make those practice orders expensive. Without them you can learn with small amounts, which is what our advisers recommend anyway: start slowly, and scale up once you understand what you own.</p>
${figure('minh-hoa-phi-giao-dich', 'Terraces stepping down to show falling costs', 'Trading costs in the first three months. Illustrative data.')}
<h2>How to take part</h2>
<ol><li>Have your chip-based ID card, a phone for one-time passwords and a working email address at hand.</li><li>Open the account on our <a href="/en/register">registration page</a>; it takes about eight minutes.</li><li>Sign the electronic contract with an OTP. On working days we call you within 20 minutes.</li><li>Fund the account by bank transfer or QR code and place your order.</li></ol>
${callout('This offer is not a recommendation to buy or sell. Prices can fall and you may lose part or all of the money you invest.')}
<h2>When it ends</h2>
<p>New accounts qualify until the end of the year. Seven days before your own 90 days are over we send an email and an in-app notice showing what you saved and the fees that apply next. Questions? Call 1900 6277 during business hours.</p>`,
    ko: `
<p>이번 주부터 송응언증권에서 온라인으로 계좌를 개설하신 모든 개인 고객께 처음 90일 동안 매매수수료를 면제해 드립니다. 코드 입력, 최소 잔고, 의무 거래 조건은 없습니다. 전자계약의 효력이 발생하는 즉시 자동으로 적용됩니다.</p>
<h2>적용 방식</h2>
<p>90일은 계좌 활성화일부터 달력 기준으로 계산합니다. 이 기간에는 HOSE, HNX, UPCoM에서 거래하는 주식, 폐쇄형 펀드, ETF의 매수·매도 수수료가 0원입니다.</p>
<ul><li>웹 트레이딩, 홈 트레이딩, 모바일 앱에 모두 적용됩니다.</li><li>일일 거래금액 한도가 없습니다.</li><li>신분증 번호당 한 번만 적용됩니다.</li></ul>
<h3>별도로 부담하시는 비용</h3>
<p>매도 시 개인소득세, 예탁 수수료, 거래소 수수료는 대신 징수하는 비용이므로 면제되지 않습니다. 신용융자 이자와 매도대금 선지급 수수료는 현행 요율을 따릅니다.</p>
${table(
  'ko',
  '주식 1억 동을 매도할 때의 비용',
  ['항목', '90일 이내', '90일 이후'],
  [
    ['매매수수료', '0동', '150,000동'],
    ['거래소 수수료', '27,000동', '27,000동'],
    ['매도세 0.1%', '100,000동', '100,000동'],
    ['합계', '127,000동', '277,000동'],
  ],
)}
<h2>도입 배경</h2>
<p>처음 석 달 동안은 호가 단위와 매매 단위, 동시호가에 익숙해지려고 소액 주문을 여러 번 내는 경우가 많습니다. 수수료가 없으면 적은 금액으로 충분히 연습하실 수 있습니다. 천천히 시작하고, 이해한 뒤에 규모를 늘리시기를 권합니다.</p>
${figure('minh-hoa-phi-giao-dich', '비용이 낮아지는 모습을 나타낸 계단 모양 그림', '처음 석 달의 거래 비용. 예시 데이터.')}
<h2>참여 방법</h2>
<ol><li>칩이 내장된 신분증, OTP를 받을 휴대폰, 사용 중인 이메일을 준비합니다.</li><li><a href="/kr/register">계좌 개설 페이지</a>에서 신청합니다. 약 8분이 걸립니다.</li><li>OTP로 전자계약에 서명합니다. 영업일에는 20분 이내에 담당자가 연락드립니다.</li><li>계좌이체나 QR 코드로 입금한 뒤 주문합니다.</li></ol>
${callout('이 혜택은 매매 권유가 아닙니다. 증권 가격은 하락할 수 있으며 투자 원금의 일부 또는 전부를 잃을 수 있습니다.')}
<h2>종료 안내</h2>
<p>올해 말까지 개설된 계좌에 적용됩니다. 종료 7일 전에 절감하신 수수료와 이후 적용될 요율을 이메일과 앱 알림으로 안내해 드립니다. 문의는 영업시간에 1900 6277로 연락해 주시기 바랍니다.</p>`,
  },
}
