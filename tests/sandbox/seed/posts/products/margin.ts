import type { Draft } from '../../post'
import { callout, figure, table } from '../../html'

const slug = 'giao-dich-ky-quy'

export const margin: Draft = {
  slug,
  categoryId: 43,
  back: 41,
  title: { vi: 'Giao dịch ký quỹ', en: 'Margin trading', ko: '신용거래' },
  description: {
    vi: 'Vay để mua cổ phiếu trong danh mục được phép, với tỷ lệ ban đầu từ 50% và cảnh báo trước khi chạm ngưỡng.',
    en: 'Borrow to buy eligible shares, with initial margin from 50% and warnings well before the threshold.',
    ko: '최초 증거금률 50% 이상으로 대상 종목을 매수하고, 기준에 닿기 전에 경고를 받습니다.',
  },
  content: {
    vi: `
<p>Giao dịch ký quỹ cho phép bạn mua nhiều hơn số tiền đang có bằng cách vay công ty chứng khoán, với chính cổ phiếu mua được làm tài sản bảo đảm. Lãi và lỗ đều được nhân lên, vì vậy sản phẩm này chỉ phù hợp khi bạn hiểu rõ cách tính và có kế hoạch cho tình huống xấu.</p>
<h2>Hai con số phải nhớ</h2>
<p>Tỷ lệ ký quỹ ban đầu là phần vốn của bạn khi mua, theo quy định không thấp hơn 50%. Tỷ lệ duy trì là mức tối thiểu trong suốt thời gian vay, không thấp hơn 30%. Sông Ngân đặt mức cảnh báo ở 40% để bạn có thời gian xử lý.</p>
${table(
  'vi',
  'Ví dụ: vốn 100 triệu, vay 100 triệu, mua 200 triệu đồng cổ phiếu',
  ['Giá thay đổi', 'Giá trị danh mục', 'Vốn còn lại', 'Tỷ lệ'],
  [
    ['0%', '200 triệu', '100 triệu', '50,0%'],
    ['−10%', '180 triệu', '80 triệu', '44,4%'],
    ['−17%', '166 triệu', '66 triệu', '39,8% (cảnh báo)'],
    ['−29%', '142 triệu', '42 triệu', '29,6% (bổ sung)'],
  ],
)}
${figure('bac-thang-ky-quy', 'Các bậc thang giảm dần của tỷ lệ ký quỹ', 'Tỷ lệ ký quỹ giảm nhanh hơn giá cổ phiếu. Dữ liệu minh họa.')}
<h2>Chúng tôi làm gì khác</h2>
<ul><li><strong>Cảnh báo hai lần</strong>: ở 40% qua ứng dụng, ở 35% qua tin nhắn và cuộc gọi.</li><li><strong>Máy tính kịch bản</strong>: nhập mức giảm giá để thấy khi nào bị gọi bổ sung, trước khi vay.</li><li><strong>Hạn mức rõ ràng</strong>: dưới 5 tỷ đồng duyệt tự động; trên 5 tỷ đồng có thẩm định riêng.</li></ul>
<h3>Danh mục và lãi suất</h3>
<p>Danh mục cổ phiếu được vay cập nhật mỗi sáng trước 8:30. Lãi tính theo ngày trên dư nợ thực tế; trả nợ bất cứ lúc nào không mất phí. Thời hạn mỗi khoản vay là 90 ngày và có thể gia hạn theo quy định.</p>
<h2>Khi bị gọi bổ sung</h2>
<ol><li>Nộp thêm tiền hoặc chuyển thêm cổ phiếu được phép.</li><li>Bán bớt để giảm dư nợ.</li><li>Nếu không thực hiện trong thời hạn hợp đồng, công ty được quyền bán chứng khoán bảo đảm.</li></ol>
${callout('Bạn có thể mất nhiều hơn dự tính khi giá giảm sàn nhiều phiên liên tiếp và không có thanh khoản. Nhà đầu tư nước ngoài không được giao dịch ký quỹ theo quy định hiện hành.')}
<h2>Đăng ký</h2>
<p>Dịch vụ được chọn sẵn khi mở tài khoản và bạn có thể bỏ chọn chỉ bằng một lần chạm. Khách hàng hiện tại đăng ký trong mục Dịch vụ của Web Trading. Hãy đọc thêm <a href="/article/ty-le-ky-quy">cách tính tỷ lệ ký quỹ</a>.</p>`,
    en: `
<p>Margin lets you buy more than your own cash by borrowing from the broker against the shares themselves. Gains and losses are both magnified, so it only suits you if you understand the arithmetic and have a plan for bad days.</p>
<h2>Two numbers to remember</h2>
<p>Initial margin is your own share of a purchase, at least 50% by regulation. Maintenance margin is the least you must keep while you borrow, at least 30%. We warn you at 40%, so that you have time to act.</p>
${table(
  'en',
  'Example: VND 100m of your own, VND 100m borrowed, VND 200m of shares',
  ['Price change', 'Portfolio', 'Your equity', 'Ratio'],
  [
    ['0%', '200m', '100m', '50.0%'],
    ['−10%', '180m', '80m', '44.4%'],
    ['−17%', '166m', '66m', '39.8% (warning)'],
    ['−29%', '142m', '42m', '29.6% (call)'],
  ],
)}
${figure('bac-thang-ky-quy', 'Steps falling as the margin ratio declines', 'The ratio falls faster than the price. Illustrative data.')}
<h2>What we do differently</h2>
<ul><li><strong>Two warnings</strong>: in the app at 40%, by text and phone at 35%.</li><li><strong>Scenario calculator</strong>: enter a fall in price and see when a call would come, before you borrow.</li><li><strong>Clear limits</strong>: up to VND 5 billion is approved automatically; more than that is assessed.</li></ul>
<h3>Eligible shares and interest</h3>
<p>The list is updated before 8:30 each morning. Interest accrues daily on what you actually owe; repay at any time without charge. Each loan runs for 90 days and can be extended within the rules.</p>
<h2>If you get a call</h2>
<ol><li>Add cash or eligible shares.</li><li>Sell part of the position to reduce the loan.</li><li>If neither happens within the contract period, we may sell the collateral.</li></ol>
${callout('You can lose more than planned when prices fall to the floor for several sessions without buyers. Under current rules foreign investors may not trade on margin.')}
<h2>Sign up</h2>
<p>The service is pre-selected when you open an account and can be switched off with one tap. Existing clients sign up under Services in Web Trading. See also <a href="/en/article/ty-le-ky-quy">how margin ratios are calculated</a>.</p>`,
    ko: `
<p>신용거래는 매수한 주식을 담보로 자금을 빌려 보유 현금보다 많이 매수하는 거래입니다. 이익과 손실이 모두 커지므로 계산 방식을 이해하고 하락에 대비한 계획이 있을 때만 적합합니다.</p>
<h2>기억해야 할 두 가지 비율</h2>
<p>최초 증거금률은 매수할 때 필요한 자기자금의 비율로 규정상 50% 이상입니다. 유지 증거금률은 융자 기간에 지켜야 할 최소 비율로 30% 이상입니다. 당사는 40%에서 미리 경고해 드립니다.</p>
${table(
  'ko',
  '예: 자기자금 1억 동, 융자 1억 동으로 2억 동 매수',
  ['가격 변동', '평가금액', '순자산', '비율'],
  [
    ['0%', '2억 동', '1억 동', '50.0%'],
    ['−10%', '1억 8,000만 동', '8,000만 동', '44.4%'],
    ['−17%', '1억 6,600만 동', '6,600만 동', '39.8%(경고)'],
    ['−29%', '1억 4,200만 동', '4,200만 동', '29.6%(마진콜)'],
  ],
)}
${figure('bac-thang-ky-quy', '증거금률 하락을 나타낸 계단', '증거금률은 주가보다 빠르게 낮아집니다. 예시 데이터.')}
<h2>송응언의 신용거래</h2>
<ul><li><strong>두 번의 경고</strong>: 40%에서 앱 알림, 35%에서 문자와 전화로 안내합니다.</li><li><strong>시나리오 계산기</strong>: 융자를 받기 전에 마진콜 시점을 확인할 수 있습니다.</li><li><strong>명확한 한도</strong>: 50억 동 미만은 자동 승인, 초과분은 별도로 심사합니다.</li></ul>
<h2>마진콜이 발생하면</h2>
<ol><li>현금이나 대상 주식을 추가합니다.</li><li>일부를 매도하여 융자를 줄입니다.</li><li>계약 기한까지 조치하지 않으면 담보 증권이 매도될 수 있습니다.</li></ol>
${callout('하한가가 이어지고 거래가 없으면 예상보다 큰 손실이 날 수 있습니다. 현행 규정상 외국인 투자자는 신용거래를 할 수 없습니다.')}
<p>계좌 개설 시 기본으로 선택되어 있으며 한 번의 터치로 해제할 수 있습니다. <a href="/kr/article/ty-le-ky-quy">증거금률 계산 방법</a>도 확인하시기 바랍니다.</p>`,
  },
}
