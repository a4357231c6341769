import { brief, words } from '../brief'

/** Company news that exists in Vietnamese only, and the odd cases that editors produce. */
export const notices = [
  // A title of 110 characters.
  brief(
    { slug: 'thong-bao-thay-doi-thoi-gian', categoryId: 81, back: 80 },
    {
      vi: words(
        'Thông báo thay đổi thời gian nhận lệnh trước phiên và thời hạn của lệnh điều kiện trên ứng dụng từ ngày mùng 1',
        'Lệnh trước phiên nhận từ 18:00 hôm trước; lệnh điều kiện có hiệu lực tối đa 30 ngày.',
        'Sau khi nâng cấp, hệ thống nhận lệnh trước phiên sớm hơn hai giờ và kéo dài hiệu lực lệnh điều kiện.',
        'Thời gian mới',
        [
          'Lệnh trước phiên: từ 18:00 hôm trước.',
          'Lệnh điều kiện: hiệu lực tối đa 30 ngày.',
          'Lệnh lô lẻ: trong giờ giao dịch.',
        ],
        'Lệnh chưa khớp cuối ngày vẫn tự động hủy như trước.',
      ),
    },
  ),
  // Its texts are JSON keyed by locale although only Vietnamese exists.
  brief(
    { slug: 'thay-doi-dia-chi-chi-nhanh-da-nang', categoryId: 83, back: 92, jsonKeyed: true },
    {
      vi: words(
        'Thay đổi địa điểm chi nhánh Đà Nẵng',
        'Chi nhánh chuyển đến 155 Nguyễn Văn Linh, phường Thanh Khê.',
        'Ủy ban Chứng khoán Nhà nước đã chấp thuận việc thay đổi địa điểm chi nhánh Đà Nẵng.',
        'Thông tin mới',
        ['Địa chỉ: tầng 4, 155 đường Nguyễn Văn Linh.', 'Điện thoại: (0236) 0000 155.', 'Giờ làm việc không đổi.'],
        'Tài khoản và hợp đồng của khách hàng không cần thay đổi.',
      ),
    },
  ),
  // No picture.
  brief(
    { slug: 'bao-cao-tinh-hinh-quan-tri', categoryId: 83, back: 104, withoutCover: true },
    {
      vi: words(
        'Báo cáo tình hình quản trị công ty sáu tháng',
        'Hoạt động của hội đồng quản trị, giao dịch với người liên quan.',
        'Công ty công bố báo cáo quản trị sáu tháng theo quy định về công bố thông tin.',
        'Nội dung chính',
        [
          'Hội đồng quản trị họp sáu lần.',
          'Không có giao dịch trọng yếu với người liên quan.',
          'Kiểm toán nội bộ hoàn thành bốn cuộc kiểm tra.',
        ],
        'Số liệu trong báo cáo là dữ liệu minh họa.',
      ),
    },
  ),
  brief(
    { slug: 'ky-niem-thanh-lap', categoryId: 82, back: 112 },
    {
      vi: words(
        'Kỷ niệm 16 năm thành lập: trồng 16.000 cây ven sông',
        'Nhân viên và khách hàng cùng trồng rừng ngập mặn tại Cà Mau.',
        'Thay cho tiệc mừng, Sông Ngân tổ chức trồng rừng ngập mặn cùng khách hàng và người dân địa phương.',
        'Con số',
        ['16.000 cây đước và mắm.', '320 người tham gia.', 'Theo dõi tỷ lệ sống trong ba năm.'],
        'Kết quả theo dõi được công bố hằng năm.',
      ),
    },
  ),
  brief(
    { slug: 'lop-hoc-dau-tu-mien-phi', categoryId: 82, back: 121 },
    {
      vi: words(
        'Lớp học đầu tư miễn phí cho người mới',
        'Năm buổi tối, học trực tuyến hoặc tại chi nhánh.',
        'Khóa học giúp người mới đọc được bảng giá, báo cáo tài chính và tính được rủi ro của mình.',
        'Năm buổi',
        [
          'Thị trường vận hành thế nào.',
          'Đọc bảng giá và đặt lệnh.',
          'Báo cáo tài chính căn bản.',
          'Quỹ và tích lũy định kỳ.',
          'Quản trị rủi ro.',
        ],
        'Lớp học không giới thiệu mã cổ phiếu cụ thể.',
      ),
    },
  ),
  brief(
    { slug: 'chuyen-doi-du-lieu-dia-chi', categoryId: 81, back: 133 },
    {
      vi: words(
        'Cập nhật địa chỉ theo đơn vị hành chính hai cấp',
        'Địa chỉ khách hàng được chuyển đổi theo 34 tỉnh, thành phố.',
        'Từ 1/7/2025, cả nước có 34 tỉnh, thành phố và không còn cấp huyện. Hệ thống đã chuyển đổi địa chỉ liên hệ của khách hàng.',
        'Bạn cần làm gì',
        [
          'Kiểm tra địa chỉ trong mục Thông tin cá nhân.',
          'Sửa nếu phường, xã chưa đúng.',
          'Không cần đổi căn cước còn hạn.',
        ],
        'Địa chỉ in trên căn cước cũ vẫn có giá trị.',
      ),
    },
  ),
  brief(
    { slug: 'phat-hanh-chung-quyen-dot-moi', categoryId: 81, back: 147 },
    {
      vi: words(
        'Phát hành ba mã chứng quyền mới',
        'Kỳ hạn sáu tháng, chứng khoán cơ sở thuộc nhóm vốn hóa lớn.',
        'Sông Ngân được chấp thuận chào bán ba mã chứng quyền mua kiểu châu Âu, thanh toán tiền mặt.',
        'Điều khoản',
        ['Kỳ hạn 6 tháng.', 'Tỷ lệ chuyển đổi 5:1 và 8:1.', 'Giá chào bán từ 1.000 đồng.'],
        'Chứng quyền có thể mất toàn bộ giá trị khi đáo hạn.',
      ),
    },
  ),
  brief(
    { slug: 'bao-cao-phat-trien-ben-vung', categoryId: 83, back: 160 },
    {
      vi: words(
        'Công bố báo cáo phát triển bền vững',
        'Giảm 38% giấy in, toàn bộ hợp đồng mới ký điện tử.',
        'Báo cáo đầu tiên theo khung quốc tế nêu rõ mục tiêu, cách đo và những điểm chưa đạt.',
        'Điểm chính',
        ['Giảm 38% lượng giấy in.', '100% hợp đồng mới ký điện tử.', 'Chưa đạt mục tiêu tiết kiệm điện tại hội sở.'],
        'Số liệu trong báo cáo là dữ liệu minh họa.',
      ),
    },
  ),
]
