import type { Draft } from '../../post'
import { callout, figure, table } from '../../html'

export const settlementGuides: readonly Draft[] = [
  {
    slug: 'thanh-toan-t2',
    categoryId: 63,
    back: 2,
    time: '11:00',
    title: {
      vi: 'Thanh toán T+2: tiền và cổ phiếu về khi nào',
      en: 'T+2 settlement: when cash and shares arrive',
      ko: 'T+2 결제: 대금과 주식의 입고 시점',
    },
    description: {
      vi: 'Lịch thanh toán từng ngày, cách tính khi gặp cuối tuần, ngày lễ và cách bán sớm nhất có thể.',
      en: 'The settlement calendar day by day, how weekends and holidays count, and the earliest moment to sell.',
      ko: '일자별 결제 일정과 주말·공휴일 계산, 가장 이른 매도 시점을 설명합니다.',
    },
    content: {
      vi: `
<p>Ngày bạn mua hoặc bán gọi là ngày T. Cổ phiếu và tiền được trao đổi qua tổng công ty lưu ký và bù trừ (VSDC) vào ngày T+2, tính theo ngày làm việc.</p>
<h2>Lịch của một lệnh mua và một lệnh bán</h2>
${table(
  'vi',
  'Giao dịch vào thứ Hai',
  ['Ngày', 'Người mua', 'Người bán'],
  [
    ['T (thứ Hai)', 'Tiền bị giữ, cổ phiếu chờ về', 'Cổ phiếu bị giữ, tiền chờ về'],
    ['T+1 (thứ Ba)', 'Chưa thay đổi', 'Có thể ứng trước tiền bán'],
    ['T+2 (thứ Tư)', 'Cổ phiếu về trước 13:00', 'Tiền về trong buổi chiều'],
  ],
)}
<h3>Bán sớm nhất khi nào</h3>
<p>Cổ phiếu được phân bổ trước 13 giờ ngày T+2, nên bạn bán được ngay phiên chiều hôm đó. Người ta thường gọi là “T+2,5 rút còn T+2”, nhưng điều cần nhớ chỉ là: mua hôm nay, bán được từ chiều ngày làm việc thứ hai sau đó.</p>
<h2>Cuối tuần và ngày lễ</h2>
<p>Chỉ ngày làm việc được tính. Mua thứ Năm thì T+2 là thứ Hai; mua trước kỳ nghỉ Tết thì phải chờ hết kỳ nghỉ. Sông Ngân hiển thị ngày cụ thể bên cạnh mỗi mã, không chỉ chữ T+2.</p>
${figure('bac-thang-thanh-toan', 'Ba bậc thang của chu kỳ thanh toán', 'Từ ngày giao dịch đến ngày thanh toán.')}
<h2>Ba hệ quả thực tế</h2>
<ul><li>Muốn nhận cổ tức, hãy mua trước ngày giao dịch không hưởng quyền.</li><li>Tiền bán dùng mua lại ngay trong ngày qua ứng trước, nhưng chỉ rút về ngân hàng sau khi tiền về.</li><li>Giao dịch ký quỹ tính lãi từ ngày thanh toán, không phải ngày đặt lệnh.</li></ul>
${callout('Bán cổ phiếu chưa về là vi phạm. Hệ thống chặn lệnh này, nhưng hãy kiểm tra cột “Được bán” trước khi lên kế hoạch.')}
<h2>Phái sinh và trái phiếu</h2>
<p>Hợp đồng tương lai thanh toán lãi lỗ hằng ngày (T+0 cho vị thế, T+1 cho tiền). Trái phiếu và chứng chỉ quỹ mở theo lịch riêng ghi trên từng sản phẩm.</p>`,
      en: `
<p>The day you trade is T. Shares and cash are exchanged through the depository and clearing corporation (VSDC) on T+2, counting working days only.</p>
<h2>One purchase and one sale</h2>
${table(
  'en',
  'A trade on Monday',
  ['Day', 'Buyer', 'Seller'],
  [
    ['T (Monday)', 'Cash held, shares pending', 'Shares held, cash pending'],
    ['T+1 (Tuesday)', 'No change', 'May draw an advance'],
    ['T+2 (Wednesday)', 'Shares before 13:00', 'Cash in the afternoon'],
  ],
)}
<h3>The earliest sale</h3>
<p>Shares are delivered before 13:00 on T+2, so you can sell that afternoon. In short: buy today, sell from the afternoon of the second working day after.</p>
<h2>Weekends and holidays</h2>
<p>Buy on Thursday and T+2 is Monday; buy before the Lunar New Year and you wait until it is over. We show the actual date beside each holding.</p>
${figure('bac-thang-thanh-toan', 'Three steps of the settlement cycle', 'From the trade to settlement.')}
<h2>Three consequences</h2>
<ul><li>To receive a dividend, buy before the ex-date.</li><li>Sale proceeds can be reused the same day through an advance, but withdrawn only once settled.</li><li>Margin interest runs from the settlement date, not the order date.</li></ul>
${callout('Selling shares that have not arrived is a violation. We block such orders; check the “available” column before you plan.')}
<h2>Futures and bonds</h2>
<p>Futures are marked to market daily. Bonds and open-end funds follow the calendar of each product.</p>`,
      ko: `
<p>매매일을 T라고 합니다. 주식과 대금은 베트남 예탁결제기관(VSDC)을 통해 영업일 기준 T+2일에 교환됩니다.</p>
<h2>매수와 매도의 일정</h2>
${table(
  'ko',
  '월요일 거래의 예',
  ['일자', '매수자', '매도자'],
  [
    ['T(월)', '대금 보류, 주식 입고 대기', '주식 보류, 대금 대기'],
    ['T+1(화)', '변동 없음', '매도대금 선지급 가능'],
    ['T+2(수)', '13시 전 주식 입고', '오후 대금 입금'],
  ],
)}
<p>주식은 T+2일 13시 전에 입고되므로 그날 오후부터 매도할 수 있습니다.</p>
<h2>주말과 공휴일</h2>
<p>목요일에 매수하면 T+2일은 월요일입니다. 설 연휴 전 매수분은 연휴가 끝난 뒤 결제됩니다.</p>
${figure('bac-thang-thanh-toan', '결제 주기를 나타낸 세 계단', '매매일부터 결제일까지의 흐름입니다.')}
<h2>알아 두실 점</h2>
<ul><li>배당을 받으려면 배당락일 전에 매수해야 합니다.</li><li>매도대금은 선지급으로 당일 재투자할 수 있으나 출금은 결제 후에 가능합니다.</li><li>신용융자 이자는 주문일이 아니라 결제일부터 계산합니다.</li></ul>
${callout('입고되지 않은 주식의 매도는 금지되어 있습니다. 매도 가능 수량을 먼저 확인하시기 바랍니다.')}`,
    },
  },
  {
    slug: 'ty-le-ky-quy',
    categoryId: 62,
    back: 16,
    time: '10:30',
    title: {
      vi: 'Tính tỷ lệ ký quỹ và mức giá bị gọi bổ sung',
      en: 'Work out your margin ratio and call price',
      ko: '증거금률과 마진콜 가격 계산하기',
    },
    description: {
      vi: 'Công thức, ví dụ từng bước và bốn cách giữ tài khoản an toàn khi vay.',
      en: 'The formula, a worked example and four ways to stay safe when you borrow.',
      ko: '공식과 단계별 예시, 융자를 안전하게 관리하는 네 가지 방법을 설명합니다.',
    },
    content: {
      vi: `
<p>Tỷ lệ ký quỹ thực tế = (giá trị chứng khoán được tính − dư nợ) ÷ giá trị chứng khoán được tính. Khi tỷ lệ này xuống dưới mức duy trì, bạn bị gọi bổ sung.</p>
<h2>Ví dụ từng bước</h2>
<p>Bạn có 60 triệu đồng, vay 60 triệu đồng và mua 5.000 cổ phiếu giá 24.000 đồng. Giá trị là 120 triệu đồng, tỷ lệ ban đầu 50%.</p>
${table(
  'vi',
  'Tỷ lệ theo giá cổ phiếu',
  ['Giá', 'Giá trị', 'Dư nợ', 'Tỷ lệ'],
  [
    ['24.000', '120 triệu', '60 triệu', '50,0%'],
    ['21.000', '105 triệu', '60 triệu', '42,9%'],
    ['20.000', '100 triệu', '60 triệu', '40,0%'],
    ['17.100', '85,5 triệu', '60 triệu', '29,8%'],
  ],
)}
<h3>Mức giá bị gọi</h3>
<p>Giá bị gọi = dư nợ ÷ [khối lượng × (1 − tỷ lệ duy trì)]. Với ví dụ trên: 60.000.000 ÷ (5.000 × 0,7) = 17.143 đồng. Giá giảm 28,6% so với giá mua thì bạn phải bổ sung.</p>
${figure('vong-ky-quy', 'Các vòng tròn thể hiện phần vốn và phần vay', 'Phần vốn thu hẹp nhanh khi giá giảm. Dữ liệu minh họa.')}
<h2>Bốn cách giữ an toàn</h2>
<ol><li>Vay dưới 30% giá trị danh mục, không dùng hết hạn mức.</li><li>Đặt lệnh cắt lỗ trước khi bị gọi.</li><li>Không dồn vào một mã: thanh khoản mất đi nhanh nhất khi mọi người cùng bán.</li><li>Giữ một khoản tiền dự phòng bằng 10% dư nợ.</li></ol>
${callout('Tỷ lệ cho vay của từng mã có thể bị giảm khi rủi ro tăng, khiến tỷ lệ thực tế của bạn giảm dù giá không đổi.')}`,
      en: `
<p>Actual margin ratio = (eligible value − loan) ÷ eligible value. When it falls below maintenance, you get a call.</p>
<h2>A worked example</h2>
<p>You have VND 60 million, borrow 60 million and buy 5,000 shares at VND 24,000. The position is worth 120 million and the ratio is 50%.</p>
${table(
  'en',
  'Ratio by share price',
  ['Price', 'Value', 'Loan', 'Ratio'],
  [
    ['24,000', '120m', '60m', '50.0%'],
    ['21,000', '105m', '60m', '42.9%'],
    ['20,000', '100m', '60m', '40.0%'],
    ['17,100', '85.5m', '60m', '29.8%'],
  ],
)}
<h3>The call price</h3>
<p>Call price = loan ÷ [shares × (1 − maintenance)]. Here: 60,000,000 ÷ (5,000 × 0.7) = VND 17,143, a fall of 28.6% from your purchase.</p>
${figure('vong-ky-quy', 'Rings of equity and loan', 'Equity shrinks fast as prices fall. Illustrative data.')}
<h2>Four ways to stay safe</h2>
<ol><li>Borrow less than 30% of the portfolio.</li><li>Place a stop-loss above the call price.</li><li>Do not put everything in one stock; liquidity goes first when everyone sells.</li><li>Keep cash worth 10% of the loan.</li></ol>
${callout('The lending ratio of a stock may be cut when its risk rises, which lowers your ratio even if the price does not move.')}`,
      ko: `
<p>실제 증거금률 = (담보 평가액 − 융자금) ÷ 담보 평가액입니다. 유지 증거금률보다 낮아지면 마진콜이 발생합니다.</p>
<h2>단계별 예시</h2>
<p>자기자금 6,000만 동과 융자 6,000만 동으로 24,000동짜리 주식 5,000주를 매수하면 평가액은 1억 2,000만 동, 비율은 50%입니다.</p>
${table(
  'ko',
  '주가별 증거금률',
  ['주가', '평가액', '융자금', '비율'],
  [
    ['24,000', '1억 2,000만', '6,000만', '50.0%'],
    ['21,000', '1억 500만', '6,000만', '42.9%'],
    ['20,000', '1억', '6,000만', '40.0%'],
    ['17,100', '8,550만', '6,000만', '29.8%'],
  ],
)}
<p>마진콜 가격 = 융자금 ÷ [수량 × (1 − 유지 증거금률)]이므로 이 예에서는 17,143동입니다.</p>
${figure('vong-ky-quy', '자기자금과 융자금을 나타낸 원', '주가가 내리면 자기자금이 빠르게 줄어듭니다. 예시 데이터.')}
<h2>안전하게 관리하는 방법</h2>
<ol><li>융자를 포트폴리오의 30% 이내로 유지합니다.</li><li>마진콜 가격보다 높은 곳에 손절 주문을 냅니다.</li><li>한 종목에 집중하지 않습니다.</li><li>융자금의 10%를 현금으로 보유합니다.</li></ol>
${callout('종목의 대출 비율이 낮아지면 주가가 그대로여도 증거금률이 내려갈 수 있습니다.')}`,
    },
  },
]
