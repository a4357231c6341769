import type { Draft } from '../../post'
import { categoryIds } from '../../catalog/categories'
import { callout, figure } from '../../html'

/** The article that the founder page shows; the site asks for it by id. */
export const founder: Draft = {
  slug: 'nha-sang-lap',
  categoryId: categoryIds.about,
  back: 100,
  title: { vi: 'Thư của nhà sáng lập', en: 'A letter from our founder', ko: '창업자의 편지' },
  description: {
    vi: 'Vì sao Sông Ngân ra đời và điều chúng tôi giữ nguyên sau nhiều năm.',
    en: 'Why Songngan was founded, and what has not changed since.',
    ko: '송응언증권을 세운 이유와 지금까지 지켜 온 원칙을 전합니다.',
  },
  content: {
    vi: `
<p>Năm 2010, chúng tôi có 18 người, một phòng giao dịch và một tấm bảng giá lớn. Khách hàng đầu tiên là một cô giáo về hưu, mang theo cuốn sổ ghi tay từng lần mua bán. Cô hỏi: “Làm sao để tôi biết mình đang lãi thật hay lỗ thật?”</p>
<p>Câu hỏi ấy trở thành lý do tồn tại của Sông Ngân. Ngành chứng khoán giỏi nói về cơ hội, nhưng ít khi nói rõ chi phí, rủi ro và kết quả thực. Chúng tôi muốn làm ngược lại.</p>
<h2>Ba điều không đổi</h2>
<h3>Nói cả phần khó nghe</h3>
<p>Mọi công cụ tính của chúng tôi đều có kịch bản thua lỗ. Mỗi quý, trung tâm phân tích công bố những khuyến nghị sai cùng với những khuyến nghị đúng.</p>
<h3>Không thưởng theo số lần giao dịch</h3>
<p>Chuyên viên được đánh giá bằng việc khách hàng có ở lại hay không, không phải bằng tổng phí thu được trong tháng.</p>
<h3>Công nghệ phục vụ sự rõ ràng</h3>
<p>Một phiếu lệnh tốt cho bạn biết chi phí trước khi bấm. Một hợp đồng tốt có bản tóm tắt bằng ngôn ngữ thường ngày. Những việc nhỏ như thế tạo nên niềm tin.</p>
${figure('thu-nha-sang-lap', 'Những thửa ruộng bậc thang dưới mặt trời', 'Ruộng bậc thang: mỗi bậc thấp, cả quả đồi thì cao.')}
<blockquote>Tích lũy giống như làm ruộng bậc thang. Không ai đắp xong quả đồi trong một mùa, nhưng mỗi bậc đắp tử tế sẽ giữ được nước cho bậc sau.</blockquote>
<h2>Điều chúng tôi mong ở bạn</h2>
<p>Hãy hỏi nhiều hơn, giao dịch ít hơn, và chỉ mua thứ mình giải thích được cho người thân. Nếu một ngày bạn thấy chúng tôi không giữ lời, hãy viết cho tôi; địa chỉ nằm ngay dưới lá thư này.</p>
<p>Trân trọng,<br>Nhà sáng lập Chứng khoán Sông Ngân<br>founder@songngan.example</p>
${callout('Nhân vật và câu chuyện được xây dựng cho bản trình diễn.')}`,
    en: `
<p>In 2010 we were eighteen people with one trading room and a large price board. Our first client was a retired teacher who kept every trade in a notebook. She asked: “How do I know whether I am really making money?”</p>
<p>That question became the reason for Songngan. Our industry speaks well of opportunity and rarely of cost, risk and actual results. We wanted to do the opposite.</p>
<h2>Three things that have not changed</h2>
<h3>We say the uncomfortable part</h3>
<p>Every calculator of ours draws a losing scenario. Each quarter our research centre publishes the calls it got wrong beside those it got right.</p>
<h3>No pay by the trade</h3>
<p>Advisers are judged by whether clients stay, not by the commission of the month.</p>
<h3>Technology in the service of clarity</h3>
<p>A good order ticket tells you the cost before you press. A good contract has a summary in everyday language. Trust is made of such small things.</p>
${figure('thu-nha-sang-lap', 'Terraced fields under the sun', 'Terraces: each step is low, the hill is high.')}
<blockquote>Saving is like building terraces. Nobody finishes a hill in one season, but each step built with care holds the water for the next.</blockquote>
<h2>What we ask of you</h2>
<p>Ask more, trade less, and buy only what you could explain to your family. If one day we fail to keep our word, write to me at the address below.</p>
<p>Yours,<br>The founder of Songngan Securities<br>founder@songngan.example</p>
${callout('The person and the story were made up for this demonstration.')}`,
    ko: `
<p>2010년, 저희는 18명의 임직원과 객장 한 곳, 커다란 시세판 하나로 시작하였습니다. 첫 고객은 거래 내역을 공책에 적어 두시던 은퇴 교사였습니다. 그분은 이렇게 물으셨습니다. “제가 정말 이익을 보고 있는지 어떻게 알 수 있습니까?”</p>
<p>이 질문이 송응언증권의 출발점이 되었습니다. 업계는 기회를 잘 말하지만 비용과 위험, 실제 성과는 잘 말하지 않습니다. 저희는 반대로 하고자 하였습니다.</p>
<h2>변하지 않는 세 가지</h2>
<h3>불편한 사실도 말합니다</h3>
<p>모든 계산기에 손실 시나리오를 표시하고, 분기마다 빗나간 의견도 함께 공개합니다.</p>
<h3>거래 횟수로 보상하지 않습니다</h3>
<p>자문역은 수수료가 아니라 고객이 계속 함께하는지로 평가받습니다.</p>
<h3>명확함을 위한 기술</h3>
<p>좋은 주문창은 누르기 전에 비용을 알려 주고, 좋은 계약서에는 쉬운 말로 쓴 요약이 있습니다.</p>
${figure('thu-nha-sang-lap', '햇살 아래의 다랑논', '한 단은 낮지만 언덕은 높습니다.')}
<blockquote>적립은 다랑논을 일구는 일과 같습니다. 한 철에 언덕을 완성할 수는 없지만 정성껏 쌓은 한 단이 다음 단의 물을 지켜 줍니다.</blockquote>
<p>더 많이 묻고 덜 거래하시며, 가족에게 설명할 수 있는 것만 사시기 바랍니다.</p>
<p>송응언증권 창업자 드림<br>founder@songngan.example</p>
${callout('인물과 이야기는 시연을 위해 만들어졌습니다.')}`,
  },
}
