import { brief, words } from '../brief'

/** Short guides about reading what our analysts write. */
export const shortResearch = [
  brief(
    { slug: 'doc-bao-cao-phan-tich', categoryId: 62, back: 11 },
    {
      vi: words(
        'Đọc một báo cáo phân tích trong mười phút',
        'Nên đọc phần nào trước, kiểm tra giả định ra sao và khi nào không nên làm theo.',
        [
          'Một báo cáo doanh nghiệp thường dài hơn mười trang, nhưng phần quyết định chỉ có ba: luận điểm, giả định và rủi ro. Giá mục tiêu là kết quả của ba phần ấy, nên hãy đọc nó sau cùng.',
          'Trước tiên xem ngày phát hành và giá tại ngày đó. Giá mục tiêu viết khi cổ phiếu ở mức 20.000 đồng không còn ý nghĩa như cũ khi giá đã lên 26.000 đồng.',
        ],
        'Thứ tự nên đọc',
        [
          'Trang đầu: khuyến nghị, giá mục tiêu, giá tại ngày viết và khoảng chênh lệch.',
          'Luận điểm: điều gì khiến lợi nhuận tăng, và điều đó đã xảy ra chưa.',
          'Giả định: tăng trưởng doanh thu, biên lợi nhuận, lãi suất. Thử hỏi nếu con số này thấp đi một phần ba thì sao.',
          'Định giá: phương pháp nào, P/E hay P/B so với những doanh nghiệp nào.',
          'Rủi ro và công bố xung đột lợi ích ở cuối báo cáo.',
        ],
        'Báo cáo là ý kiến tại một thời điểm, không phải lời khuyên cho riêng bạn. Hai báo cáo tốt vẫn có thể kết luận ngược nhau.',
      ),
      en: words(
        'Read a research report in ten minutes',
        'What to read first, how to test the assumptions and when not to follow.',
        [
          'A company report often runs to more than ten pages, but three parts decide: the case, the assumptions and the risks. The target price follows from those three, so read it last.',
          'Begin with the date of issue and the price on that day. A target written with the share at VND 20,000 means something else once it trades at VND 26,000.',
        ],
        'In which order',
        [
          'First page: recommendation, target price, price on the day and the gap between them.',
          'The case: what makes profits grow, and whether it has happened yet.',
          'Assumptions: sales growth, profit margin, interest rates. Ask what is left if one of them is a third lower.',
          'Valuation: which method, and P/E or P/B against which companies.',
          'Risks, and the disclosure of conflicts of interest at the end.',
        ],
        'A report is an opinion at one moment and no advice to you in person. Two good reports can still disagree.',
      ),
      ko: words(
        '10분 만에 리서치 보고서 읽기',
        '무엇부터 읽고 가정을 어떻게 점검하며 언제 따르지 말아야 하는지 안내합니다.',
        [
          '기업 보고서는 10쪽이 넘는 경우가 많지만 핵심은 투자 논리, 가정, 위험 세 부분입니다. 목표가는 이 세 부분의 결과이므로 마지막에 읽는 것이 좋습니다.',
          '먼저 발간일과 그날의 주가를 확인하십시오. 주가가 2만 동일 때 제시한 목표가는 2만 6,000동이 된 뒤에는 의미가 다릅니다.',
        ],
        '읽는 순서',
        [
          '첫 쪽: 투자의견, 목표가, 발간일 주가와 그 차이',
          '투자 논리: 이익이 늘어나는 이유와 이미 실현되었는지 여부',
          '가정: 매출 성장률, 이익률, 금리. 하나가 3분의 1 낮아지면 어떻게 되는지 따져 봅니다.',
          '가치 평가: 어떤 방법을 썼고 P/E나 P/B를 어느 기업과 비교했는지',
          '위험 요인과 마지막의 이해상충 공시',
        ],
        '보고서는 한 시점의 의견이며 고객님 개인에 대한 조언이 아닙니다. 좋은 보고서끼리도 결론이 다를 수 있습니다.',
      ),
    },
    'ol',
  ),
  brief(
    { slug: 'chi-so-dinh-gia', categoryId: 62, back: 12 },
    {
      vi: words(
        'Bốn chỉ số định giá và giới hạn của chúng',
        'EPS, P/E, P/B và ROE cho biết điều gì, và điều gì chúng không cho biết.',
        [
          'Bốn chỉ số này có trong hầu hết báo cáo. Ví dụ minh họa: cổ phiếu giá 24.000 đồng, EPS 2.000 đồng, giá trị sổ sách 16.000 đồng mỗi cổ phiếu. P/E là 12 lần, P/B là 1,5 lần, ROE là 12,5%.',
          'Không có mức nào tự nó là đắt hay rẻ. Con số chỉ có nghĩa khi đặt cạnh lịch sử của chính doanh nghiệp và những doanh nghiệp cùng ngành.',
        ],
        'Khi so sánh, hãy nhớ',
        [
          'P/E thấp có thể vì lợi nhuận năm đó có khoản bất thường, như bán tài sản.',
          'P/B phù hợp với ngân hàng hơn là công ty phần mềm, vì tài sản của họ nằm trong sổ sách.',
          'ROE cao nhờ vay nhiều kém an toàn hơn ROE thấp hơn mà ít nợ.',
          'EPS giảm khi doanh nghiệp phát hành thêm cổ phiếu, dù tổng lợi nhuận không đổi.',
        ],
        'Chỉ số nói về quá khứ hoặc về dự báo của ai đó. Hãy luôn hỏi con số được tính cho kỳ nào.',
      ),
      en: words(
        'Four valuation ratios and their limits',
        'What EPS, P/E, P/B and ROE tell you, and what they do not.',
        [
          'These four stand in almost every report. An illustrative example: a share at VND 24,000 with EPS of VND 2,000 and a book value of VND 16,000 has a P/E of 12, a P/B of 1.5 and an ROE of 12.5%.',
          "No level is dear or cheap by itself. A figure means something beside the company's own history and companies of the same industry.",
        ],
        'When you compare',
        [
          'A low P/E may come from a one-off profit, such as the sale of an asset.',
          'P/B suits banks better than software companies, because the assets of a bank stand in its books.',
          'A high ROE that comes from debt is less safe than a lower one with little debt.',
          'EPS falls when new shares are issued, even if total profit stays the same.',
        ],
        "Ratios speak of the past, or of somebody's forecast. Always ask for which period they were worked out.",
      ),
      ko: words(
        '네 가지 가치 평가 지표와 한계',
        'EPS, P/E, P/B, ROE가 알려 주는 것과 알려 주지 않는 것을 설명합니다.',
        [
          '거의 모든 보고서에 나오는 지표입니다. 예를 들어 주가 24,000동, EPS 2,000동, 주당 장부가치 16,000동이면 P/E는 12배, P/B는 1.5배, ROE는 12.5%입니다(예시 데이터).',
          '그 자체로 비싸거나 싼 수준은 없습니다. 기업의 과거와 같은 업종의 다른 기업에 견주어야 의미가 있습니다.',
        ],
        '비교할 때 기억할 점',
        [
          'P/E가 낮은 것은 자산 매각 같은 일회성 이익 때문일 수 있습니다.',
          'P/B는 자산이 장부에 잡히는 은행에 더 알맞습니다.',
          '부채로 높아진 ROE는 부채가 적은 낮은 ROE보다 안전하지 않습니다.',
          '신주를 발행하면 전체 이익이 같아도 EPS는 낮아집니다.',
        ],
        '지표는 과거나 누군가의 전망을 나타냅니다. 어느 기간을 기준으로 계산했는지 확인하십시오.',
      ),
    },
  ),
]
