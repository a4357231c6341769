import { brief, words } from '../brief'

/** Short guides about trading. */
export const shortTrading = [
  brief(
    { slug: 'huong-dan-web-trading', categoryId: 62, back: 30 },
    {
      vi: words(
        'Sử dụng Web Trading',
        'Bảng giá, đặt lệnh và báo cáo tài sản trên trình duyệt.',
        'Web Trading chạy trên Chrome, Edge và Safari bản mới, không cần cài đặt.',
        'Những việc làm được',
        [
          'Tạo nhiều danh mục theo dõi.',
          'Đặt lệnh nhanh từ bảng giá.',
          'Xem biểu đồ và báo cáo phân tích của từng mã.',
          'Tải sao kê tiền và chứng khoán.',
        ],
        'Luôn đăng xuất khi dùng máy tính chung.',
      ),
      en: words(
        'Using Web Trading',
        'Price board, orders and statements in your browser.',
        'Web Trading runs in current Chrome, Edge and Safari with nothing to install.',
        'What you can do',
        [
          'Keep several watch lists.',
          'Place quick orders from the board.',
          'See charts and research for each stock.',
          'Download cash and securities statements.',
        ],
        'Always sign out on a shared computer.',
      ),
    },
  ),
  brief(
    { slug: 'cai-dat-hts', categoryId: 62, back: 33 },
    {
      vi: words(
        'Cài đặt Home Trading (HTS)',
        'Phần mềm máy tính cho người giao dịch thường xuyên.',
        'HTS cần Windows 10 trở lên, 8 GB bộ nhớ và màn hình từ 1366 × 768.',
        'Các bước',
        [
          'Tải bộ cài từ trang chính thức songngan.example.',
          'Kiểm tra tên nhà phát hành “Songngan Securities” khi cài.',
          'Đăng nhập, chọn bố cục màn hình.',
          'Gán phím tắt mua, bán.',
        ],
        'Không tải HTS từ liên kết trong tin nhắn hoặc mạng xã hội.',
      ),
      en: words(
        'Install Home Trading (HTS)',
        'Desktop software for frequent traders.',
        'HTS needs Windows 10 or later, 8 GB of memory and a 1366 × 768 screen.',
        'Steps',
        [
          'Download the installer from songngan.example.',
          'Check that the publisher is Songngan Securities.',
          'Sign in and choose a layout.',
          'Assign keyboard shortcuts.',
        ],
        'Never download HTS from links in messages or social media.',
      ),
    },
    'ol',
  ),
  brief(
    { slug: 'giao-dich-tren-dien-thoai', categoryId: 62, back: 36 },
    {
      vi: words(
        'Giao dịch trên điện thoại',
        'Cài ứng dụng, đăng nhập, đặt lệnh và bật cảnh báo giá.',
        'Ứng dụng Sông Ngân Mobile có trên Android 10 và iOS 15 trở lên.',
        'Các bước',
        [
          'Quét mã QR trên trang chủ để tải ứng dụng.',
          'Đăng nhập và kích hoạt Smart OTP.',
          'Thêm mã vào danh mục theo dõi.',
          'Đặt lệnh và bật cảnh báo giá.',
        ],
        'Ứng dụng không chạy trên máy đã bẻ khóa để bảo vệ tài sản của bạn.',
      ),
      en: words(
        'Trading on your phone',
        'Install the app, sign in, place orders and set price alerts.',
        'Songngan Mobile runs on Android 10 and iOS 15 or later.',
        'Steps',
        [
          'Scan the QR code on our home page.',
          'Sign in and activate Smart OTP.',
          'Add stocks to your watch list.',
          'Place orders and set price alerts.',
        ],
        'To protect your assets the app does not run on rooted devices.',
      ),
    },
    'ol',
  ),
  brief(
    { slug: 'ky-quy-phai-sinh', categoryId: 62, back: 39 },
    {
      vi: words(
        'Ký quỹ và thanh toán lãi lỗ phái sinh',
        'Nộp ký quỹ, tỷ lệ sử dụng tài sản và lãi lỗ hằng ngày.',
        'Trước khi giao dịch hợp đồng tương lai, bạn nộp ký quỹ vào tài khoản phái sinh. Lãi lỗ được tính lại theo giá thanh toán cuối mỗi ngày.',
        'Cần nhớ',
        [
          'Tỷ lệ sử dụng tài sản ký quỹ trên 80% bị cảnh báo.',
          'Trên 90% phải bổ sung trong phiên.',
          'Ngày đáo hạn: thứ Năm tuần thứ ba của tháng.',
          'Vị thế được tính lãi lỗ cả khi bạn không giao dịch.',
        ],
        'Phái sinh có đòn bẩy cao; khoản lỗ có thể vượt ký quỹ ban đầu.',
      ),
      en: words(
        'Futures margin and daily settlement',
        'Deposit margin, watch utilisation and settle daily.',
        'Deposit margin into your derivatives account before trading futures. Gains and losses are marked to the settlement price each day.',
        'Remember',
        [
          'Utilisation above 80% brings a warning.',
          'Above 90% you must top up during the session.',
          'Contracts expire on the third Thursday of the month.',
          'Positions are marked even on days you do not trade.',
        ],
        'Futures are highly leveraged; losses can exceed the initial margin.',
      ),
    },
  ),
]
