import type { FaqGroup } from './group'

export const platforms: FaqGroup = {
  name: { vi: 'Nền tảng giao dịch', en: 'Trading platforms', ko: '거래 플랫폼' },
  items: [
    {
      vi: [
        'Tôi nên dùng Web, HTS hay Mobile?',
        'Mobile tiện khi di chuyển, Web không cần cài đặt, HTS dành cho người cần nhiều màn hình và biểu đồ. Cả ba dùng chung một tài khoản.',
      ],
      en: [
        'Web, HTS or mobile: which one?',
        'Mobile on the move, Web with nothing to install, HTS for many screens and charts. All use the same account.',
      ],
      ko: [
        '웹, HTS, 모바일 중 무엇을 써야 합니까?',
        '이동 중에는 모바일, 설치 없이 쓰려면 웹, 여러 화면과 차트가 필요하면 HTS를 권합니다. 계좌는 모두 같습니다.',
      ],
    },
    {
      vi: [
        'Trình duyệt nào được hỗ trợ?',
        'Chrome trên Windows, macOS, Android và Safari trên iPhone, iPad, phiên bản còn được hãng cập nhật.',
      ],
      en: [
        'Which browsers are supported?',
        'Current versions of Chrome on Windows, macOS and Android, and Safari on iPhone and iPad.',
      ],
      ko: [
        '어떤 브라우저를 지원합니까?',
        'Windows·macOS·안드로이드의 Chrome과 iPhone·iPad의 Safari 최신 버전을 지원합니다.',
      ],
    },
    {
      vi: [
        'Vì sao camera không hoạt động trong Zalo hay Facebook?',
        'Trình duyệt bên trong các ứng dụng này chặn camera. Hãy mở liên kết bằng Chrome hoặc Safari.',
      ],
      en: [
        'Why does the camera fail inside Zalo or Facebook?',
        'Their built-in browsers block it. Open the link in Chrome or Safari.',
      ],
      ko: [
        'Zalo나 Facebook 안에서 카메라가 작동하지 않습니다.',
        '앱 안의 브라우저가 카메라를 차단하기 때문입니다. Chrome이나 Safari에서 열어 주십시오.',
      ],
    },
    {
      vi: [
        'Đặt lệnh qua tổng đài được không?',
        'Được, với số điện thoại đã đăng ký và mật khẩu tổng đài. Gọi 1900 6277 trong giờ giao dịch.',
      ],
      en: [
        'Can I place orders by phone?',
        'Yes, from your registered number with your phone password. Call 1900 6277 during trading hours.',
      ],
    },
    {
      vi: [
        'Giá trên bảng có trễ không?',
        'Bảng giá trong hệ thống giao dịch cập nhật theo thời gian thực từ sở giao dịch.',
      ],
    },
    {
      vi: [
        'Làm sao bật cảnh báo giá?',
        'Trong Mobile, chọn mã, chạm biểu tượng chuông và nhập mức giá. Mỗi mã đặt được nhiều mức.',
      ],
    },
  ],
}

export const products: FaqGroup = {
  name: { vi: 'Sản phẩm và quyền', en: 'Products and rights', ko: '상품과 권리' },
  items: [
    {
      vi: [
        'Làm sao thực hiện quyền mua cổ phiếu phát hành thêm?',
        'Vào mục Quyền, chọn mã và số lượng, bảo đảm đủ tiền trước hạn đăng ký. Hết hạn mà không đăng ký thì quyền mất giá trị.',
      ],
      en: [
        'How do I exercise subscription rights?',
        'Open Rights, choose the stock and quantity, and have the money ready before the deadline. Unused rights lapse.',
      ],
      ko: [
        '신주인수권은 어떻게 행사합니까?',
        '권리 메뉴에서 종목과 수량을 선택하고 마감 전에 대금을 준비하십시오. 행사하지 않은 권리는 소멸합니다.',
      ],
    },
    {
      vi: [
        'Mở tài khoản phái sinh cần điều kiện gì?',
        'Có tài khoản cơ sở tại Sông Ngân, đăng ký dịch vụ phái sinh và nộp ký quỹ trước khi giao dịch.',
      ],
      en: [
        'What do I need for derivatives?',
        'A cash account with us, the derivatives service, and margin deposited before you trade.',
      ],
      ko: [
        '파생상품 거래 조건은 무엇입니까?',
        '당사의 현물 계좌와 파생상품 서비스 신청이 필요하며 거래 전에 증거금을 예치하셔야 합니다.',
      ],
    },
    {
      vi: [
        'Chứng quyền đáo hạn thì xử lý thế nào?',
        'Nếu có lãi, tiền chênh lệch được trả tự động vào tài khoản; nếu không, chứng quyền hết giá trị.',
      ],
      en: [
        'What happens when a warrant expires?',
        'If it is in the money the difference is paid automatically; otherwise it expires worthless.',
      ],
      ko: ['워런트가 만기되면 어떻게 됩니까?', '내가격이면 차액이 자동으로 지급되고, 그렇지 않으면 가치가 소멸합니다.'],
    },
    {
      vi: [
        'ETF khác quỹ mở thế nào?',
        'ETF giao dịch trên sàn như cổ phiếu; quỹ mở mua bán với công ty quản lý quỹ theo giá trị tài sản ròng.',
      ],
      en: [
        'How do ETFs differ from open-end funds?',
        'ETFs trade on the exchange like shares; open-end funds are dealt with the manager at net asset value.',
      ],
    },
    {
      vi: [
        'Ai được mua trái phiếu riêng lẻ?',
        'Chỉ nhà đầu tư chứng khoán chuyên nghiệp theo Luật Chứng khoán. Bạn nộp hồ sơ xác nhận tại quầy hoặc trực tuyến.',
      ],
    },
    {
      vi: [
        'Cổ tức bằng cổ phiếu khi nào về tài khoản?',
        'Sau khi tổ chức phát hành hoàn tất đăng ký bổ sung và niêm yết, thường từ 30 đến 60 ngày sau ngày chốt quyền.',
      ],
    },
  ],
}
