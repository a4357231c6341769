import type { Draft } from '../../post'
import { callout, figure, table } from '../../html'

export const tradingGuides: readonly Draft[] = [
  {
    slug: 'dat-lenh-co-phieu',
    categoryId: 62,
    back: 6,
    time: '14:00',
    title: {
      vi: 'Đặt lệnh cổ phiếu: từ phiếu lệnh đến khớp lệnh',
      en: 'Placing a share order, from ticket to match',
      ko: '주식 주문하기: 주문창에서 체결까지',
    },
    description: {
      vi: 'Các loại lệnh, bước giá, lô giao dịch và cách theo dõi, sửa, hủy lệnh.',
      en: 'Order types, tick sizes, lots, and how to follow, change and cancel an order.',
      ko: '주문 유형, 호가 단위, 매매 단위와 주문 확인·정정·취소 방법을 안내합니다.',
    },
    content: {
      vi: `
<p>Một lệnh mua bán gồm bốn thông tin: mã, chiều, giá và khối lượng. Phần còn lại do loại lệnh quyết định. Hiểu đúng loại lệnh giúp bạn tránh trả giá cao hơn mức cần thiết.</p>
<h2>Các loại lệnh</h2>
${table(
  'vi',
  'Loại lệnh trên HOSE',
  ['Lệnh', 'Phiên', 'Ý nghĩa'],
  [
    ['LO', 'Mọi phiên', 'Mua không cao hơn, bán không thấp hơn giá đặt'],
    ['ATO', '9:00 – 9:15', 'Khớp tại giá mở cửa, ưu tiên trước LO'],
    ['MP', 'Liên tục', 'Khớp với giá tốt nhất bên đối ứng'],
    ['ATC', '14:30 – 14:45', 'Khớp tại giá đóng cửa, ưu tiên trước LO'],
  ],
)}
<h3>Bước giá và lô</h3>
<p>Trên HOSE, cổ phiếu dưới 10.000 đồng có bước giá 10 đồng; từ 10.000 đến 49.950 đồng là 50 đồng; từ 50.000 đồng là 100 đồng. Một lô chẵn là 100 cổ phiếu.</p>
<h2>Đặt lệnh trên điện thoại</h2>
<ol><li>Tìm mã, xem giá trần, sàn, tham chiếu và ba mức giá tốt nhất.</li><li>Chọn Mua hoặc Bán, loại lệnh, giá và khối lượng. Sức mua còn lại hiện ngay bên dưới.</li><li>Kiểm tra chi phí ước tính, xác thực bằng Smart OTP.</li><li>Theo dõi ở mục Lệnh trong ngày: chờ gửi, chờ khớp, khớp một phần, khớp hết.</li></ol>
${figure('so-lenh-minh-hoa', 'Thanh sổ lệnh mua và bán', 'Lệnh được ưu tiên theo giá trước, thời gian sau. Dữ liệu minh họa.')}
<h2>Sửa và hủy</h2>
<p>Trong phiên liên tục bạn được sửa giá, khối lượng hoặc hủy phần chưa khớp. Sửa giá hoặc tăng khối lượng làm lệnh mất thứ tự ưu tiên thời gian. Trong phiên ATO và ATC, lệnh không được sửa, hủy.</p>
${callout('Lệnh MP có thể khớp ở nhiều mức giá khi sổ lệnh mỏng. Với cổ phiếu thanh khoản thấp, hãy dùng LO.')}
<h2>Lỗi hay gặp</h2>
<ul><li>Giá ngoài biên độ trần, sàn: hệ thống báo trước khi gửi.</li><li>Mua và bán cùng mã trong một phiên định kỳ: không được phép với lệnh của cùng một tài khoản.</li><li>Bán cổ phiếu chưa về: xem ngày có thể bán trong mục Danh mục, cột T+.</li></ul>`,
      en: `
<p>An order has four parts: ticker, side, price and quantity. The order type decides the rest, and knowing it keeps you from paying more than you need.</p>
<h2>Order types</h2>
${table(
  'en',
  'Order types on HOSE',
  ['Order', 'Session', 'Meaning'],
  [
    ['LO', 'All', 'Buy no higher, sell no lower than your price'],
    ['ATO', '9:00–9:15', 'Matches at the opening price, ahead of LO'],
    ['MP', 'Continuous', 'Matches the best opposite price'],
    ['ATC', '14:30–14:45', 'Matches at the closing price, ahead of LO'],
  ],
)}
<h3>Ticks and lots</h3>
<p>On HOSE the tick is VND 10 below VND 10,000, VND 50 up to VND 49,950 and VND 100 from VND 50,000. A round lot is 100 shares.</p>
<h2>On the phone</h2>
<ol><li>Find the ticker; look at the ceiling, floor, reference and best three prices.</li><li>Choose side, type, price and quantity. Remaining buying power shows below.</li><li>Check the estimated cost and confirm with Smart OTP.</li><li>Follow it under Orders: queued, open, partly filled, filled.</li></ol>
${figure('so-lenh-minh-hoa', 'Bars of bids and offers', 'Price comes first, then time. Illustrative data.')}
<h2>Changing and cancelling</h2>
<p>In continuous trading you can change or cancel what is not yet filled. A new price or a larger quantity loses its place in the queue. In the ATO and ATC auctions nothing can be changed or cancelled.</p>
${callout('An MP order can fill at several prices when the book is thin. In illiquid shares use LO.')}
<h2>Common mistakes</h2>
<ul><li>A price outside the band: we tell you before sending.</li><li>Buying and selling the same ticker in one auction: not allowed within an account.</li><li>Selling shares that have not arrived: see the T+ column in your portfolio.</li></ul>`,
      ko: `
<p>주문은 종목, 매수·매도 구분, 가격, 수량으로 이루어집니다. 주문 유형을 정확히 알면 필요 이상의 가격을 지불하지 않을 수 있습니다.</p>
<h2>주문 유형</h2>
${table(
  'ko',
  'HOSE 주문 유형',
  ['주문', '시간', '의미'],
  [
    ['LO', '전체', '지정 가격 이하로 매수, 이상으로 매도'],
    ['ATO', '9:00~9:15', '시가로 체결, LO보다 우선'],
    ['MP', '접속매매', '상대 최우선 호가로 체결'],
    ['ATC', '14:30~14:45', '종가로 체결, LO보다 우선'],
  ],
)}
<p>HOSE의 호가 단위는 1만 동 미만 10동, 4만 9,950동까지 50동, 5만 동 이상 100동이며 매매 단위는 100주입니다.</p>
<h2>휴대폰으로 주문하기</h2>
<ol><li>종목을 찾아 상한가, 하한가, 기준가와 호가를 확인합니다.</li><li>매수·매도, 유형, 가격, 수량을 선택합니다.</li><li>예상 비용을 확인하고 스마트 OTP로 인증합니다.</li><li>주문 내역에서 체결 상태를 확인합니다.</li></ol>
${figure('so-lenh-minh-hoa', '매수·매도 호가 막대', '가격이 먼저, 시간이 다음입니다. 예시 데이터.')}
<h2>정정과 취소</h2>
<p>접속매매 시간에는 미체결 수량을 정정하거나 취소할 수 있습니다. ATO와 ATC 동시호가에서는 정정과 취소가 불가능합니다.</p>
${callout('거래가 적은 종목의 MP 주문은 여러 가격에 체결될 수 있으므로 LO 주문을 권합니다.')}`,
    },
  },
  {
    slug: 'gia-tran-gia-san',
    categoryId: 62,
    back: 13,
    time: '15:30',
    title: {
      vi: 'Giá trần, giá sàn và giá tham chiếu',
      en: 'Ceiling, floor and reference price',
      ko: '상한가, 하한가, 기준가',
    },
    description: {
      vi: 'Cách tính giá trần, sàn trên ba thị trường và ý nghĩa các màu trên bảng giá.',
      en: 'How the daily limits are worked out on each market, and what the colours mean.',
      ko: '세 시장의 가격제한폭 계산 방법과 시세판 색의 의미를 설명합니다.',
    },
    content: {
      vi: `
<p>Mỗi ngày, giá cổ phiếu chỉ được dao động trong một khoảng quanh giá tham chiếu. Khoảng này gọi là biên độ, hai đầu là giá trần và giá sàn.</p>
<h2>Cách tính</h2>
<p>Giá trần = giá tham chiếu × (1 + biên độ), làm tròn xuống theo bước giá. Giá sàn = giá tham chiếu × (1 − biên độ), làm tròn lên theo bước giá.</p>
${table(
  'vi',
  'Ví dụ với giá tham chiếu 24.300 đồng',
  ['Thị trường', 'Biên độ', 'Trần', 'Sàn'],
  [
    ['HOSE', '7%', '26.000', '22.600'],
    ['HNX', '10%', '26.700', '21.900'],
    ['UPCoM', '15%', '27.900', '20.700'],
  ],
)}
<h3>Giá tham chiếu lấy từ đâu</h3>
<ul><li>HOSE và HNX: giá đóng cửa của phiên gần nhất.</li><li>UPCoM: bình quân gia quyền các giá khớp lệnh của phiên trước.</li><li>Ngày không hưởng quyền: điều chỉnh theo cổ tức hoặc tỷ lệ phát hành.</li></ul>
<h2>Màu trên bảng giá</h2>
<p>Tím là trần, xanh lá là tăng, vàng là tham chiếu, đỏ là giảm, xanh lam là sàn. Bảng giá của Sông Ngân luôn kèm mũi tên và dấu để người không phân biệt được màu vẫn đọc được.</p>
${figure('nen-trong-bien-do', 'Các cây nến nằm giữa hai đường trần và sàn', 'Giá chỉ di chuyển trong biên độ của ngày. Dữ liệu minh họa.')}
<h2>Những ngày ngoại lệ</h2>
<p>Ngày giao dịch đầu tiên của cổ phiếu mới niêm yết có biên độ ±20% trên HOSE, ±30% trên HNX và ±40% trên UPCoM. Cổ phiếu giao dịch trở lại sau thời gian dài tạm ngừng cũng có biên độ riêng.</p>
${callout('Khi giá chạm sàn và không có bên mua, bạn có thể không bán được trong nhiều phiên. Hãy tính trước tình huống này, nhất là khi vay ký quỹ.')}`,
      en: `
<p>On any day a share may only move within a band around its reference price. The ends of the band are the ceiling and the floor.</p>
<h2>The arithmetic</h2>
<p>Ceiling = reference × (1 + band), rounded down to the tick. Floor = reference × (1 − band), rounded up to the tick.</p>
${table(
  'en',
  'Example with a reference price of VND 24,300',
  ['Market', 'Band', 'Ceiling', 'Floor'],
  [
    ['HOSE', '7%', '26,000', '22,600'],
    ['HNX', '10%', '26,700', '21,900'],
    ['UPCoM', '15%', '27,900', '20,700'],
  ],
)}
<h3>Where the reference comes from</h3>
<ul><li>HOSE and HNX: the last closing price.</li><li>UPCoM: the weighted average of the matched prices of the last session.</li><li>Ex-dates: adjusted for the dividend or the issue.</li></ul>
<h2>Colours on the board</h2>
<p>Violet is ceiling, green up, yellow reference, red down, cyan floor. Our board adds arrows and signs, so that it can be read without colour.</p>
${figure('nen-trong-bien-do', 'Candles between two limits', 'Prices move only within the band of the day. Illustrative data.')}
<h2>Exceptions</h2>
<p>On its first trading day a new listing has a band of ±20% on HOSE, ±30% on HNX and ±40% on UPCoM.</p>
${callout('When a share is at its floor without buyers you may not be able to sell for several sessions. Plan for that, above all on margin.')}`,
      ko: `
<p>주가는 하루 동안 기준가를 중심으로 정해진 범위에서만 움직입니다. 범위의 양 끝이 상한가와 하한가입니다.</p>
<h2>계산 방법</h2>
<p>상한가는 기준가 × (1 + 제한폭)을 호가 단위로 내림하고, 하한가는 기준가 × (1 − 제한폭)을 호가 단위로 올림합니다.</p>
${table(
  'ko',
  '기준가 24,300동일 때의 예',
  ['시장', '제한폭', '상한가', '하한가'],
  [
    ['HOSE', '7%', '26,000', '22,600'],
    ['HNX', '10%', '26,700', '21,900'],
    ['UPCoM', '15%', '27,900', '20,700'],
  ],
)}
<h2>시세판의 색</h2>
<p>베트남 시세판에서 보라색은 상한가, 녹색은 상승, 노란색은 기준가, 빨간색은 하락, 청록색은 하한가입니다. 한국어 화면에서는 상승을 빨간색, 하락을 파란색으로 표시합니다.</p>
${figure('nen-trong-bien-do', '상한가와 하한가 사이의 캔들', '가격은 당일 제한폭 안에서만 움직입니다. 예시 데이터.')}
<p>신규 상장 첫날의 제한폭은 HOSE ±20%, HNX ±30%, UPCoM ±40%입니다.</p>
${callout('하한가에 매수자가 없으면 여러 날 매도하지 못할 수 있습니다. 신용거래에서는 특히 유의하십시오.')}`,
    },
  },
]
