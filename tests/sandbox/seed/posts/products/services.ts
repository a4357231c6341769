import type { Draft } from '../../post'
import { callout, figure, table } from '../../html'

export const serviceProducts: readonly Draft[] = [
  {
    slug: 'ung-truoc-tien-ban',
    categoryId: 43,
    back: 46,
    title: { vi: 'Ứng trước tiền bán', en: 'Advance on sale proceeds', ko: '매도대금 선지급' },
    description: {
      vi: 'Dùng tiền bán cổ phiếu ngay trong ngày thay vì chờ đến T+2.',
      en: 'Use the proceeds of a sale the same day instead of waiting for T+2.',
      ko: 'T+2를 기다리지 않고 매도대금을 당일 사용합니다.',
    },
    content: {
      vi: `
<p>Khi bán cổ phiếu, tiền về vào chiều ngày T+2. Ứng trước cho phép bạn dùng ngay khoản tiền này để mua mã khác hoặc rút về ngân hàng, và tự động hoàn khi tiền bán về.</p>
<h2>Phí được tính ra sao</h2>
<p>Phí = số tiền ứng × lãi suất năm ÷ 365 × số ngày lịch từ ngày ứng đến ngày tiền về. Bán thứ Năm thì ngày T+2 là thứ Hai, nên số ngày là bốn.</p>
${table(
  'vi',
  'Phí ứng 100 triệu đồng, lãi suất 11%/năm',
  ['Ngày bán', 'Số ngày', 'Phí'],
  [
    ['Thứ Hai', '2', '60.274 đ'],
    ['Thứ Ba', '2', '60.274 đ'],
    ['Thứ Năm', '4', '120.548 đ'],
    ['Thứ Sáu', '4', '120.548 đ'],
  ],
)}
<h2>Hai cách dùng</h2>
<ul><li><strong>Theo yêu cầu</strong>: chọn số tiền, xem phí trước, xác thực bằng Smart OTP.</li><li><strong>Tự động</strong>: hệ thống chỉ ứng phần còn thiếu khi lệnh mua được khớp, phí thấp nhất có thể.</li></ul>
<h3>Ai nên dùng</h3>
<p>Người cơ cấu danh mục trong ngày và không muốn vay ký quỹ. Nếu chưa cần tiền, chờ thanh toán là lựa chọn rẻ nhất.</p>
${figure('dong-tien-ung-truoc', 'Dòng tiền đi trước ngày thanh toán', 'Tiền bán được dùng sớm hai ngày. Dữ liệu minh họa.')}
${callout('Nếu giao dịch bán bị hủy do lỗi, khoản ứng phải được hoàn lại ngay trong ngày.')}
<h2>Câu hỏi thường gặp</h2>
<p>Không có số tiền ứng tối thiểu; phí tối thiểu mỗi lần là 10.000 đồng. Bạn xem lại mọi lần ứng trong mục Lịch sử tiền. Cách thao tác có trong <a href="/article/su-dung-ung-truoc">bài hướng dẫn</a>.</p>`,
      en: `
<p>When you sell, cash arrives on the afternoon of T+2. An advance lets you use it now, to buy something else or to withdraw, and is repaid by itself when the proceeds settle.</p>
<h2>How the fee works</h2>
<p>Fee = amount × annual rate ÷ 365 × calendar days until settlement. Sell on Thursday and T+2 is Monday: four days.</p>
${table(
  'en',
  'Fee for VND 100 million at 11% a year',
  ['Sold on', 'Days', 'Fee'],
  [
    ['Monday', '2', 'VND 60,274'],
    ['Tuesday', '2', 'VND 60,274'],
    ['Thursday', '4', 'VND 120,548'],
    ['Friday', '4', 'VND 120,548'],
  ],
)}
<h2>Two ways to use it</h2>
<ul><li><strong>On request</strong>: choose the amount, see the fee, confirm with Smart OTP.</li><li><strong>Automatic</strong>: we advance only what a filled order still needs.</li></ul>
<h3>Who it suits</h3>
<p>Those who rebalance within a day without margin. If you do not need the cash, waiting costs nothing.</p>
${figure('dong-tien-ung-truoc', 'Cash moving ahead of settlement', 'Proceeds two days early. Illustrative data.')}
${callout('If a sale is cancelled because of an error, the advance is due back the same day.')}
<h2>Good to know</h2>
<p>There is no minimum amount; the minimum fee is VND 10,000. See <a href="/en/article/su-dung-ung-truoc">the guide</a>.</p>`,
      ko: `
<p>주식을 매도하면 대금은 T+2일 오후에 입금됩니다. 선지급을 이용하면 이 금액을 바로 재투자하거나 출금할 수 있으며 결제 시 자동으로 상환됩니다.</p>
<h2>수수료 계산</h2>
<p>수수료 = 금액 × 연이율 ÷ 365 × 결제일까지의 일수입니다. 목요일에 매도하면 T+2일은 월요일이므로 4일입니다.</p>
${table(
  'ko',
  '1억 동, 연 11% 기준 수수료',
  ['매도일', '일수', '수수료'],
  [
    ['월요일', '2', '60,274동'],
    ['화요일', '2', '60,274동'],
    ['목요일', '4', '120,548동'],
    ['금요일', '4', '120,548동'],
  ],
)}
<h2>이용 방법</h2>
<ul><li><strong>신청형</strong>: 금액과 수수료를 확인하고 스마트 OTP로 인증합니다.</li><li><strong>자동형</strong>: 체결된 주문에 부족한 금액만 선지급합니다.</li></ul>
${figure('dong-tien-ung-truoc', '결제보다 앞선 자금 흐름', '매도대금을 이틀 먼저 사용합니다. 예시 데이터.')}
${callout('오류로 매도가 취소되면 선지급금을 당일 상환하셔야 합니다.')}`,
    },
  },
  {
    slug: 'tu-van-dau-tu',
    categoryId: 43,
    back: 47,
    title: { vi: 'Tư vấn đầu tư', en: 'Investment advice', ko: '투자 자문' },
    description: {
      vi: 'Chuyên viên có chứng chỉ hành nghề, khuyến nghị bằng văn bản và báo cáo hiệu quả hằng quý.',
      en: 'Licensed advisers, written recommendations and a performance report every quarter.',
      ko: '자격을 갖춘 자문역이 서면 의견과 분기별 성과 보고서를 제공합니다.',
    },
    content: {
      vi: `
<p>Tư vấn tốt bắt đầu bằng câu hỏi về bạn, không phải về thị trường: khi nào cần tiền, chịu được lỗ bao nhiêu, đã có những tài sản gì. Từ đó chuyên viên mới đề xuất tỷ trọng và mã cụ thể.</p>
<h2>Quy trình bốn bước</h2>
<ol><li>Bảng khảo sát khẩu vị rủi ro, 12 câu, khoảng 10 phút.</li><li>Đề xuất phân bổ bằng văn bản, nêu cả kịch bản lỗ.</li><li>Bạn quyết định và tự đặt lệnh; chuyên viên không giao dịch thay.</li><li>Xem lại hằng quý, so với chỉ số tham chiếu.</li></ol>
<h2>Ba gói dịch vụ</h2>
${table(
  'vi',
  'Phạm vi từng gói',
  ['Gói', 'Tài sản', 'Phí', 'Nội dung'],
  [
    ['Cơ bản', 'Mọi mức', '0 đ', 'Báo cáo, hội thảo, giải đáp'],
    ['Đồng hành', 'Từ 500 triệu', '0,3%/năm', 'Chuyên viên riêng, danh mục mẫu'],
    ['Chuyên sâu', 'Từ 5 tỷ', '0,6%/năm', 'Phân bổ theo mục tiêu, báo cáo quý'],
  ],
)}
<h3>Chúng tôi không làm gì</h3>
<ul><li>Không hứa lợi nhuận, không nhận ủy thác đầu tư trá hình.</li><li>Không trả hoa hồng cho chuyên viên theo số lần khách hàng giao dịch.</li><li>Không gửi “mã nóng” qua nhóm chat.</li></ul>
${figure('phan-bo-tai-san', 'Các vòng tròn phân bổ tài sản', 'Một phân bổ cân bằng. Dữ liệu minh họa.')}
${callout('Khuyến nghị dựa trên thông tin bạn cung cấp và có thể sai. Kết quả trong quá khứ không bảo đảm cho tương lai.')}
<h2>Đặt lịch</h2>
<p>Gọi 1900 6277 hoặc đến <a href="/contact#our-network">chi nhánh gần nhất</a>. Buổi đầu tiên miễn phí và không ràng buộc.</p>`,
      en: `
<p>Good advice starts with questions about you, not the market: when you need the money, how much loss you can bear, what you already own. Only then do we talk about weights and names.</p>
<h2>Four steps</h2>
<ol><li>A risk questionnaire: 12 questions, about ten minutes.</li><li>A written allocation, including what a bad year looks like.</li><li>You decide and place the orders; advisers never trade for you.</li><li>A quarterly review against a benchmark.</li></ol>
<h2>Three plans</h2>
${table(
  'en',
  'What each plan covers',
  ['Plan', 'Assets', 'Fee', 'Includes'],
  [
    ['Basic', 'Any', 'Free', 'Research, webinars, answers'],
    ['Companion', 'From VND 500m', '0.3% a year', 'Own adviser, model portfolio'],
    ['In depth', 'From VND 5bn', '0.6% a year', 'Goal-based allocation, quarterly report'],
  ],
)}
<h3>What we do not do</h3>
<ul><li>Promise returns or manage money off the books.</li><li>Pay advisers by how often you trade.</li><li>Send hot tips to chat groups.</li></ul>
${figure('phan-bo-tai-san', 'Rings of an asset allocation', 'A balanced allocation. Illustrative data.')}
${callout('Recommendations rest on what you tell us and can be wrong. Past results do not guarantee future ones.')}
<h2>Book a meeting</h2>
<p>Call 1900 6277 or visit <a href="/en/contact#our-network">your nearest branch</a>. The first meeting is free.</p>`,
      ko: `
<p>좋은 자문은 시장이 아니라 고객에 대한 질문에서 시작합니다. 자금이 필요한 시기, 감당할 수 있는 손실, 현재 자산을 먼저 확인합니다.</p>
<h2>네 단계 절차</h2>
<ol><li>12문항 위험 성향 설문(약 10분)</li><li>손실 시나리오를 포함한 서면 자산 배분안</li><li>고객이 직접 결정하고 주문(자문역의 대리 거래 없음)</li><li>분기별 성과 점검</li></ol>
${table(
  'ko',
  '서비스 구성',
  ['구분', '자산', '보수', '내용'],
  [
    ['기본', '제한 없음', '무료', '보고서, 세미나, 상담'],
    ['동행', '5억 동 이상', '연 0.3%', '전담 자문역, 모델 포트폴리오'],
    ['심층', '50억 동 이상', '연 0.6%', '목표 기반 배분, 분기 보고서'],
  ],
)}
<h2>하지 않는 일</h2>
<ul><li>수익을 약속하거나 사적으로 자금을 운용하지 않습니다.</li><li>거래 횟수에 따라 자문역에게 보수를 지급하지 않습니다.</li></ul>
${figure('phan-bo-tai-san', '자산 배분을 나타낸 원', '균형 배분의 예입니다. 예시 데이터.')}
${callout('자문 의견은 고객이 제공한 정보에 근거하며 틀릴 수 있습니다. 과거 성과가 미래를 보장하지 않습니다.')}`,
    },
  },
]
