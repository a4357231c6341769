import type { Draft } from '../../post'
import { callout, figure, table } from '../../html'

export const marketProducts: readonly Draft[] = [
  {
    slug: 'chung-khoan-phai-sinh',
    categoryId: 42,
    back: 42,
    title: { vi: 'Chứng khoán phái sinh', en: 'Derivatives', ko: '파생상품' },
    description: {
      vi: 'Hợp đồng tương lai chỉ số: giao dịch hai chiều, thanh toán hằng ngày, công cụ phòng vệ danh mục.',
      en: 'Index futures: trade both ways, settle daily and hedge a portfolio.',
      ko: '지수선물로 양방향 거래, 일일 정산, 포트폴리오 위험 관리를 할 수 있습니다.',
    },
    content: {
      vi: `
<p>Hợp đồng tương lai chỉ số cho phép bạn có lãi khi thị trường tăng hoặc giảm, và bảo vệ danh mục cổ phiếu mà không phải bán. Đổi lại, đòn bẩy khiến biến động nhỏ cũng thành lãi hoặc lỗ lớn.</p>
<h2>Đặc điểm hợp đồng</h2>
${table(
  'vi',
  'Hợp đồng tương lai chỉ số',
  ['Nội dung', 'Quy định'],
  [
    ['Quy mô', 'Chỉ số × 100.000 đồng'],
    ['Bước giá', '0,1 điểm = 10.000 đồng'],
    ['Tháng đáo hạn', 'Tháng hiện tại, kế tiếp, hai tháng cuối quý'],
    ['Đáo hạn', 'Thứ Năm tuần thứ ba'],
    ['Biên độ', '±7%'],
  ],
)}
<h3>Một ví dụ</h3>
<p>Bạn mua một hợp đồng ở 1.250 điểm, giá trị danh nghĩa 125 triệu đồng, ký quỹ khoảng 22 triệu đồng. Chỉ số tăng 10 điểm, bạn lãi 1 triệu đồng; giảm 10 điểm, bạn lỗ 1 triệu đồng, tương đương 4,5% số tiền ký quỹ.</p>
${figure('hai-chieu-phai-sinh', 'Các cây nến đi lên và đi xuống', 'Lãi lỗ đối xứng theo hai chiều. Dữ liệu minh họa.')}
<h2>Vì sao giao dịch tại Sông Ngân</h2>
<ul><li>Lệnh điều kiện đặt ngay trên hệ thống: dừng lỗ, chốt lời, OCO.</li><li>Tỷ lệ sử dụng tài sản hiện theo thời gian thực, cảnh báo ở 80%.</li><li>Chuyển tiền giữa tài khoản cơ sở và phái sinh trong vài giây.</li></ul>
<h2>Phòng vệ danh mục</h2>
<p>Danh mục 1,25 tỷ đồng bám sát chỉ số có thể được phòng vệ bằng cách bán 10 hợp đồng. Nếu thị trường giảm 5%, danh mục mất khoảng 62,5 triệu đồng và vị thế bán bù lại gần bằng số đó. Chi phí là phí giao dịch và chênh lệch giữa hợp đồng với chỉ số.</p>
${callout('Khoản lỗ có thể vượt quá số tiền ký quỹ ban đầu. Sản phẩm này không dành cho người mới và mặc định không được chọn khi mở tài khoản.')}
<h2>Điều kiện</h2>
<ol><li>Có tài khoản cơ sở tại Sông Ngân.</li><li>Đăng ký dịch vụ phái sinh và đọc bản công bố rủi ro.</li><li>Nộp ký quỹ; xem <a href="/article/ky-quy-phai-sinh">hướng dẫn ký quỹ phái sinh</a>.</li></ol>`,
      en: `
<p>Index futures let you profit whether the market rises or falls, and protect a share portfolio without selling it. In exchange, leverage turns small moves into large gains or losses.</p>
<h2>The contract</h2>
${table(
  'en',
  'Index future',
  ['Item', 'Terms'],
  [
    ['Size', 'Index × VND 100,000'],
    ['Tick', '0.1 point = VND 10,000'],
    ['Months', 'Current, next and two quarter ends'],
    ['Expiry', 'Third Thursday'],
    ['Band', '±7%'],
  ],
)}
<h3>An example</h3>
<p>You buy one contract at 1,250: a notional VND 125 million on margin of about 22 million. Ten points up earn you VND 1 million; ten points down cost the same, or 4.5% of your margin.</p>
${figure('hai-chieu-phai-sinh', 'Candles going up and down', 'Gains and losses are symmetrical. Illustrative data.')}
<h2>Why trade with us</h2>
<ul><li>Conditional orders on our servers: stop, take-profit, OCO.</li><li>Margin use in real time, with a warning at 80%.</li><li>Move money between cash and derivatives accounts in seconds.</li></ul>
<h2>Hedging a portfolio</h2>
<p>A VND 1.25 billion portfolio that tracks the index can be hedged by selling ten contracts. If the market drops 5%, the portfolio loses about 62.5 million and the short position makes up most of it. The cost is commission and the basis.</p>
${callout('Losses can exceed the initial margin. This product is not for beginners and is off by default when you open an account.')}
<h2>Requirements</h2>
<ol><li>A cash account with Songngan.</li><li>Sign up for derivatives and read the risk disclosure.</li><li>Deposit margin; see <a href="/en/article/ky-quy-phai-sinh">futures margin</a>.</li></ol>`,
      ko: `
<p>지수선물은 시장이 오르거나 내릴 때 모두 수익을 낼 수 있고, 주식을 팔지 않고도 포트폴리오를 보호할 수 있습니다. 다만 레버리지로 인해 작은 변동도 큰 손익이 됩니다.</p>
<h2>계약 조건</h2>
${table(
  'ko',
  '지수선물',
  ['항목', '내용'],
  [
    ['계약 크기', '지수 × 100,000동'],
    ['호가 단위', '0.1포인트 = 10,000동'],
    ['결제월', '당월, 익월, 분기 말 2개월'],
    ['만기', '셋째 목요일'],
    ['가격제한폭', '±7%'],
  ],
)}
<p>1,250포인트에 1계약을 매수하면 명목 금액은 1억 2,500만 동, 증거금은 약 2,200만 동입니다. 10포인트 변동 시 손익은 100만 동입니다.</p>
${figure('hai-chieu-phai-sinh', '오르내리는 캔들', '손익은 양방향으로 대칭입니다. 예시 데이터.')}
<h2>주요 서비스</h2>
<ul><li>서버에 저장되는 손절·익절·OCO 주문</li><li>실시간 증거금 사용률과 80% 경고</li><li>현물 계좌와 파생 계좌 간 즉시 이체</li></ul>
${callout('손실이 최초 증거금을 넘을 수 있습니다. 초보 투자자에게 적합하지 않으며 계좌 개설 시 기본으로 선택되지 않습니다.')}
<p>당사 현물 계좌를 보유하고 위험 고지서를 확인한 뒤 신청하실 수 있습니다.</p>`,
    },
  },
  {
    slug: 'chung-quyen-co-bao-dam',
    categoryId: 42,
    back: 43,
    title: { vi: 'Chứng quyền có bảo đảm', en: 'Covered warrants', ko: '커버드 워런트' },
    description: {
      vi: 'Vốn nhỏ, khoản lỗ tối đa biết trước, giao dịch như cổ phiếu trên HOSE.',
      en: 'A small outlay, a known maximum loss, traded like a share on HOSE.',
      ko: '적은 금액으로 최대 손실을 미리 알고 HOSE에서 주식처럼 거래합니다.',
    },
    content: {
      vi: `
<p>Chứng quyền mua cho bạn quyền nhận chênh lệch nếu giá cổ phiếu cơ sở vượt giá thực hiện vào ngày đáo hạn. Bạn trả một khoản phí nhỏ ngay từ đầu và không bao giờ lỗ quá khoản này.</p>
<h2>Bốn thông số cần đọc</h2>
<ul><li><strong>Giá thực hiện</strong>: mốc so sánh khi đáo hạn.</li><li><strong>Tỷ lệ chuyển đổi</strong>: số chứng quyền ứng với một cổ phiếu.</li><li><strong>Ngày đáo hạn</strong>: càng gần, giá trị thời gian càng nhỏ.</li><li><strong>Tổ chức phát hành</strong>: bên cam kết thanh toán.</li></ul>
<h2>Kết quả khi đáo hạn</h2>
${table(
  'vi',
  'Giá mua 1.000 đồng, giá thực hiện 25.000 đồng, tỷ lệ 5:1',
  ['Giá cổ phiếu', 'Nhận mỗi chứng quyền', 'Lãi/lỗ'],
  [
    ['24.000', '0', '−100%'],
    ['27.500', '500', '−50%'],
    ['30.000', '1.000', '0%'],
    ['35.000', '2.000', '+100%'],
  ],
)}
${figure('gia-tri-chung-quyen', 'Đường cong giá trị chứng quyền', 'Giá trị giảm dần khi gần đáo hạn. Dữ liệu minh họa.')}
<h3>Giao dịch</h3>
<p>Chứng quyền mua bán trong giờ HOSE, lô 100, thanh toán T+2. Khi đáo hạn có lãi, tiền được trả tự động sau năm ngày làm việc, đã trừ thuế 0,1%.</p>
${callout('Phần lớn chứng quyền mất giá trị nhanh trong tháng cuối. Chỉ dùng số tiền bạn chấp nhận mất toàn bộ.')}
<h2>Vai trò tạo lập thị trường</h2>
<p>Sông Ngân là tổ chức phát hành kiêm tạo lập thị trường cho các mã do mình phát hành, luôn yết giá hai chiều trong phiên liên tục, và công bố hằng ngày số lượng cổ phiếu phòng ngừa rủi ro đang nắm giữ.</p>`,
      en: `
<p>A call warrant pays you the difference if the underlying share ends above the exercise price at expiry. You pay a small premium up front and can never lose more than that.</p>
<h2>Four terms to read</h2>
<ul><li><strong>Exercise price</strong>: the level compared at expiry.</li><li><strong>Conversion ratio</strong>: warrants for one share.</li><li><strong>Expiry</strong>: the nearer, the less time value.</li><li><strong>Issuer</strong>: who has to pay.</li></ul>
<h2>Outcome at expiry</h2>
${table(
  'en',
  'Premium VND 1,000, exercise price VND 25,000, ratio 5:1',
  ['Share price', 'Paid per warrant', 'Return'],
  [
    ['24,000', '0', '−100%'],
    ['27,500', '500', '−50%'],
    ['30,000', '1,000', '0%'],
    ['35,000', '2,000', '+100%'],
  ],
)}
${figure('gia-tri-chung-quyen', 'Curve of a warrant value', 'Value decays towards expiry. Illustrative data.')}
<h3>Trading</h3>
<p>Warrants trade in HOSE hours in lots of 100 and settle on T+2. In the money at expiry, cash is paid automatically within five working days.</p>
${callout('Most warrants lose value fast in their last month. Use only money that you can afford to lose entirely.')}
<h2>Market making</h2>
<p>We quote both sides for the warrants we issue throughout continuous trading, and publish daily the shares that we hold as a hedge.</p>`,
      ko: `
<p>콜 워런트는 만기일에 기초 주식이 행사가격보다 높으면 차액을 받는 상품입니다. 처음에 지불한 금액보다 더 잃지 않습니다.</p>
<h2>확인할 네 가지 조건</h2>
<ul><li><strong>행사가격</strong>: 만기에 비교하는 기준</li><li><strong>전환비율</strong>: 주식 1주에 해당하는 워런트 수</li><li><strong>만기일</strong>: 가까울수록 시간가치가 줄어듭니다</li><li><strong>발행사</strong>: 지급 의무를 지는 기관</li></ul>
${table(
  'ko',
  '매수가 1,000동, 행사가격 25,000동, 비율 5:1',
  ['주가', '워런트당 지급액', '수익률'],
  [
    ['24,000', '0', '−100%'],
    ['27,500', '500', '−50%'],
    ['30,000', '1,000', '0%'],
    ['35,000', '2,000', '+100%'],
  ],
)}
${figure('gia-tri-chung-quyen', '워런트 가치 곡선', '만기가 가까워질수록 가치가 줄어듭니다. 예시 데이터.')}
<h2>거래 방법</h2>
<p>HOSE 거래 시간에 100단위로 거래하며 T+2로 결제합니다. 당사는 발행 종목에 대해 양방향 호가를 제시합니다.</p>
${callout('대부분의 워런트는 마지막 달에 가치가 빠르게 줄어듭니다. 전액 손실을 감당할 수 있는 자금만 사용하십시오.')}`,
    },
  },
  {
    slug: 'trai-phieu-doanh-nghiep',
    categoryId: 41,
    back: 44,
    title: { vi: 'Trái phiếu doanh nghiệp', en: 'Corporate bonds', ko: '회사채' },
    description: {
      vi: 'Trái phiếu niêm yết và phát hành ra công chúng, kèm hồ sơ tổ chức phát hành dễ đọc.',
      en: 'Listed and publicly offered bonds with readable issuer files.',
      ko: '상장·공모 회사채와 이해하기 쉬운 발행사 자료를 제공합니다.',
    },
    content: {
      vi: `
<p>Mua trái phiếu là cho doanh nghiệp vay. Bạn nhận lãi định kỳ và gốc khi đáo hạn, miễn là doanh nghiệp trả được nợ. Câu hỏi quan trọng nhất không phải lãi suất bao nhiêu mà là ai trả và bằng gì.</p>
<h2>Chúng tôi phân phối gì</h2>
<ul><li>Trái phiếu chào bán ra công chúng và niêm yết trên HNX: mọi nhà đầu tư.</li><li>Trái phiếu riêng lẻ: chỉ nhà đầu tư chứng khoán chuyên nghiệp đã được xác nhận.</li></ul>
<h2>Đọc một trái phiếu trong năm phút</h2>
${table(
  'vi',
  'Hồ sơ mẫu',
  ['Mục', 'Nội dung'],
  [
    ['Kỳ hạn', '36 tháng'],
    ['Lãi suất', '9,0%/năm, trả 6 tháng một lần'],
    ['Tài sản bảo đảm', 'Cổ phiếu, tỷ lệ 150%'],
    ['Nợ vay/vốn chủ', '0,9 lần'],
    ['Mua lại trước hạn', 'Sau 12 tháng'],
  ],
)}
<h3>Bốn câu nên hỏi</h3>
<ol><li>Dòng tiền nào sẽ trả gốc?</li><li>Tài sản bảo đảm là gì, ai định giá?</li><li>Nếu cần tiền sớm, bán cho ai và giá nào?</li><li>Doanh nghiệp đã từng chậm thanh toán chưa?</li></ol>
${figure('bac-thang-trai-phieu', 'Các bậc thang của dòng tiền trái phiếu', 'Dòng tiền lãi và gốc theo thời gian. Dữ liệu minh họa.')}
<h2>Thuế và thanh toán</h2>
<p>Lãi trái phiếu chịu thuế 5%, bán lại chịu thuế 0,1% giá trị giao dịch. Trái phiếu niêm yết thanh toán T+1 trên hệ thống của sở.</p>
${callout('Trái phiếu không phải tiền gửi. Tổ chức phát hành có thể mất khả năng thanh toán; công ty chứng khoán phân phối không bảo lãnh việc trả nợ.')}
<p>Mỗi trái phiếu do Sông Ngân phân phối có một trang riêng, cập nhật báo cáo tài chính và tin của tổ chức phát hành theo quý.</p>`,
      en: `
<p>Buying a bond is lending to a company. You receive interest and, at maturity, your principal, provided the company can pay. The question is less how much it pays than who pays and out of what.</p>
<h2>What we distribute</h2>
<ul><li>Bonds offered to the public and listed on HNX: open to everyone.</li><li>Private placements: confirmed professional investors only.</li></ul>
<h2>Read a bond in five minutes</h2>
${table(
  'en',
  'Sample file',
  ['Item', 'Terms'],
  [
    ['Tenor', '36 months'],
    ['Coupon', '9.0% a year, paid half-yearly'],
    ['Collateral', 'Shares, 150% cover'],
    ['Debt to equity', '0.9'],
    ['Early redemption', 'After 12 months'],
  ],
)}
<h3>Four questions to ask</h3>
<ol><li>Which cash flow repays the principal?</li><li>What is the collateral and who valued it?</li><li>If you need cash early, who buys and at what price?</li><li>Has the issuer ever paid late?</li></ol>
${figure('bac-thang-trai-phieu', 'Steps of a bond cash flow', 'Interest and principal over time. Illustrative data.')}
<h2>Tax and settlement</h2>
<p>Coupons are taxed at 5% and resale at 0.1% of value. Listed bonds settle on T+1.</p>
${callout('A bond is not a deposit. An issuer may default, and the distributing broker does not guarantee repayment.')}
<p>Every bond we distribute has its own page, with financial statements and issuer news updated each quarter.</p>`,
      ko: `
<p>채권 매수는 기업에 자금을 빌려주는 것입니다. 기업이 지급할 수 있는 한 정기적으로 이자를 받고 만기에 원금을 돌려받습니다.</p>
<h2>판매 상품</h2>
<ul><li>HNX 상장 공모채: 모든 투자자</li><li>사모채: 확인된 전문투자자</li></ul>
${table(
  'ko',
  '예시 자료',
  ['항목', '내용'],
  [
    ['만기', '36개월'],
    ['금리', '연 9.0%, 6개월마다 지급'],
    ['담보', '주식, 담보비율 150%'],
    ['부채비율', '0.9배'],
    ['조기상환', '12개월 이후'],
  ],
)}
<h2>확인할 네 가지</h2>
<ol><li>원금은 어떤 현금흐름으로 상환됩니까?</li><li>담보는 무엇이며 누가 평가하였습니까?</li><li>중도에 매도할 수 있습니까?</li><li>연체 이력이 있습니까?</li></ol>
${figure('bac-thang-trai-phieu', '채권 현금흐름 계단', '이자와 원금의 흐름입니다. 예시 데이터.')}
<p>이자에는 5%, 매도에는 거래금액의 0.1% 세금이 부과됩니다.</p>
${callout('채권은 예금이 아닙니다. 발행사가 지급하지 못할 수 있으며 판매 증권사는 상환을 보증하지 않습니다.')}`,
    },
  },
]
