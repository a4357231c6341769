import { brief, words } from '../brief'

/** Short guides before the first trade. */
export const shortStart = [
  brief(
    { slug: 'nha-dau-tu-nuoc-ngoai', categoryId: 61, back: 20 },
    {
      vi: words(
        'Mở tài khoản cho nhà đầu tư nước ngoài',
        'Mã số giao dịch, tài khoản vốn đầu tư gián tiếp và danh mục hồ sơ.',
        [
          'Nhà đầu tư nước ngoài cần mã số giao dịch chứng khoán trước khi mở tài khoản. Sông Ngân thay mặt khách hàng nộp hồ sơ và theo dõi đến khi được cấp.',
          'Thời gian trung bình từ 7 đến 10 ngày làm việc kể từ khi hồ sơ đầy đủ (dữ liệu minh họa).',
        ],
        'Trình tự',
        [
          'Chuẩn bị hộ chiếu công chứng và phiếu đăng ký.',
          'Sông Ngân nộp hồ sơ cấp mã số giao dịch.',
          'Mở tài khoản vốn đầu tư gián tiếp bằng đồng Việt Nam tại ngân hàng được phép.',
          'Ký hợp đồng, chuyển tiền và giao dịch.',
        ],
        'Nhà đầu tư nước ngoài không được giao dịch ký quỹ và phải tuân thủ giới hạn sở hữu của từng mã.',
      ),
      en: words(
        'Opening an account as a foreign investor',
        'Trading code, indirect investment capital account and document checklist.',
        [
          'Foreign investors need a securities trading code before they can open an account. We file the application for you and follow it until the code is issued.',
          'It usually takes seven to ten working days once the file is complete (illustrative data).',
        ],
        'Step by step',
        [
          'Prepare a certified passport copy and the application form.',
          'We apply for your trading code.',
          'Open an indirect investment capital account in dong with a licensed bank.',
          'Sign the contract, remit the money and trade.',
        ],
        'Foreign investors may not trade on margin and are subject to the ownership limit of each stock.',
      ),
      ko: words(
        '외국인 투자자 계좌 개설 안내',
        '투자등록번호, 간접투자 자본계좌, 준비 서류를 안내합니다.',
        [
          '외국인 투자자는 계좌를 개설하기 전에 증권 투자등록번호를 받아야 합니다. 송응언증권이 신청을 대행해 드립니다.',
          '서류가 모두 준비되면 보통 7~10영업일이 걸립니다(예시 데이터).',
        ],
        '진행 순서',
        [
          '공증 여권 사본과 신청서를 준비합니다.',
          '송응언증권이 투자등록번호를 신청합니다.',
          '허가받은 은행에서 동화 간접투자 자본계좌를 개설합니다.',
          '계약을 체결하고 송금한 뒤 거래합니다.',
        ],
        '외국인 투자자는 신용거래를 할 수 없으며 종목별 외국인 보유 한도가 적용됩니다.',
      ),
    },
    'ol',
  ),
  brief(
    { slug: 'smart-otp', categoryId: 61, back: 27 },
    {
      vi: words(
        'Kích hoạt Smart OTP',
        'Xác thực giao dịch ngay trên điện thoại, không cần tin nhắn.',
        'Smart OTP tạo mã dùng một lần trên thiết bị đã đăng ký, hoạt động cả khi không có sóng.',
        'Các bước',
        [
          'Đăng nhập ứng dụng, chọn Bảo mật.',
          'Chọn Smart OTP và đặt mã PIN 6 số.',
          'Nhập OTP gửi về số điện thoại đã đăng ký.',
          'Bật xác thực sinh trắc học nếu muốn.',
        ],
        'Nhập sai PIN 5 lần, Smart OTP bị khóa; gọi 1900 6277 để mở lại.',
      ),
      en: words(
        'Activate Smart OTP',
        'Confirm trades on your phone, without text messages.',
        'Smart OTP makes one-time codes on a registered device and works without a signal.',
        'Steps',
        [
          'Sign in to the app and open Security.',
          'Choose Smart OTP and set a six-digit PIN.',
          'Enter the OTP sent to your registered number.',
          'Turn on biometrics if you like.',
        ],
        'Five wrong PINs lock Smart OTP; call 1900 6277 to unlock it.',
      ),
      ko: words(
        '스마트 OTP 등록하기',
        '문자 없이 휴대폰에서 거래를 인증합니다.',
        '스마트 OTP는 등록된 기기에서 일회용 번호를 생성하며 통신이 되지 않아도 사용할 수 있습니다.',
        '순서',
        [
          '앱에 로그인하여 보안 메뉴를 엽니다.',
          '스마트 OTP를 선택하고 6자리 PIN을 설정합니다.',
          '등록된 번호로 받은 OTP를 입력합니다.',
          '필요하면 생체 인증을 켭니다.',
        ],
        'PIN을 5회 잘못 입력하면 잠기며 1900 6277로 연락하시면 해제해 드립니다.',
      ),
    },
    'ol',
  ),
  brief(
    { slug: 'bieu-phi', categoryId: 61, back: 46 },
    {
      vi: words(
        'Đọc biểu phí',
        'Các loại phí, ai thu và khi nào thu.',
        'Mọi khoản phí được công bố trước. Phiếu lệnh hiện chi phí ước tính, sao kê hiện chi phí thực tế.',
        'Các khoản chính (dữ liệu minh họa)',
        [
          'Phí môi giới trực tuyến 0,15%, qua môi giới 0,25%.',
          'Thuế bán 0,1%, thuế cổ tức 5%.',
          'Lãi ký quỹ 12,5%/năm, ứng trước 11%/năm.',
          'Phí lưu ký thu hộ hằng tháng.',
        ],
        'Biểu phí thay đổi được báo trước ít nhất 10 ngày làm việc.',
      ),
      en: words(
        'Reading the fee schedule',
        'Which fees there are, who charges them and when.',
        'Every fee is published in advance. The ticket shows the estimate, the statement the actual cost.',
        'Main items (illustrative data)',
        [
          'Commission 0.15% online, 0.25% through a broker.',
          'Sales tax 0.1%, dividend tax 5%.',
          'Margin 12.5% a year, advances 11% a year.',
          'Custody fees collected monthly for the depository.',
        ],
        'Changes are announced at least ten working days ahead.',
      ),
    },
  ),
  brief(
    { slug: 'nhan-biet-lua-dao', categoryId: 61, back: 49 },
    {
      vi: words(
        'Nhận biết website và cuộc gọi giả mạo',
        'Năm dấu hiệu lừa đảo và việc cần làm ngay.',
        'Kẻ gian giả danh công ty chứng khoán để lấy OTP hoặc dụ chuyển tiền vào tài khoản cá nhân.',
        'Dấu hiệu',
        [
          'Hứa lợi nhuận chắc chắn.',
          'Yêu cầu chuyển tiền vào tài khoản cá nhân.',
          'Hỏi OTP, mật khẩu hoặc mã PIN.',
          'Địa chỉ web khác songngan.example.',
          'Thúc ép quyết định ngay.',
        ],
        'Nghi ngờ, hãy dừng lại và gọi 1900 6277. Đã lộ OTP thì yêu cầu khóa tài khoản ngay.',
      ),
      en: words(
        'Spot fake websites and calls',
        'Five signs of fraud and what to do at once.',
        'Fraudsters pose as brokers to get OTPs or to have money sent to private accounts.',
        'Signs',
        [
          'Guaranteed profits.',
          'Transfers to a personal account.',
          'Questions about OTPs, passwords or PINs.',
          'A web address other than songngan.example.',
          'Pressure to decide now.',
        ],
        'In doubt, stop and call 1900 6277. If an OTP has leaked, ask us to lock the account.',
      ),
    },
  ),
]
