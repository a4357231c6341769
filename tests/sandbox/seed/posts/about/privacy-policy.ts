import type { Draft } from '../../post'
import { categoryIds } from '../../catalog/categories'
import { callout, list, paragraphs, section, table } from '../../html'

export const privacyPolicy: Draft = {
  slug: 'chinh-sach-bao-mat',
  categoryId: categoryIds.policy,
  back: 90,
  title: { vi: 'Chính sách bảo mật', en: 'Privacy policy', ko: '개인정보 처리방침' },
  description: {
    vi: 'Chúng tôi thu thập dữ liệu gì, để làm gì, chia sẻ với ai và giữ trong bao lâu.',
    en: 'What we collect, why, with whom we share it and how long we keep it.',
    ko: '수집하는 정보와 목적, 제공 대상, 보관 기간을 안내합니다.',
  },
  content: {
    vi: [
      paragraphs(
        'Chính sách này áp dụng cho trang web, ứng dụng và dịch vụ mở tài khoản của Chứng khoán Sông Ngân. Chúng tôi chỉ xử lý dữ liệu cá nhân khi có căn cứ theo Luật Bảo vệ dữ liệu cá nhân và nói rõ căn cứ ấy tại đây.',
      ),
      section(
        'Dữ liệu và mục đích',
        table(
          'vi',
          'Dữ liệu được xử lý',
          ['Dữ liệu', 'Mục đích', 'Thời gian giữ'],
          [
            ['Họ tên, số căn cước, ngày sinh', 'Xác minh khách hàng', '10 năm sau khi đóng tài khoản'],
            ['Ảnh căn cước, khuôn mặt', 'Đối chiếu danh tính', '10 năm sau khi đóng tài khoản'],
            ['Điện thoại, email', 'OTP, thông báo giao dịch', 'Khi còn là khách hàng'],
            ['Tài khoản ngân hàng', 'Nộp, rút tiền', 'Khi còn là khách hàng'],
            ['Nhật ký truy cập', 'An toàn hệ thống', '12 tháng'],
          ],
        ),
      ),
      section(
        'Dữ liệu sinh trắc học',
        paragraphs(
          'Ảnh khuôn mặt là dữ liệu nhạy cảm. Chúng tôi xin sự đồng ý riêng trước khi chụp, chỉ dùng để so với ảnh trên căn cước và không dùng cho mục đích khác. Nếu không đồng ý, bạn có thể mở tài khoản tại quầy.',
        ),
      ),
      section(
        'Chia sẻ với ai',
        list([
          'Trung tâm lưu ký, sở giao dịch, ngân hàng thanh toán: để thực hiện giao dịch.',
          'Cơ quan nhà nước có thẩm quyền: khi luật yêu cầu.',
          'Đơn vị cung cấp dịch vụ định danh: theo hợp đồng xử lý dữ liệu.',
        ]),
        paragraphs('Chúng tôi không bán dữ liệu và không chia sẻ cho bên quảng cáo.'),
      ),
      section(
        'Quyền của bạn',
        list([
          'Biết, đồng ý và rút lại sự đồng ý.',
          'Xem, chỉnh sửa, yêu cầu cung cấp bản sao.',
          'Yêu cầu xóa hoặc hạn chế xử lý trong phạm vi luật cho phép.',
          'Khiếu nại đến cơ quan chuyên trách.',
        ]),
      ),
      section(
        'Cookie',
        paragraphs(
          'Cookie cần thiết giữ ngôn ngữ và phiên làm việc. Cookie thống kê và tiếp thị chỉ chạy sau khi bạn đồng ý; từ chối không ảnh hưởng đến việc sử dụng trang.',
        ),
      ),
      section(
        'Liên hệ',
        paragraphs('Bộ phận bảo vệ dữ liệu: privacy@songngan.example. Chúng tôi trả lời trong 15 ngày.'),
      ),
      callout('Tài liệu minh họa cho bản trình diễn, không phải văn bản pháp lý của một công ty có thật.'),
    ].join(''),
    en: [
      paragraphs(
        'This policy covers the website, the apps and account opening of Songngan Securities. We process personal data only on a legal basis under the Law on Personal Data Protection, and say here which one.',
      ),
      section(
        'Data and purposes',
        table(
          'en',
          'What we process',
          ['Data', 'Purpose', 'Kept'],
          [
            ['Name, ID number, date of birth', 'Customer due diligence', '10 years after closing'],
            ['ID and face photos', 'Identity match', '10 years after closing'],
            ['Phone, email', 'OTPs, trade notices', 'While you are a client'],
            ['Bank accounts', 'Deposits, withdrawals', 'While you are a client'],
            ['Access logs', 'System security', '12 months'],
          ],
        ),
      ),
      section(
        'Biometric data',
        paragraphs(
          'A photo of your face is sensitive. We ask for separate consent before taking it, compare it only with your ID and use it for nothing else. If you prefer not to, open the account at a branch.',
        ),
      ),
      section(
        'Who receives it',
        list([
          'The depository, the exchanges and settlement banks, to carry out trades.',
          'Competent authorities, where the law requires it.',
          'Identity-service providers, under a processing contract.',
        ]),
        paragraphs('We do not sell data or share it with advertisers.'),
      ),
      section(
        'Your rights',
        list([
          'To know, to consent and to withdraw consent.',
          'To see, correct and obtain a copy.',
          'To have data erased or restricted within the law.',
          'To complain to the authority.',
        ]),
      ),
      section(
        'Cookies',
        paragraphs(
          'Necessary cookies keep your language and session. Statistics and marketing run only after you agree; declining changes nothing else.',
        ),
      ),
      section('Contact', paragraphs('Data protection: privacy@songngan.example. We answer within 15 days.')),
      callout('An illustrative document for this demonstration, not the legal text of a real company.'),
    ].join(''),
    ko: [
      paragraphs(
        '본 방침은 송응언증권의 홈페이지, 앱, 계좌 개설 서비스에 적용됩니다. 개인정보는 법적 근거가 있는 경우에만 처리합니다.',
      ),
      section(
        '처리 항목과 목적',
        table(
          'ko',
          '처리하는 개인정보',
          ['항목', '목적', '보관 기간'],
          [
            ['성명, 신분증 번호, 생년월일', '고객 확인', '계좌 해지 후 10년'],
            ['신분증·얼굴 사진', '본인 대조', '계좌 해지 후 10년'],
            ['휴대폰, 이메일', 'OTP, 거래 통지', '거래 기간'],
            ['은행 계좌', '입출금', '거래 기간'],
            ['접속 기록', '시스템 보안', '12개월'],
          ],
        ),
      ),
      section(
        '생체정보',
        paragraphs(
          '얼굴 사진은 민감정보이므로 촬영 전에 별도로 동의를 받으며 신분증 사진과 비교하는 데에만 사용합니다. 동의하지 않으시면 지점에서 개설하실 수 있습니다.',
        ),
      ),
      section(
        '제공 대상',
        list([
          '거래 이행을 위한 예탁기관, 거래소, 결제은행',
          '법령에 따른 관계 기관',
          '위탁 계약을 맺은 본인 확인 서비스 업체',
        ]),
        paragraphs('개인정보를 판매하거나 광고 목적으로 제공하지 않습니다.'),
      ),
      section('고객의 권리', list(['동의와 동의 철회', '열람, 정정, 사본 요청', '삭제와 처리 제한 요청'])),
      section(
        '쿠키',
        paragraphs('필수 쿠키는 언어와 세션 유지에 사용합니다. 통계와 마케팅 쿠키는 동의하신 뒤에만 작동합니다.'),
      ),
      section('문의', paragraphs('개인정보 담당: privacy@songngan.example. 15일 이내에 답변드립니다.')),
      callout('시연을 위한 예시 문서이며 실제 회사의 법률 문서가 아닙니다.'),
    ].join(''),
  },
}
