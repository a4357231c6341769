import { brief, words } from '../brief'

/** Company news in Vietnamese and English. */
export const bilingualNotices = [
  brief(
    { slug: 'bang-gia-moi', categoryId: 8, back: 26 },
    {
      vi: words(
        'Bảng giá mới: nhanh hơn, đọc được không cần màu',
        'Phiên bản mới của bảng giá trực tuyến có mũi tên, dấu và chế độ tương phản cao.',
        'Bảng giá phiên bản mới cập nhật theo từng lần khớp, dùng ít dữ liệu hơn một nửa và chạy tốt trên điện thoại đời cũ.',
        'Điểm mới',
        [
          'Mũi tên và dấu đi kèm mọi màu sắc.',
          'Chế độ tương phản cao và cỡ chữ lớn.',
          'Sắp xếp theo thay đổi, khối lượng, nước ngoài.',
          'Tải danh mục theo dõi từ tệp CSV.',
        ],
        'Bảng giá cũ tiếp tục hoạt động đến hết quý.',
      ),
      en: words(
        'A new price board: faster, and readable without colour',
        'Arrows, signs and a high-contrast mode.',
        'The new board updates on every match, uses less than half the data and runs well on older phones.',
        'What is new',
        [
          'Arrows and signs beside every colour.',
          'High contrast and large text.',
          'Sort by change, volume or foreign trading.',
          'Import watch lists from CSV.',
        ],
        'The old board stays available until the end of the quarter.',
      ),
    },
  ),
  brief(
    { slug: 'dieu-chinh-danh-muc-ky-quy', categoryId: 81, back: 29 },
    {
      vi: words(
        'Điều chỉnh danh mục và tỷ lệ ký quỹ',
        'Bổ sung 6 mã, giảm tỷ lệ 4 mã, áp dụng từ đầu tuần tới.',
        'Căn cứ kết quả rà soát thanh khoản và chất lượng tài sản, Sông Ngân điều chỉnh danh mục cho vay ký quỹ.',
        'Thay đổi chính',
        [
          'Bổ sung 6 mã trên HOSE với tỷ lệ 30 đến 50%.',
          'Giảm tỷ lệ 4 mã do biến động cao.',
          'Không thay đổi tỷ lệ duy trì.',
        ],
        'Khoản vay hiện hữu được giữ tỷ lệ cũ trong 10 ngày làm việc.',
      ),
      en: words(
        'Changes to the margin list',
        'Six shares added, four ratios cut, from next week.',
        'After a review of liquidity and asset quality we have changed the margin list.',
        'Main changes',
        [
          'Six HOSE shares added at 30–50%.',
          'Four ratios cut because of volatility.',
          'Maintenance margin is unchanged.',
        ],
        'Existing loans keep the old ratio for ten working days.',
      ),
    },
  ),
  brief(
    { slug: 'nang-cap-he-thong-cuoi-tuan', categoryId: 81, back: 33 },
    {
      vi: words(
        'Nâng cấp hệ thống giao dịch cuối tuần',
        'Web, HTS và Mobile tạm ngừng từ 20:00 thứ Sáu đến 16:00 Chủ nhật.',
        'Để tăng năng lực xử lý lệnh, chúng tôi nâng cấp hệ thống lõi vào cuối tuần này. Giao dịch ngày thứ Hai không bị ảnh hưởng.',
        'Trong thời gian nâng cấp',
        [
          'Không đặt lệnh trước phiên được.',
          'Không nộp, rút tiền trên ứng dụng.',
          'Trang web và mở tài khoản hoạt động bình thường.',
        ],
        'Tổng đài 1900 6277 trực suốt thời gian nâng cấp.',
      ),
      en: words(
        'System upgrade this weekend',
        'Web, HTS and mobile pause from 20:00 Friday to 16:00 Sunday.',
        'We are upgrading the core system to handle more orders. Trading on Monday is not affected.',
        'During the upgrade',
        [
          'No pre-session orders.',
          'No deposits or withdrawals in the app.',
          'The website and account opening work as usual.',
        ],
        'Our hotline 1900 6277 is staffed throughout.',
      ),
    },
  ),
  brief(
    { slug: 'hoi-thao-chien-luoc-quy', categoryId: 82, back: 38 },
    {
      vi: words(
        'Hội thảo chiến lược quý: chọn gì khi lãi suất thấp',
        'Trực tiếp tại TP. Hồ Chí Minh và trực tuyến, miễn phí cho khách hàng.',
        'Trung tâm phân tích trình bày ba kịch bản thị trường và trả lời câu hỏi trong 60 phút.',
        'Chương trình',
        ['13:30 – 14:00: vĩ mô và lãi suất.', '14:00 – 14:40: ba kịch bản và phân bổ.', '14:40 – 15:40: hỏi đáp.'],
        'Nội dung hội thảo không phải lời khuyên đầu tư cá nhân.',
      ),
      en: words(
        'Quarterly strategy seminar: what to choose when rates are low',
        'In Ho Chi Minh City and online, free for clients.',
        'Our research centre presents three scenarios and takes questions for an hour.',
        'Programme',
        [
          '13:30–14:00: economy and rates.',
          '14:00–14:40: scenarios and allocation.',
          '14:40–15:40: questions and answers.',
        ],
        'The seminar is not personal investment advice.',
      ),
    },
  ),
  brief(
    { slug: 'giam-lai-suat-ky-quy', categoryId: 81, back: 44 },
    {
      vi: words(
        'Giảm lãi suất cho vay ký quỹ từ đầu tháng',
        'Lãi suất giảm 0,5 điểm phần trăm, áp dụng tự động cho mọi khoản vay.',
        'Nhờ chi phí vốn hạ, Sông Ngân giảm lãi suất cho vay ký quỹ từ 13,0% xuống 12,5% mỗi năm (dữ liệu minh họa).',
        'Áp dụng',
        ['Tự động cho khoản vay cũ và mới.', 'Không phí trả nợ trước hạn.', 'Phí ứng trước tiền bán giữ nguyên.'],
        'Lãi suất thấp hơn không làm giảm rủi ro của đòn bẩy.',
      ),
      en: words(
        'Margin interest cut from the start of the month',
        'Half a percentage point less, applied to all loans.',
        'As funding costs have eased we cut margin interest from 13.0% to 12.5% a year (illustrative data).',
        'How it applies',
        ['Automatically, to old and new loans.', 'No fee for early repayment.', 'The advance fee is unchanged.'],
        'A lower rate does not make leverage less risky.',
      ),
    },
  ),
  brief(
    { slug: 'nghi-quyet-dai-hoi-co-dong', categoryId: 83, back: 58 },
    {
      vi: words(
        'Nghị quyết Đại hội đồng cổ đông bất thường',
        'Thông qua phương án tăng vốn và bổ sung thành viên hội đồng quản trị.',
        'Đại hội có sự tham dự của cổ đông đại diện 82,4% số cổ phần có quyền biểu quyết (dữ liệu minh họa).',
        'Nội dung được thông qua',
        [
          'Chào bán cho cổ đông hiện hữu tỷ lệ 5:1.',
          'Bổ sung một thành viên độc lập.',
          'Sửa đổi điều lệ về họp trực tuyến.',
        ],
        'Tài liệu đầy đủ được công bố trên trang thông tin của công ty.',
      ),
      en: words(
        'Resolution of the extraordinary shareholders’ meeting',
        'A capital increase and a new board member are approved.',
        'Shareholders holding 82.4% of the votes attended (illustrative data).',
        'Approved',
        [
          'A rights issue of one for five.',
          'One additional independent director.',
          'Changes to the charter on online meetings.',
        ],
        'The full documents are on our disclosure page.',
      ),
    },
  ),
  brief(
    { slug: 'giai-thuong-dich-vu', categoryId: 8, back: 66 },
    {
      vi: words(
        'Khách hàng chấm 4,7 trên 5 cho dịch vụ hỗ trợ',
        'Kết quả khảo sát 8.200 khách hàng và ba việc chúng tôi sẽ sửa.',
        'Khảo sát nửa năm cho thấy khách hàng hài lòng nhất với tốc độ trả lời, và ít hài lòng nhất với biểu mẫu giấy.',
        'Ba việc sẽ sửa',
        [
          'Bỏ biểu mẫu giấy với yêu cầu thay đổi thông tin.',
          'Rút thời gian chờ tổng đài giờ cao điểm.',
          'Giải thích phí bằng ví dụ trong sao kê.',
        ],
        'Kết quả khảo sát là dữ liệu minh họa.',
      ),
      en: words(
        'Clients rate our support 4.7 out of 5',
        'A survey of 8,200 clients, and three things we will fix.',
        'Clients like our speed of reply most and paper forms least.',
        'Three fixes',
        [
          'No more paper forms for changes of details.',
          'Shorter waits at peak times.',
          'Fees explained by example in statements.',
        ],
        'The survey results are illustrative data.',
      ),
    },
  ),
  brief(
    { slug: 'trung-tam-phan-tich-song-ngu', categoryId: 8, back: 74 },
    {
      vi: words(
        'Trung tâm phân tích phát hành báo cáo song ngữ',
        'Báo cáo chiến lược và ngành có bản tiếng Anh trong cùng ngày.',
        'Từ quý này, mọi báo cáo chiến lược và ngành đều có bản tiếng Anh phát hành cùng ngày, phục vụ khách hàng nước ngoài.',
        'Cách tiếp cận',
        [
          'Lọc theo loại, ngành và mã trên trang Báo cáo.',
          'Đọc tóm tắt trên web hoặc tải PDF.',
          'Đăng ký nhận qua email hoặc RSS.',
        ],
        'Khuyến nghị trong báo cáo có thời hạn; hãy xem ngày phát hành.',
      ),
      en: words(
        'Research now published in two languages',
        'Strategy and sector reports in English the same day.',
        'From this quarter every strategy and sector report is also published in English on the same day.',
        'How to read them',
        [
          'Filter by type, sector and ticker on the Research page.',
          'Read the summary online or download the PDF.',
          'Subscribe by email or RSS.',
        ],
        'Recommendations age; check the publication date.',
      ),
    },
  ),
]
