import { brief, words } from '../brief'

/** Short guides about cash and securities. */
export const shortCash = [
  brief(
    { slug: 'rut-tien', categoryId: 63, back: 18 },
    {
      vi: words(
        'Rút tiền về ngân hàng',
        'Rút tiền về tài khoản chính chủ đã đăng ký, xử lý trong ngày làm việc.',
        'Tiền chỉ được chuyển về tài khoản ngân hàng đứng tên bạn. Lệnh trước 16:00 được xử lý trong ngày, lệnh sau đó vào ngày làm việc kế tiếp.',
        'Các bước',
        [
          'Chọn Tiền, rồi Rút tiền.',
          'Chọn ngân hàng đã đăng ký và nhập số tiền.',
          'Xác thực bằng Smart OTP.',
          'Theo dõi trạng thái trong Lịch sử tiền.',
        ],
        'Số tiền rút được không gồm tiền bán chờ về và phần tài sản bảo đảm cho dư nợ.',
      ),
      en: words(
        'Withdraw money to your bank',
        'Paid to a registered account in your own name, the same working day.',
        'Money goes only to a bank account in your own name. Requests before 16:00 are paid the same day, later ones on the next working day.',
        'Steps',
        [
          'Choose Cash, then Withdraw.',
          'Pick a registered bank and enter the amount.',
          'Confirm with Smart OTP.',
          'Follow it under Cash history.',
        ],
        'Pending sale proceeds and collateral for a loan cannot be withdrawn.',
      ),
      ko: words(
        '은행 계좌로 출금하기',
        '등록된 본인 명의 계좌로 영업일 당일 지급합니다.',
        '출금은 본인 명의 은행 계좌로만 가능합니다. 16시 이전 신청은 당일, 이후 신청은 다음 영업일에 처리합니다.',
        '순서',
        [
          '자금, 출금 메뉴를 선택합니다.',
          '등록된 은행과 금액을 입력합니다.',
          '스마트 OTP로 인증합니다.',
          '자금 내역에서 상태를 확인합니다.',
        ],
        '결제 전 매도대금과 융자 담보는 출금할 수 없습니다.',
      ),
    },
    'ol',
  ),
  brief(
    { slug: 'quyen-cua-co-dong', categoryId: 63, back: 24 },
    {
      vi: words(
        'Quyền của cổ đông: cổ tức, quyền mua, đại hội',
        'Nhận cổ tức, thực hiện quyền mua và ủy quyền dự đại hội trên ứng dụng.',
        'Khi sở hữu cổ phiếu tại ngày đăng ký cuối cùng, bạn có quyền với các sự kiện của doanh nghiệp. Ngày giao dịch không hưởng quyền đứng trước ngày này một ngày làm việc.',
        'Bạn cần làm gì',
        [
          'Cổ tức tiền: không cần làm gì, tiền vào tài khoản sau khi trừ thuế 5%.',
          'Cổ tức cổ phiếu: chờ cổ phiếu về và được niêm yết bổ sung.',
          'Quyền mua: đăng ký và nộp tiền trước hạn.',
          'Đại hội: đăng ký dự họp hoặc ủy quyền trong mục Quyền.',
        ],
        'Quyền mua không đăng ký sẽ hết giá trị sau hạn chót.',
      ),
      en: words(
        'Shareholder rights: dividends, subscriptions, meetings',
        'Receive dividends, take up rights and appoint a proxy in the app.',
        'If you hold the shares on the record date, you take part in corporate actions. The ex-date is one working day earlier.',
        'What to do',
        [
          'Cash dividend: nothing; it is paid after 5% tax.',
          'Stock dividend: wait for the new shares to be listed.',
          'Subscription rights: sign up and pay before the deadline.',
          'Meetings: register or appoint a proxy under Rights.',
        ],
        'Rights that are not taken up lapse after the deadline.',
      ),
      ko: words(
        '주주 권리: 배당, 신주인수권, 주주총회',
        '앱에서 배당을 받고 신주인수권을 행사하며 의결권을 위임하는 방법입니다.',
        '기준일에 주식을 보유하면 권리가 발생합니다. 권리락일은 기준일의 1영업일 전입니다.',
        '하실 일',
        [
          '현금배당: 5% 세금을 뺀 금액이 자동으로 지급됩니다.',
          '주식배당: 추가 상장을 기다립니다.',
          '신주인수권: 마감 전에 신청하고 납입합니다.',
          '주주총회: 참석을 신청하거나 위임합니다.',
        ],
        '행사하지 않은 신주인수권은 마감 후 소멸합니다.',
      ),
    },
  ),
  brief(
    { slug: 'su-dung-ung-truoc', categoryId: 63, back: 43 },
    {
      vi: words(
        'Sử dụng ứng trước tiền bán',
        'Dùng tiền bán ngay trong ngày, tự động hoặc theo yêu cầu.',
        'Tiền bán về ngày T+2. Ứng trước cho phép bạn dùng khoản này ngay, phí tính theo số ngày thực tế.',
        'Các bước',
        [
          'Vào Tiền, chọn Ứng trước.',
          'Xem số tiền tối đa và phí dự kiến.',
          'Chọn ứng một lần hoặc bật tự động.',
          'Xác thực bằng Smart OTP.',
        ],
        'Ứng trước được hoàn tự động khi tiền bán về; không cần thao tác trả nợ.',
      ),
      en: words(
        'Use an advance on sale proceeds',
        'Use proceeds the same day, on request or automatically.',
        'Proceeds settle on T+2. An advance lets you use them now; the fee counts actual days.',
        'Steps',
        [
          'Open Cash, then Advance.',
          'See the maximum and the fee.',
          'Draw once or turn on automatic.',
          'Confirm with Smart OTP.',
        ],
        'The advance is repaid by itself when the proceeds arrive.',
      ),
    },
    'ol',
  ),
  brief(
    { slug: 'luu-ky-chuyen-khoan', categoryId: 63, back: 52 },
    {
      vi: words(
        'Lưu ký và chuyển khoản chứng khoán',
        'Lưu ký sổ cổ đông giấy, chuyển chứng khoán giữa các công ty.',
        'Cổ phiếu chỉ giao dịch được khi đã lưu ký. Bạn cũng có thể chuyển chứng khoán từ công ty khác về Sông Ngân.',
        'Các bước',
        [
          'Mang sổ cổ đông và căn cước đến chi nhánh.',
          'Điền phiếu gửi chứng khoán.',
          'Chờ trung tâm lưu ký xác nhận, thường 3 đến 5 ngày làm việc.',
          'Kiểm tra số dư trong mục Danh mục.',
        ],
        'Chuyển khoản giữa hai tài khoản khác chủ chỉ được phép trong các trường hợp luật định.',
      ),
      en: words(
        'Deposit and transfer of securities',
        'Deposit paper certificates and move holdings between brokers.',
        'Shares can be traded only once deposited. You can also move holdings from another broker to us.',
        'Steps',
        [
          'Bring the certificate and your ID to a branch.',
          'Fill in the deposit form.',
          'Wait for the depository, usually three to five working days.',
          'Check the balance in your portfolio.',
        ],
        'Transfers between different owners are allowed only in cases set by law.',
      ),
    },
    'ol',
  ),
]
