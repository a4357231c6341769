import type { Draft } from '../../post'
import { categoryIds } from '../../catalog/categories'
import { callout, list, paragraphs, section } from '../../html'

export const termsOfUse: Draft = {
  slug: 'dieu-khoan-su-dung',
  categoryId: categoryIds.terms,
  back: 91,
  title: { vi: 'Điều khoản sử dụng', en: 'Terms of use', ko: '이용약관' },
  description: {
    vi: 'Điều kiện sử dụng trang web, thông tin thị trường và dịch vụ mở tài khoản trực tuyến.',
    en: 'Conditions for using the website, market information and online account opening.',
    ko: '홈페이지, 시장 정보, 온라인 계좌 개설 서비스의 이용 조건입니다.',
  },
  content: {
    vi: [
      paragraphs(
        'Khi sử dụng trang web này, bạn đồng ý với các điều khoản dưới đây. Quan hệ giao dịch chứng khoán được điều chỉnh bởi hợp đồng mở tài khoản, không phải bởi trang này.',
      ),
      section(
        'Thông tin trên trang',
        paragraphs(
          'Tin tức, báo cáo và công cụ tính chỉ để tham khảo. Chúng tôi cố gắng bảo đảm chính xác nhưng không chịu trách nhiệm về quyết định đầu tư dựa trên các thông tin này. Giá có thể trễ so với hệ thống giao dịch.',
        ),
      ),
      section(
        'Mở tài khoản trực tuyến',
        list([
          'Bạn từ đủ 18 tuổi và tự thực hiện bằng giấy tờ của mình.',
          'Thông tin khai báo là đúng; thay đổi phải được báo trong 3 ngày làm việc.',
          'Chữ ký điện tử bằng OTP có giá trị như chữ ký trên giấy theo Luật Giao dịch điện tử.',
          'Chúng tôi có quyền từ chối hồ sơ không xác minh được.',
        ]),
      ),
      section(
        'Trách nhiệm của bạn',
        list([
          'Giữ bí mật mật khẩu, OTP và thiết bị.',
          'Không dùng công cụ tự động để tải dữ liệu hàng loạt.',
          'Báo ngay khi nghi ngờ lộ thông tin.',
        ]),
      ),
      section(
        'Sở hữu trí tuệ',
        paragraphs(
          'Báo cáo, hình ảnh và phần mềm thuộc Sông Ngân. Bạn được trích dẫn ngắn, ghi rõ nguồn; không được sao chép để kinh doanh.',
        ),
      ),
      section(
        'Liên kết ngoài',
        paragraphs('Trang có thể dẫn đến trang của bên khác. Chúng tôi không kiểm soát nội dung của các trang đó.'),
      ),
      section(
        'Luật áp dụng',
        paragraphs(
          'Pháp luật Việt Nam. Tranh chấp được giải quyết trước hết bằng thương lượng, sau đó tại tòa án có thẩm quyền tại TP. Hồ Chí Minh.',
        ),
      ),
      callout('Tài liệu minh họa cho bản trình diễn, không phải văn bản pháp lý của một công ty có thật.'),
    ].join(''),
    en: [
      paragraphs(
        'By using this website you agree to these terms. Trading itself is governed by the account contract, not by this page.',
      ),
      section(
        'Information',
        paragraphs(
          'News, research and calculators are for information. We aim for accuracy but accept no liability for investment decisions based on them. Prices may lag the trading system.',
        ),
      ),
      section(
        'Opening an account online',
        list([
          'You are 18 or over and use your own documents.',
          'What you declare is true; changes are reported within three working days.',
          'Signing with an OTP has the force of a written signature under the Law on E-Transactions.',
          'We may refuse applications that cannot be verified.',
        ]),
      ),
      section(
        'Your part',
        list([
          'Keep passwords, OTPs and devices safe.',
          'Do not use automated tools to copy data in bulk.',
          'Tell us at once if you suspect a leak.',
        ]),
      ),
      section(
        'Intellectual property',
        paragraphs(
          'Reports, images and software belong to Songngan. Short quotations with the source are welcome; copying for business is not allowed.',
        ),
      ),
      section('Links', paragraphs('Pages of others are not under our control.')),
      section(
        'Governing law',
        paragraphs(
          'The law of Vietnam. Disputes are settled by negotiation first, then by the competent court in Ho Chi Minh City.',
        ),
      ),
      callout('An illustrative document for this demonstration, not the legal text of a real company.'),
    ].join(''),
    ko: [
      paragraphs('본 홈페이지를 이용하시면 아래 약관에 동의하신 것으로 봅니다. 증권 거래에는 계좌 계약이 적용됩니다.'),
      section(
        '정보의 성격',
        paragraphs('뉴스, 보고서, 계산기는 참고용이며 이를 근거로 한 투자 결정에 대해 당사는 책임을 지지 않습니다.'),
      ),
      section(
        '온라인 계좌 개설',
        list([
          '만 18세 이상이 본인 신분증으로 신청합니다.',
          '변경 사항은 3영업일 이내에 알려야 합니다.',
          'OTP 전자서명은 전자거래법에 따라 서면 서명과 같은 효력이 있습니다.',
          '확인되지 않는 신청은 거절될 수 있습니다.',
        ]),
      ),
      section(
        '이용자의 의무',
        list([
          '비밀번호, OTP, 기기를 안전하게 관리합니다.',
          '자동화 도구로 데이터를 대량 수집하지 않습니다.',
          '유출이 의심되면 즉시 알립니다.',
        ]),
      ),
      section(
        '지식재산권',
        paragraphs('보고서, 이미지, 소프트웨어의 권리는 송응언증권에 있습니다. 출처를 밝힌 짧은 인용은 가능합니다.'),
      ),
      section(
        '준거법',
        paragraphs('베트남 법을 따르며 분쟁은 협의로 해결하고, 해결되지 않으면 호찌민시 관할 법원에서 다룹니다.'),
      ),
      callout('시연을 위한 예시 문서이며 실제 회사의 법률 문서가 아닙니다.'),
    ].join(''),
  },
}
