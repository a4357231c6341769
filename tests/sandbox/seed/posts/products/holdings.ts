import type { Draft } from '../../post'
import { callout, figure, table } from '../../html'

export const holdingProducts: readonly Draft[] = [
  {
    slug: 'chung-chi-quy-va-etf',
    categoryId: 41,
    back: 45,
    title: { vi: 'Chứng chỉ quỹ và ETF', en: 'Funds and ETFs', ko: '펀드와 ETF' },
    description: {
      vi: 'Đầu tư đa dạng từ số tiền nhỏ, tích lũy tự động hằng tháng.',
      en: 'Diversify with small amounts and save automatically every month.',
      ko: '소액으로 분산 투자하고 매월 자동으로 적립합니다.',
    },
    content: {
      vi: `
<p>Một chứng chỉ quỹ là phần sở hữu trong cả một danh mục. Bạn không phải chọn từng mã, và rủi ro của một doanh nghiệp riêng lẻ được chia nhỏ.</p>
<h2>Chọn loại quỹ</h2>
${table(
  'vi',
  'So sánh quỹ mở và ETF',
  ['Tiêu chí', 'Quỹ mở', 'ETF'],
  [
    ['Cách mua', 'Đặt lệnh theo NAV', 'Khớp lệnh trên sàn'],
    ['Giá', 'NAV cuối ngày', 'Theo thị trường trong phiên'],
    ['Tối thiểu', '100.000 đ', '1 lô hoặc lô lẻ'],
    ['Phí quản lý', '0,8 – 2,0%/năm', '0,5 – 0,8%/năm'],
    ['Nhận tiền bán', 'T+3 đến T+5', 'T+2'],
  ],
)}
<h2>Tích lũy định kỳ</h2>
<p>Chọn số tiền và ngày trong tháng, hệ thống tự đặt lệnh. Cách này loại bỏ câu hỏi “hôm nay có nên mua không” và bình quân giá vốn theo thời gian. Thử với <a href="/calculator">công cụ tính tích lũy</a> để thấy cả kịch bản thua lỗ.</p>
<h3>Phí ăn mòn bao nhiêu</h3>
<p>Với 5 triệu đồng mỗi tháng trong 15 năm và lợi suất 9%, chênh lệch phí 1%/năm làm giảm khoảng 8% số tiền cuối kỳ. Hãy nhìn phí quản lý trước khi nhìn lợi suất năm ngoái.</p>
${figure('tich-luy-bac-thang', 'Các bậc thang của khoản tích lũy đều', 'Tích lũy theo thời gian. Dữ liệu minh họa.')}
<ul><li>Mua bán quỹ mở của các công ty quản lý quỹ trên cùng một màn hình.</li><li>Không phí phát hành với lệnh tích lũy định kỳ.</li><li>Báo cáo danh mục quỹ hằng tháng.</li></ul>
${callout('Giá chứng chỉ quỹ có thể thấp hơn lúc mua. ETF có thể giao dịch chênh lệch so với NAV khi thanh khoản thấp.')}`,
      en: `
<p>A fund unit is a share of a whole portfolio. You need not pick stocks, and the risk of any single company is spread.</p>
<h2>Which kind of fund</h2>
${table(
  'en',
  'Open-end funds and ETFs',
  ['Feature', 'Open-end fund', 'ETF'],
  [
    ['How to buy', 'Order at NAV', 'On the exchange'],
    ['Price', 'NAV at day end', 'Market price'],
    ['Minimum', 'VND 100,000', 'One lot or odd lot'],
    ['Management fee', '0.8–2.0% a year', '0.5–0.8% a year'],
    ['Sale proceeds', 'T+3 to T+5', 'T+2'],
  ],
)}
<h2>Regular saving</h2>
<p>Choose an amount and a day of the month and we place the order. It removes the question whether today is a good day and averages your cost. Try the <a href="/en/calculator">savings calculator</a>, losing scenario included.</p>
<h3>What fees cost</h3>
<p>Save VND 5 million a month for 15 years at 9%, and one percentage point more in fees takes about 8% of the final sum. Look at the fee before last year's return.</p>
${figure('tich-luy-bac-thang', 'Terraces of regular saving', 'Saving over time. Illustrative data.')}
<ul><li>Funds of many managers on one screen.</li><li>No entry fee on regular plans.</li><li>Portfolio report every month.</li></ul>
${callout('Units can be worth less than you paid. ETFs may trade away from NAV when liquidity is thin.')}`,
      ko: `
<p>펀드는 포트폴리오 전체의 지분입니다. 종목을 직접 고르지 않아도 되고 개별 기업의 위험이 분산됩니다.</p>
<h2>상품 비교</h2>
${table(
  'ko',
  '개방형 펀드와 ETF',
  ['구분', '개방형 펀드', 'ETF'],
  [
    ['매수 방법', '기준가 주문', '거래소 매매'],
    ['가격', '당일 기준가', '시장 가격'],
    ['최소 금액', '100,000동', '1주 이상'],
    ['운용보수', '연 0.8~2.0%', '연 0.5~0.8%'],
    ['대금 지급', 'T+3~T+5', 'T+2'],
  ],
)}
<h2>적립식 투자</h2>
<p>금액과 날짜를 정하면 자동으로 주문합니다. <a href="/kr/calculator">적립 계산기</a>에서 손실 시나리오까지 확인해 보십시오.</p>
${figure('tich-luy-bac-thang', '적립을 나타낸 계단', '시간에 따른 적립입니다. 예시 데이터.')}
${callout('펀드 가격은 매수 시점보다 낮아질 수 있으며 ETF는 순자산가치와 다르게 거래될 수 있습니다.')}`,
    },
  },
  {
    slug: 'luu-ky-chung-khoan',
    categoryId: 43,
    back: 48,
    title: { vi: 'Lưu ký chứng khoán', en: 'Custody', ko: '증권 예탁' },
    description: {
      vi: 'Giữ hộ, thực hiện quyền và đối chiếu tài sản hằng ngày với trung tâm lưu ký.',
      en: 'Safekeeping, corporate actions and daily reconciliation with the depository.',
      ko: '증권 보관, 권리 행사, 예탁기관과의 일일 대사를 제공합니다.',
    },
    content: {
      vi: `
<p>Chứng khoán của bạn được ghi nhận tại tổng công ty lưu ký và bù trừ (VSDC), tách biệt với tài sản của Sông Ngân. Nếu công ty gặp khó khăn, tài sản này vẫn là của bạn.</p>
<h2>Dịch vụ gồm</h2>
<ul><li>Lưu ký chứng khoán giấy, rút và chuyển khoản.</li><li>Thực hiện quyền: cổ tức, quyền mua, bỏ phiếu.</li><li>Phong tỏa, cầm cố theo yêu cầu của ngân hàng.</li><li>Sao kê có chữ ký số, gửi qua email.</li></ul>
<h2>Đối chiếu hằng ngày</h2>
<p>Mỗi tối, số dư của từng khách hàng được đối chiếu với VSDC. Sai lệch, nếu có, phải được giải thích trước 8:30 sáng hôm sau.</p>
${table(
  'vi',
  'Phí lưu ký thu hộ',
  ['Loại', 'Phí mỗi tháng'],
  [
    ['Cổ phiếu, chứng chỉ quỹ', '0,27 đ/đơn vị'],
    ['Trái phiếu doanh nghiệp', '0,18 đ/đơn vị'],
    ['Chứng quyền', '0,27 đ/đơn vị'],
  ],
)}
${figure('vong-luu-ky', 'Các vòng tròn tách biệt tài sản khách hàng', 'Tài sản khách hàng tách khỏi tài sản công ty.')}
<h3>Tiền của bạn ở đâu</h3>
<p>Tiền gửi giao dịch nằm tại tài khoản chuyên dụng ở ngân hàng thương mại, quản lý tách bạch theo từng khách hàng và không được dùng cho hoạt động của công ty.</p>
${callout('Chuyển quyền sở hữu ngoài hệ thống giao dịch chỉ thực hiện được trong các trường hợp luật cho phép, như thừa kế hoặc cho tặng.')}`,
      en: `
<p>Your securities are recorded with the depository and clearing corporation (VSDC), apart from our own assets. Whatever happens to the firm, they stay yours.</p>
<h2>What it covers</h2>
<ul><li>Deposit of certificates, withdrawal and transfer.</li><li>Corporate actions: dividends, rights, votes.</li><li>Blocking and pledging for your bank.</li><li>Digitally signed statements by email.</li></ul>
<h2>Reconciled every day</h2>
<p>Each evening every client's balance is compared with VSDC. A difference must be explained by 8:30 the next morning.</p>
${table(
  'en',
  'Custody fees collected for the depository',
  ['Type', 'Fee a month'],
  [
    ['Shares and funds', 'VND 0.27 a unit'],
    ['Corporate bonds', 'VND 0.18 a unit'],
    ['Warrants', 'VND 0.27 a unit'],
  ],
)}
${figure('vong-luu-ky', 'Rings keeping client assets apart', 'Client assets are kept apart from ours.')}
<h3>Where your cash is</h3>
<p>Trading cash sits in dedicated accounts with commercial banks, recorded client by client, and may not be used for our business.</p>
${callout('Ownership can be transferred outside the market only where the law allows, such as inheritance or gifts.')}`,
      ko: `
<p>고객의 증권은 예탁결제기관(VSDC)에 당사 자산과 분리하여 기록됩니다. 회사에 문제가 생겨도 고객의 자산은 보호됩니다.</p>
<h2>제공 서비스</h2>
<ul><li>실물 증권 예탁, 인출, 대체</li><li>배당, 신주인수권, 의결권 행사</li><li>질권 설정과 지급 정지</li><li>전자서명 잔고증명서</li></ul>
${table(
  'ko',
  '대신 징수하는 예탁 수수료',
  ['구분', '월 수수료'],
  [
    ['주식·펀드', '단위당 0.27동'],
    ['회사채', '단위당 0.18동'],
    ['워런트', '단위당 0.27동'],
  ],
)}
${figure('vong-luu-ky', '고객 자산의 분리 보관', '고객 자산은 회사 자산과 분리됩니다.')}
<h2>일일 대사</h2>
<p>매일 저녁 고객별 잔고를 예탁기관과 대조하며, 차이가 있으면 다음 날 8시 30분까지 원인을 확인합니다.</p>
${callout('시장 밖의 소유권 이전은 상속, 증여 등 법이 허용하는 경우에만 가능합니다.')}`,
    },
  },
]
