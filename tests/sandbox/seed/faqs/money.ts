import type { FaqGroup } from './group'

export const money: FaqGroup = {
  name: { vi: 'Nộp và rút tiền', en: 'Deposits and withdrawals', ko: '입출금' },
  items: [
    {
      vi: [
        'Nộp tiền vào tài khoản bằng cách nào?',
        'Chuyển khoản đến tài khoản định danh riêng của bạn hoặc quét mã QR trong ứng dụng. Tiền vào sức mua sau ít phút.',
      ],
      en: [
        'How do I deposit money?',
        'Transfer to your own virtual account or scan the QR code in the app. It adds to your buying power within minutes.',
      ],
      ko: [
        '입금은 어떻게 합니까?',
        '고객님 전용 가상계좌로 이체하거나 앱에서 QR 코드를 스캔하시면 됩니다. 몇 분 안에 매수 가능 금액에 반영됩니다.',
      ],
    },
    {
      vi: [
        'Rút tiền mất bao lâu?',
        'Lệnh rút trước 16:00 ngày làm việc được xử lý trong ngày, về tài khoản ngân hàng chính chủ.',
      ],
      en: [
        'How long does a withdrawal take?',
        'Requests before 16:00 on a working day are paid the same day, to a bank account in your own name.',
      ],
      ko: ['출금에는 얼마나 걸립니까?', '영업일 16시 이전에 신청하시면 당일 본인 명의 은행 계좌로 지급합니다.'],
    },
    {
      vi: [
        'Có chuyển tiền cho người khác được không?',
        'Không. Tiền chỉ được chuyển về tài khoản ngân hàng đứng tên bạn và đã đăng ký.',
      ],
      en: ['Can I pay someone else?', 'No. Money goes only to registered bank accounts in your own name.'],
      ko: ['다른 사람에게 송금할 수 있습니까?', '불가능합니다. 등록하신 본인 명의 은행 계좌로만 이체됩니다.'],
    },
    {
      vi: ['Tôi đăng ký được mấy tài khoản ngân hàng?', 'Tối đa ba tài khoản, đều phải đứng tên bạn.'],
      en: ['How many bank accounts can I register?', 'Up to three, all in your own name.'],
    },
    {
      vi: [
        'Chuyển nhầm nội dung thì xử lý thế nào?',
        'Gửi chứng từ chuyển tiền đến support@songngan.example; bộ phận kế toán đối chiếu trong ngày làm việc.',
      ],
    },
    {
      vi: [
        'Tiền bán cổ phiếu khi nào rút được?',
        'Sau khi thanh toán ngày T+2. Nếu cần sớm hơn, bạn dùng dịch vụ ứng trước tiền bán.',
      ],
    },
  ],
}

export const fees: FaqGroup = {
  name: { vi: 'Phí và thuế', en: 'Fees and tax', ko: '수수료와 세금' },
  items: [
    {
      vi: [
        'Phí giao dịch cổ phiếu là bao nhiêu?',
        'Phí môi giới 0,15% giá trị khớp lệnh qua kênh trực tuyến (dữ liệu minh họa), tài khoản mới miễn phí 90 ngày.',
      ],
      en: [
        'What is the commission on shares?',
        '0.15% of matched value online (illustrative data); free for the first 90 days of a new account.',
      ],
      ko: [
        '주식 매매수수료는 얼마입니까?',
        '온라인 체결 금액의 0.15%입니다(예시 데이터). 신규 계좌는 90일간 무료입니다.',
      ],
    },
    {
      vi: [
        'Bán cổ phiếu có phải nộp thuế không?',
        'Có. Cá nhân nộp 0,1% giá trị bán từng lần, công ty chứng khoán khấu trừ tại nguồn.',
      ],
      en: ['Is there tax on selling?', 'Yes. Individuals pay 0.1% of each sale, withheld at source.'],
      ko: ['매도할 때 세금이 있습니까?', '개인은 매도 금액의 0.1%를 원천징수 방식으로 납부합니다.'],
    },
    {
      vi: ['Cổ tức tiền mặt chịu thuế bao nhiêu?', 'Thuế thu nhập cá nhân 5%, khấu trừ trước khi trả vào tài khoản.'],
      en: ['How are cash dividends taxed?', 'At 5%, withheld before payment into your account.'],
      ko: ['현금배당의 세율은 얼마입니까?', '5%이며 원천징수한 뒤 계좌에 지급합니다.'],
    },
    {
      vi: [
        'Phí ứng trước tiền bán tính thế nào?',
        'Tính theo số ngày thực tế từ ngày ứng đến ngày tiền bán về, mức phí xem trong biểu phí.',
      ],
      en: [
        'How is the advance on sale proceeds charged?',
        'For the actual days until the proceeds settle, at the published rate.',
      ],
    },
    {
      vi: [
        'Phí lưu ký là bao nhiêu?',
        'Thu hộ theo biểu giá của trung tâm lưu ký, tính trên số chứng khoán bình quân trong tháng.',
      ],
    },
    {
      vi: ['Tôi xem sao kê phí ở đâu?', 'Trong mục Báo cáo tài sản của Web Trading, hoặc sao kê tháng gửi qua email.'],
    },
  ],
}
