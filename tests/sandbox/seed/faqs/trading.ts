import type { FaqGroup } from './group'

export const trading: FaqGroup = {
  name: { vi: 'Giao dịch cổ phiếu', en: 'Trading shares', ko: '주식 거래' },
  items: [
    {
      vi: [
        'Thị trường mở cửa lúc nào?',
        'HOSE khớp lệnh định kỳ mở cửa 9:00 – 9:15, liên tục 9:15 – 11:30 và 13:00 – 14:30, định kỳ đóng cửa 14:30 – 14:45; giao dịch thỏa thuận đến 15:00.',
      ],
      en: [
        'When is the market open?',
        'HOSE has an opening auction at 9:00–9:15, continuous trading at 9:15–11:30 and 13:00–14:30, and a closing auction at 14:30–14:45; negotiated trades run until 15:00.',
      ],
      ko: [
        '시장은 언제 열립니까?',
        'HOSE는 9:00~9:15 시가 동시호가, 9:15~11:30과 13:00~14:30 접속매매, 14:30~14:45 종가 동시호가로 운영됩니다. 협의매매는 15:00까지 가능합니다.',
      ],
    },
    {
      vi: [
        'Biên độ giá trong ngày là bao nhiêu?',
        'HOSE ±7%, HNX ±10%, UPCoM ±15% so với giá tham chiếu. Ngày giao dịch đầu tiên có biên độ rộng hơn.',
      ],
      en: [
        'What is the daily price band?',
        '±7% on HOSE, ±10% on HNX and ±15% on UPCoM around the reference price. The first trading day has a wider band.',
      ],
      ko: [
        '하루 가격제한폭은 얼마입니까?',
        '기준가 대비 HOSE ±7%, HNX ±10%, UPCoM ±15%입니다. 상장 첫날에는 더 넓게 적용됩니다.',
      ],
    },
    {
      vi: [
        'Mua cổ phiếu hôm nay, khi nào được bán?',
        'Cổ phiếu về tài khoản trước 13:00 ngày T+2, nên bạn bán được từ phiên chiều ngày T+2.',
      ],
      en: [
        'I bought today: when can I sell?',
        'Shares arrive before 13:00 on T+2, so you can sell from the afternoon session of T+2.',
      ],
      ko: [
        '오늘 매수하면 언제 매도할 수 있습니까?',
        '주식은 T+2일 13시 전에 입고되므로 T+2일 오후부터 매도할 수 있습니다.',
      ],
    },
    {
      vi: [
        'Lô giao dịch tối thiểu là bao nhiêu?',
        'Một lô chẵn là 100 cổ phiếu. Lô lẻ từ 1 đến 99 cổ phiếu được giao dịch bằng lệnh giới hạn.',
      ],
      en: [
        'What is the minimum lot?',
        'A round lot is 100 shares. Odd lots of 1 to 99 shares trade with limit orders.',
      ],
    },
    {
      vi: [
        'Lệnh ATO và ATC khác lệnh LO ra sao?',
        'ATO và ATC khớp theo giá mở cửa, đóng cửa và được ưu tiên trước lệnh giới hạn trong phiên định kỳ; lệnh LO chỉ khớp ở mức giá bạn đặt hoặc tốt hơn.',
      ],
    },
    {
      vi: [
        'Có được sửa hoặc hủy lệnh trong phiên ATC không?',
        'Không. Trong các phiên khớp lệnh định kỳ, lệnh đã nhập không được sửa hoặc hủy, kể cả lệnh chuyển từ phiên liên tục sang.',
      ],
    },
  ],
}

export const margin: FaqGroup = {
  name: { vi: 'Ký quỹ', en: 'Margin', ko: '신용거래' },
  items: [
    {
      vi: [
        'Tỷ lệ ký quỹ ban đầu là bao nhiêu?',
        'Theo quy định, tỷ lệ ký quỹ ban đầu không thấp hơn 50% và tỷ lệ duy trì không thấp hơn 30%. Sông Ngân áp dụng mức riêng cho từng mã.',
      ],
      en: [
        'What is the initial margin?',
        'By regulation initial margin is at least 50% and maintenance margin at least 30%. We set the ratio for each stock.',
      ],
      ko: [
        '최초 증거금률은 얼마입니까?',
        '규정상 최초 증거금률은 50% 이상, 유지 증거금률은 30% 이상입니다. 종목별 비율은 당사가 따로 정합니다.',
      ],
    },
    {
      vi: [
        'Khi nào tôi bị gọi ký quỹ?',
        'Khi tỷ lệ ký quỹ thực tế xuống dưới tỷ lệ duy trì. Bạn nhận tin nhắn và email, và cần bổ sung trong thời hạn ghi trong hợp đồng.',
      ],
      en: [
        'When do I get a margin call?',
        'When your actual ratio falls below maintenance. We text and email you; top up within the time stated in the contract.',
      ],
      ko: [
        '마진콜은 언제 발생합니까?',
        '실제 증거금률이 유지 증거금률보다 낮아지면 발생합니다. 문자와 이메일로 안내하며 계약에서 정한 기한까지 보충하셔야 합니다.',
      ],
    },
    {
      vi: [
        'Nhà đầu tư nước ngoài có được vay ký quỹ không?',
        'Không. Theo quy định hiện hành, nhà đầu tư nước ngoài không được giao dịch ký quỹ.',
      ],
      en: ['Can foreign investors use margin?', 'No. Under current rules foreign investors may not trade on margin.'],
      ko: ['외국인도 신용거래를 할 수 있습니까?', '현행 규정상 외국인 투자자는 신용거래를 할 수 없습니다.'],
    },
    {
      vi: [
        'Lãi ký quỹ tính thế nào?',
        'Tính trên dư nợ thực tế theo ngày và thu vào cuối tháng hoặc khi tất toán. Chi tiết có trong biểu phí.',
      ],
      en: [
        'How is margin interest charged?',
        'Daily on the outstanding amount, collected at month end or on repayment. See the fee schedule.',
      ],
    },
    {
      vi: [
        'Cổ phiếu nào được ký quỹ?',
        'Danh mục được cập nhật hằng ngày trên hệ thống giao dịch. Cổ phiếu niêm yết dưới sáu tháng, bị cảnh báo hoặc lỗ lũy kế không thuộc danh mục.',
      ],
    },
    {
      vi: [
        'Hạn mức 5 tỷ đồng nghĩa là gì?',
        'Khi mở tài khoản, bạn chọn hạn mức dưới hoặc trên 5 tỷ đồng. Hạn mức trên 5 tỷ đồng cần thẩm định thêm.',
      ],
    },
  ],
}
