import type { Draft } from '../../post'
import { categoryIds } from '../../catalog/categories'
import { callout, figure, table } from '../../html'

export const company: readonly Draft[] = [
  {
    slug: 've-song-ngan',
    categoryId: categoryIds.about,
    back: 101,
    title: { vi: 'Chứng khoán Sông Ngân', en: 'About Songngan Securities', ko: '송응언증권 소개' },
    description: {
      vi: 'Công ty chứng khoán đầy đủ nghiệp vụ với chín điểm giao dịch trên cả nước.',
      en: 'A full-service broker with nine offices across Vietnam.',
      ko: '베트남 전역에 아홉 개 지점을 둔 종합증권회사입니다.',
    },
    content: {
      vi: `
<p>Chứng khoán Sông Ngân cung cấp môi giới, tự doanh, bảo lãnh phát hành, tư vấn và lưu ký cho nhà đầu tư cá nhân và tổ chức. Tên gọi lấy từ dải ngân hà, trong tiếng Việt xưa là sông Ngân: nhiều điểm sáng nhỏ, nhìn xa thành một dòng.</p>
<h2>Chúng tôi trong vài con số</h2>
${table(
  'vi',
  'Số liệu cuối năm gần nhất',
  ['Chỉ tiêu', 'Giá trị'],
  [
    ['Vốn điều lệ', '2.500 tỷ đồng'],
    ['Khách hàng', '312.000'],
    ['Nhân sự', '640'],
    ['Điểm giao dịch', '9'],
    ['Tỷ lệ an toàn vốn', '486%'],
  ],
)}
<h2>Cách chúng tôi làm việc</h2>
<ul><li>Tài sản khách hàng tách bạch với tài sản công ty, đối chiếu hằng ngày.</li><li>Phân tích độc lập với tự doanh, có tường ngăn thông tin.</li><li>Mở tài khoản hoàn toàn trực tuyến bằng căn cước gắn chip.</li></ul>
<h3>Quản trị và giám sát</h3>
<p>Công ty chịu sự quản lý của Ủy ban Chứng khoán Nhà nước, là thành viên của hai sở giao dịch và của tổng công ty lưu ký. Báo cáo tài chính được kiểm toán và công bố theo quý.</p>
${figure('ve-song-ngan', 'Các vòng tròn như mặt trống đồng', 'Nhiều điểm sáng thành một dòng sông.')}
<h2>Tầm nhìn</h2>
<p>Đến năm 2030, một nửa khách hàng của Sông Ngân đầu tư theo kế hoạch định kỳ thay vì theo tin. Chúng tôi đo tiến độ này hằng quý và công bố.</p>`,
      en: `
<p>Songngan Securities offers broking, proprietary trading, underwriting, advice and custody to individuals and institutions. The name comes from the old Vietnamese word for the Milky Way: many small lights that look like one river from afar.</p>
<h2>In figures</h2>
${table(
  'en',
  'At the end of last year',
  ['Item', 'Value'],
  [
    ['Charter capital', 'VND 2,500 billion'],
    ['Clients', '312,000'],
    ['Staff', '640'],
    ['Offices', '9'],
    ['Capital adequacy', '486%'],
  ],
)}
<h2>How we work</h2>
<ul><li>Client assets are kept apart and reconciled daily.</li><li>Research is walled off from proprietary trading.</li><li>Accounts are opened fully online with a chip-based ID.</li></ul>
<h3>Governance</h3>
<p>We are supervised by the State Securities Commission and are a member of both exchanges and of the depository. Audited accounts are published every quarter.</p>
${figure('ve-song-ngan', 'Rings like a bronze drum', 'Many lights make one river.')}
<h2>Where we are going</h2>
<p>By 2030, half of our clients should invest to a regular plan rather than on news. We measure this every quarter and publish it.</p>`,
      ko: `
<p>송응언증권은 개인과 기관 고객에게 중개, 자기매매, 인수, 자문, 예탁 서비스를 제공합니다. 회사 이름은 은하수를 뜻하는 옛 베트남어에서 왔습니다.</p>
<h2>주요 수치</h2>
${table(
  'ko',
  '최근 연말 기준',
  ['항목', '값'],
  [
    ['자본금', '2조 5,000억 동'],
    ['고객', '312,000명'],
    ['임직원', '640명'],
    ['지점', '9곳'],
    ['영업용순자본비율', '486%'],
  ],
)}
<h2>일하는 방식</h2>
<ul><li>고객 자산을 분리 보관하고 매일 대사합니다.</li><li>리서치는 자기매매와 분리하여 운영합니다.</li><li>칩 신분증으로 전 과정을 온라인에서 처리합니다.</li></ul>
${figure('ve-song-ngan', '청동북을 닮은 원', '작은 빛이 모여 강을 이룹니다.')}
<p>당사는 베트남 국가증권위원회의 감독을 받으며 양 거래소와 예탁기관의 회원입니다.</p>`,
    },
  },
  {
    slug: 'tap-doan-song-ngan',
    categoryId: categoryIds.about,
    back: 102,
    title: { vi: 'Tập đoàn Sông Ngân', en: 'Songngan Group', ko: '송응언 그룹' },
    description: {
      vi: 'Mạng lưới công ty thành viên tại tám thị trường.',
      en: 'Sister companies in eight markets.',
      ko: '여덟 개 시장의 계열사를 소개합니다.',
    },
    content: {
      vi: `
<p>Tập đoàn Sông Ngân gồm các công ty quản lý tài sản và chứng khoán tại tám thị trường, cùng chung một bộ quy tắc: tách bạch tài sản khách hàng, phân tích độc lập, công khai chi phí.</p>
<h2>Các thị trường</h2>
<ul><li>Đông Nam Á: Việt Nam, Singapore, Indonesia, Thái Lan.</li><li>Đông Á: Hàn Quốc, Hồng Kông.</li><li>Châu Âu và châu Mỹ: Vương quốc Anh, Hoa Kỳ.</li></ul>
${table(
  'vi',
  'Tài sản quản lý theo khu vực',
  ['Khu vực', 'Tỷ trọng'],
  [
    ['Đông Nam Á', '46%'],
    ['Đông Á', '34%'],
    ['Châu Âu và châu Mỹ', '20%'],
  ],
)}
<h2>Lợi ích cho khách hàng Việt Nam</h2>
<p>Báo cáo từ các trung tâm phân tích trong khu vực được dịch và phát hành trong ngày. Nhà đầu tư nước ngoài mở tài khoản tại Việt Nam qua công ty thành viên ở nước mình.</p>
${figure('tap-doan-song-ngan', 'Các vòng tròn nối nhau', 'Tám thị trường, một bộ quy tắc.')}`,
      en: `
<p>The Songngan Group brings together asset managers and brokers in eight markets under one set of rules: client assets kept apart, independent research, costs in the open.</p>
<h2>Our markets</h2>
<ul><li>South-East Asia: Vietnam, Singapore, Indonesia, Thailand.</li><li>East Asia: South Korea, Hong Kong.</li><li>Europe and the Americas: United Kingdom, United States.</li></ul>
${table(
  'en',
  'Assets under management by region',
  ['Region', 'Share'],
  [
    ['South-East Asia', '46%'],
    ['East Asia', '34%'],
    ['Europe and the Americas', '20%'],
  ],
)}
<h2>What it means for clients</h2>
<p>Research from our regional centres is translated and published the same day. Foreign investors can open a Vietnam account through the member in their own country.</p>
${figure('tap-doan-song-ngan', 'Connected rings', 'Eight markets, one set of rules.')}`,
      ko: `
<p>송응언 그룹은 여덟 개 시장의 자산운용사와 증권사로 이루어져 있으며 고객 자산 분리, 독립적인 리서치, 비용 공개라는 같은 원칙을 따릅니다.</p>
<h2>진출 시장</h2>
<ul><li>동남아시아: 베트남, 싱가포르, 인도네시아, 태국</li><li>동아시아: 대한민국, 홍콩</li><li>유럽·미주: 영국, 미국</li></ul>
${table(
  'ko',
  '지역별 운용자산',
  ['지역', '비중'],
  [
    ['동남아시아', '46%'],
    ['동아시아', '34%'],
    ['유럽·미주', '20%'],
  ],
)}
<p>한국 고객께서는 서울 계열사를 통해 베트남 계좌를 개설하실 수 있습니다.</p>
${figure('tap-doan-song-ngan', '서로 이어진 원', '여덟 개 시장, 하나의 원칙입니다.')}`,
    },
  },
  {
    slug: 'cong-bo-rui-ro',
    categoryId: categoryIds.about,
    back: 103,
    title: { vi: 'Công bố rủi ro', en: 'Risk disclosure', ko: '위험 고지' },
    description: {
      vi: 'Những rủi ro chính khi đầu tư chứng khoán, ký quỹ và phái sinh.',
      en: 'The main risks of securities, margin and derivatives.',
      ko: '증권, 신용거래, 파생상품의 주요 위험을 안내합니다.',
    },
    content: {
      vi: `
<p>Đầu tư chứng khoán có thể khiến bạn mất một phần hoặc toàn bộ số tiền. Hãy đọc trang này trước khi đặt lệnh đầu tiên.</p>
<h2>Rủi ro chung</h2>
<ul><li><strong>Thị trường</strong>: giá giảm vì lý do không liên quan đến doanh nghiệp.</li><li><strong>Thanh khoản</strong>: không bán được khi cần, nhất là ở giá sàn.</li><li><strong>Tổ chức phát hành</strong>: doanh nghiệp thua lỗ, bị hủy niêm yết, mất khả năng thanh toán.</li><li><strong>Hệ thống</strong>: gián đoạn đường truyền, lỗi phần mềm.</li></ul>
<h2>Rủi ro riêng</h2>
${table(
  'vi',
  'Khoản lỗ tối đa theo sản phẩm',
  ['Sản phẩm', 'Lỗ tối đa'],
  [
    ['Cổ phiếu', 'Toàn bộ vốn'],
    ['Ký quỹ', 'Toàn bộ vốn, có thể còn nợ'],
    ['Phái sinh', 'Vượt số tiền ký quỹ'],
    ['Chứng quyền', 'Toàn bộ tiền mua'],
    ['Trái phiếu', 'Toàn bộ gốc và lãi'],
  ],
)}
${callout('Không vay tiền bên ngoài để đầu tư. Nếu không hiểu một sản phẩm, đừng mua.')}`,
      en: `
<p>Investing in securities can cost you part or all of your money. Please read this before your first order.</p>
<h2>General risks</h2>
<ul><li><strong>Market</strong>: prices fall for reasons unrelated to the company.</li><li><strong>Liquidity</strong>: you cannot sell when you need to, above all at the floor price.</li><li><strong>Issuer</strong>: losses, delisting, default.</li><li><strong>Systems</strong>: outages and software faults.</li></ul>
<h2>By product</h2>
${table(
  'en',
  'Greatest possible loss',
  ['Product', 'Loss'],
  [
    ['Shares', 'All you invested'],
    ['Margin', 'All you invested, and you may still owe'],
    ['Futures', 'More than your margin'],
    ['Warrants', 'The whole premium'],
    ['Bonds', 'Principal and interest'],
  ],
)}
${callout('Do not borrow elsewhere to invest. If you do not understand a product, do not buy it.')}`,
      ko: `
<p>증권 투자로 원금의 일부 또는 전부를 잃을 수 있습니다. 첫 주문 전에 반드시 읽어 주시기 바랍니다.</p>
<h2>일반 위험</h2>
<ul><li><strong>시장 위험</strong>: 기업과 무관한 이유로 가격이 하락할 수 있습니다.</li><li><strong>유동성 위험</strong>: 필요할 때 매도하지 못할 수 있습니다.</li><li><strong>발행사 위험</strong>: 손실, 상장폐지, 지급불능이 발생할 수 있습니다.</li><li><strong>시스템 위험</strong>: 통신 장애나 오류가 발생할 수 있습니다.</li></ul>
${table(
  'ko',
  '상품별 최대 손실',
  ['상품', '최대 손실'],
  [
    ['주식', '투자 원금 전액'],
    ['신용거래', '원금 전액과 추가 채무'],
    ['선물', '증거금 초과'],
    ['워런트', '매수 금액 전액'],
    ['채권', '원리금 전액'],
  ],
)}
${callout('빌린 돈으로 투자하지 마십시오. 이해하지 못하는 상품은 매수하지 마십시오.')}`,
    },
  },
]
