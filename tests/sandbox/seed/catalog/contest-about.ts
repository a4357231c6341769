import { paragraphs as p, list, table } from '../html'
import type { ContestRow } from './contest-row'

/** The pages that explain the contest; the empty slug is `/mascham` itself. */
export const contestAbout: readonly ContestRow[] = [
  [
    '',
    [
      'Đấu trường Sông Ngân',
      p(
        'Cuộc thi đầu tư mô phỏng dành cho sinh viên: 100 triệu đồng ảo, giá thật trên HOSE, HNX và UPCoM, bốn tuần giao dịch.',
      ),
    ],
    [
      'Songngan Arena',
      p(
        'A simulated trading contest for students: VND 100 million of play money, real HOSE, HNX and UPCoM prices, four weeks of trading.',
      ),
    ],
    [
      '송응언 아레나',
      p('대학생 모의투자 대회입니다. 가상 자금 1억 동으로 4주 동안 HOSE, HNX, UPCoM 실제 시세로 거래합니다.'),
    ],
  ],
  [
    'intro',
    [
      'Giới thiệu',
      p(
        'Đấu trường Sông Ngân giúp sinh viên tập ra quyết định bằng dữ liệu mà không mạo hiểm tiền của mình.',
        'Mỗi đội có từ một đến ba thành viên và một người hướng dẫn của Sông Ngân.',
      ),
    ],
    [
      'Introduction',
      p(
        'The arena lets students practise decisions on data without risking their own money.',
        'A team has one to three members and a mentor from Songngan.',
      ),
    ],
    [
      '대회 소개',
      p(
        '자기 자금을 걸지 않고 데이터로 투자 판단을 연습하는 대회입니다.',
        '팀은 1~3명으로 구성하며 송응언 임직원이 멘토로 참여합니다.',
      ),
    ],
  ],
  [
    'history',
    [
      'Các mùa trước',
      table(
        'vi',
        'Số đội tham dự',
        ['Mùa', 'Đội', 'Trường'],
        [
          ['2023', '412', '28'],
          ['2024', '655', '36'],
          ['2025', '908', '44'],
        ],
      ),
    ],
    [
      'Past seasons',
      table(
        'en',
        'Teams taking part',
        ['Season', 'Teams', 'Universities'],
        [
          ['2023', '412', '28'],
          ['2024', '655', '36'],
          ['2025', '908', '44'],
        ],
      ),
    ],
    [
      '지난 대회',
      table(
        'ko',
        '참가 현황',
        ['대회', '팀', '대학'],
        [
          ['2023', '412', '28'],
          ['2024', '655', '36'],
          ['2025', '908', '44'],
        ],
      ),
    ],
  ],
  [
    'rules',
    [
      'Luật chơi',
      list([
        'Giao dịch trong giờ của sàn, thanh toán T+2 như thật.',
        'Không mua quá 20% tài sản vào một mã.',
        'Mỗi đội phải có giao dịch trong ít nhất 10 phiên.',
      ]),
    ],
    [
      'Rules',
      list([
        'Trading follows exchange hours and T+2 settlement.',
        'No more than 20% of assets in one ticker.',
        'Each team must trade in at least ten sessions.',
      ]),
    ],
    [
      '대회 규칙',
      list([
        '거래소 운영 시간과 T+2 결제를 그대로 따릅니다.',
        '한 종목에 자산의 20%를 넘게 투자할 수 없습니다.',
        '팀마다 10거래일 이상 거래해야 합니다.',
      ]),
    ],
  ],
  [
    'prize',
    [
      'Giải thưởng',
      table(
        'vi',
        'Cơ cấu giải',
        ['Giải', 'Số lượng', 'Giá trị'],
        [
          ['Nhất', '1', '50.000.000 đ'],
          ['Nhì', '2', '20.000.000 đ'],
          ['Ba', '5', '8.000.000 đ'],
        ],
      ),
    ],
    [
      'Prizes',
      table(
        'en',
        'Prize list',
        ['Prize', 'Number', 'Value'],
        [
          ['First', '1', 'VND 50,000,000'],
          ['Second', '2', 'VND 20,000,000'],
          ['Third', '5', 'VND 8,000,000'],
        ],
      ),
    ],
    [
      '시상 내역',
      table(
        'ko',
        '시상',
        ['순위', '수', '상금'],
        [
          ['1등', '1', '50,000,000동'],
          ['2등', '2', '20,000,000동'],
          ['3등', '5', '8,000,000동'],
        ],
      ),
    ],
  ],
  [
    'ruleandprize',
    [
      'Thể lệ và giải thưởng',
      p(
        'Xếp hạng theo tỷ suất sinh lời điều chỉnh rủi ro sau bốn tuần. Mười đội đầu thuyết trình chiến lược trước hội đồng giám khảo.',
      ),
    ],
    [
      'Rules and prizes',
      p('Teams are ranked on risk-adjusted return after four weeks. The top ten present their strategy to a jury.'),
    ],
    ['규칙과 시상', p('4주간의 위험조정 수익률로 순위를 정합니다. 상위 10개 팀은 심사위원 앞에서 전략을 발표합니다.')],
  ],
]
