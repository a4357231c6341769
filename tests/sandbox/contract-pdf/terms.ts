/** Terms of the sandbox's contract. They show what a contract says; they are nobody's contract. */
export const terms: readonly (readonly [heading: string, paragraphs: readonly string[]])[] = [
  [
    'Điều 3. Quyền và nghĩa vụ của khách hàng',
    [
      'Khách hàng được đặt lệnh qua các kênh đã đăng ký, được nhận sao kê và được yêu cầu giải thích về mọi giao dịch trên tài khoản của mình.',
      'Khách hàng chịu trách nhiệm về tính chính xác của thông tin đã cung cấp, bảo mật mật khẩu và mã xác thực, và bảo đảm đủ tiền hoặc chứng khoán trước khi đặt lệnh.',
    ],
  ],
  [
    'Điều 4. Quyền và nghĩa vụ của công ty',
    [
      'Công ty thực hiện lệnh hợp lệ, quản lý tách biệt tài sản của khách hàng và thông báo kết quả giao dịch theo phương thức đã đăng ký.',
      'Công ty được thu phí theo biểu phí công bố tại thời điểm giao dịch và được từ chối lệnh trái quy định pháp luật.',
    ],
  ],
  [
    'Điều 5. Giao dịch ký quỹ',
    [
      'Tỷ lệ ký quỹ ban đầu không thấp hơn 50%, tỷ lệ ký quỹ duy trì không thấp hơn 30%. Khi tài khoản xuống dưới tỷ lệ duy trì, công ty có quyền yêu cầu bổ sung và bán chứng khoán bảo đảm nếu khách hàng không bổ sung đúng hạn.',
    ],
  ],
  [
    'Điều 6. Rủi ro',
    [
      'Giá chứng khoán có thể tăng hoặc giảm; khách hàng có thể mất một phần hoặc toàn bộ vốn đầu tư, và có thể mất nhiều hơn số tiền ban đầu khi sử dụng giao dịch ký quỹ hoặc phái sinh.',
    ],
  ],
  [
    'Điều 7. Dữ liệu cá nhân',
    [
      'Dữ liệu cá nhân, kể cả hình ảnh giấy tờ và khuôn mặt, chỉ được xử lý để nhận biết khách hàng, mở và quản lý tài khoản. Khách hàng có quyền xem, sửa, rút lại sự đồng ý theo quy định pháp luật.',
    ],
  ],
  [
    'Điều 8. Hiệu lực và chấm dứt',
    [
      'Hợp đồng có hiệu lực khi khách hàng ký bằng mã xác thực một lần và công ty chấp thuận hồ sơ. Mỗi bên được chấm dứt hợp đồng bằng thông báo trước 15 ngày, sau khi các nghĩa vụ đã hoàn thành.',
    ],
  ],
]
