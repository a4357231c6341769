import type { Draft } from '../../post'
import { callout, figure, table } from '../../html'

const slug = 'giao-dich-co-phieu'

export const shares: Draft = {
  slug,
  categoryId: 41,
  back: 40,
  title: { vi: 'Giao dịch cổ phiếu', en: 'Share trading', ko: '주식 거래' },
  description: {
    vi: 'Mua bán cổ phiếu trên HOSE, HNX và UPCoM bằng một tài khoản, trên Web, HTS hoặc điện thoại.',
    en: 'Trade shares on HOSE, HNX and UPCoM with one account, on the web, HTS or your phone.',
    ko: '하나의 계좌로 웹, HTS, 모바일에서 HOSE, HNX, UPCoM 주식을 거래합니다.',
  },
  content: {
    vi: `
<p>Cổ phiếu là điểm khởi đầu của phần lớn nhà đầu tư. Với một tài khoản tại Sông Ngân, bạn giao dịch trên cả ba thị trường HOSE, HNX và UPCoM, thấy sức mua theo thời gian thực và biết chính xác mỗi lệnh tốn bao nhiêu trước khi bấm xác nhận.</p>
<h2>Một màn hình đặt lệnh, đủ thông tin để quyết định</h2>
<p>Phiếu lệnh luôn hiện giá trần, giá sàn, giá tham chiếu, ba mức giá tốt nhất mỗi bên và chi phí ước tính gồm phí, thuế. Hệ thống kiểm tra bước giá, lô giao dịch và số dư ngay khi bạn gõ, nên lệnh sai không bị sở từ chối sau vài giây chờ đợi.</p>
<ul><li>Lệnh LO, ATO, ATC, MP và lệnh điều kiện: cắt lỗ, chốt lời, xu hướng.</li><li>Lô lẻ từ 1 đến 99 cổ phiếu trên cả ba thị trường.</li><li>Đặt trước phiên: nhập lệnh từ tối hôm trước, gửi vào sở lúc 9:00.</li></ul>
<h3>Thông tin đi kèm mỗi mã</h3>
<p>Báo cáo của trung tâm phân tích, lịch sự kiện quyền, tỷ lệ ký quỹ và giao dịch của nhà đầu tư nước ngoài nằm cùng một trang, không phải mở thêm cửa sổ.</p>
<h2>Ba thị trường khác nhau thế nào</h2>
${table(
  'vi',
  'Biên độ và phiên giao dịch',
  ['Thị trường', 'Biên độ', 'Phiên định kỳ', 'Lô chẵn'],
  [
    ['HOSE', '±7%', 'Mở cửa và đóng cửa', '100'],
    ['HNX', '±10%', 'Đóng cửa', '100'],
    ['UPCoM', '±15%', 'Không có', '100'],
  ],
)}
${figure('so-lenh-co-phieu', 'Các thanh sổ lệnh mua và bán quanh giá hiện tại', 'Sổ lệnh cho thấy cung cầu quanh mức giá khớp gần nhất. Dữ liệu minh họa.')}
<h2>Chi phí và thanh toán</h2>
<p>Phí môi giới trực tuyến là 0,15% giá trị khớp lệnh, miễn phí 90 ngày đầu cho tài khoản mới. Khi bán, thuế thu nhập cá nhân 0,1% được khấu trừ tại nguồn. Tiền và cổ phiếu được thanh toán theo chu kỳ T+2: cổ phiếu về trước 13 giờ ngày T+2, bán được ngay trong phiên chiều.</p>
<h2>Dành cho ai</h2>
<p>Người mới có thể bắt đầu với vài cổ phiếu lô lẻ và giá trị nhỏ; người giao dịch thường xuyên có HTS với nhiều màn hình, phím tắt và biểu đồ kỹ thuật. Cả hai dùng cùng một tài khoản, cùng một mức phí.</p>
${callout('Giá cổ phiếu có thể giảm mạnh trong thời gian ngắn và có lúc không có người mua. Chỉ đầu tư số tiền bạn không cần dùng trong tương lai gần.')}
<h2>Bắt đầu</h2>
<ol><li><a href="/register">Mở tài khoản</a> trong khoảng 8 phút.</li><li>Nộp tiền bằng mã QR.</li><li>Đọc <a href="/article/dat-lenh-co-phieu">hướng dẫn đặt lệnh</a> rồi gửi lệnh đầu tiên.</li></ol>`,
    en: `
<p>Shares are where most investors begin. With one Songngan account you trade on HOSE, HNX and UPCoM, see your buying power in real time and know exactly what an order costs before you confirm it.</p>
<h2>One order ticket with everything you need</h2>
<p>The ticket always shows the ceiling, floor and reference price, the three best levels on each side, and the estimated cost including fees and tax. Tick size, lot and balance are checked as you type, so a wrong order is never rejected by the exchange seconds later.</p>
<ul><li>LO, ATO, ATC and MP orders, and conditional orders: stop-loss, take-profit, trend.</li><li>Odd lots of 1 to 99 shares on all three markets.</li><li>Pre-session orders: enter them in the evening, sent at 9:00.</li></ul>
<h3>Information beside every stock</h3>
<p>Our research, the calendar of corporate actions, the margin ratio and foreign trading are on the same page.</p>
<h2>How the three markets differ</h2>
${table(
  'en',
  'Bands and sessions',
  ['Market', 'Daily band', 'Auctions', 'Round lot'],
  [
    ['HOSE', '±7%', 'Opening and closing', '100'],
    ['HNX', '±10%', 'Closing', '100'],
    ['UPCoM', '±15%', 'None', '100'],
  ],
)}
${figure('so-lenh-co-phieu', 'Bars of bids and offers around the current price', 'An order book shows supply and demand around the last price. Illustrative data.')}
<h2>Costs and settlement</h2>
<p>Online commission is 0.15% of matched value, waived for the first 90 days of a new account. When you sell, 0.1% personal income tax is withheld. Cash and shares settle on T+2: shares arrive before 13:00 and can be sold that afternoon.</p>
<h2>Who it is for</h2>
<p>Beginners can start with a few odd-lot shares; frequent traders get HTS with several screens, keyboard shortcuts and technical charts. Both use the same account at the same price.</p>
${callout('Share prices can fall sharply and at times find no buyers. Invest only money that you will not need soon.')}
<h2>Get started</h2>
<ol><li><a href="/en/register">Open an account</a> in about eight minutes.</li><li>Fund it by QR code.</li><li>Read <a href="/en/article/dat-lenh-co-phieu">how to place an order</a> and send your first one.</li></ol>`,
    ko: `
<p>대부분의 투자자는 주식에서 시작합니다. 송응언 계좌 하나로 HOSE, HNX, UPCoM에서 거래하고, 매수 가능 금액을 실시간으로 확인하며, 주문을 확정하기 전에 비용을 정확히 알 수 있습니다.</p>
<h2>필요한 정보가 모두 담긴 주문창</h2>
<p>주문창에는 상한가, 하한가, 기준가와 매수·매도 3단계 호가, 수수료와 세금을 포함한 예상 비용이 항상 표시됩니다. 입력하는 즉시 호가 단위, 매매 수량, 잔고를 확인하므로 거래소에서 주문이 거절되는 일을 줄일 수 있습니다.</p>
<ul><li>LO, ATO, ATC, MP 주문과 손절·익절·추세 조건부 주문</li><li>세 시장 모두 1~99주 단주 거래</li><li>전날 저녁에 입력하고 9시에 전송되는 예약 주문</li></ul>
<h3>종목별 정보</h3>
<p>리서치 보고서, 권리 일정, 증거금률, 외국인 매매 동향을 한 화면에서 볼 수 있습니다.</p>
<h2>세 시장의 차이</h2>
${table(
  'ko',
  '가격제한폭과 거래 시간',
  ['시장', '가격제한폭', '동시호가', '매매 단위'],
  [
    ['HOSE', '±7%', '시가·종가', '100'],
    ['HNX', '±10%', '종가', '100'],
    ['UPCoM', '±15%', '없음', '100'],
  ],
)}
${figure('so-lenh-co-phieu', '현재가 주변의 매수·매도 호가 막대', '호가창은 최근 체결가 주변의 수급을 보여 줍니다. 예시 데이터.')}
<h2>비용과 결제</h2>
<p>온라인 수수료는 체결 금액의 0.15%이며 신규 계좌는 90일간 무료입니다. 매도 시 개인소득세 0.1%가 원천징수됩니다. 결제는 T+2로 이루어지며 주식은 T+2일 13시 전에 입고되어 그날 오후부터 매도할 수 있습니다.</p>
${callout('주가는 단기간에 크게 하락할 수 있고 매수자가 없을 수도 있습니다. 당장 쓰지 않을 자금으로만 투자하시기 바랍니다.')}
<h2>시작하기</h2>
<ol><li>약 8분 만에 <a href="/kr/register">계좌를 개설</a>합니다.</li><li>QR 코드로 입금합니다.</li><li><a href="/kr/article/dat-lenh-co-phieu">주문 안내</a>를 읽고 첫 주문을 냅니다.</li></ol>`,
  },
}
