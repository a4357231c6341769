import { paragraphs as p, table } from '../html'
import type { ContestRow } from './contest-row'

/** The pages for those who take part. */
export const contestPlay: readonly ContestRow[] = [
  [
    'qanda',
    [
      'Hỏi đáp',
      '<h2>Tôi chưa có tài khoản chứng khoán, có tham gia được không?</h2>' +
        p('Được. Cuộc thi dùng tiền ảo, chỉ cần thẻ sinh viên còn hạn và một địa chỉ email.'),
    ],
    [
      'Questions and answers',
      '<h2>Can I join without a securities account?</h2>' +
        p('Yes. The contest uses play money; a valid student card and an email address are enough.'),
    ],
    [
      '질문과 답변',
      '<h2>증권 계좌가 없어도 참가할 수 있습니까?</h2>' +
        p('가능합니다. 가상 자금을 사용하므로 유효한 학생증과 이메일 주소만 있으면 됩니다.'),
    ],
  ],
  [
    'rank',
    [
      'Bảng xếp hạng',
      table(
        'vi',
        'Năm đội dẫn đầu tuần này',
        ['Đội', 'Lãi/lỗ', 'Số phiên'],
        [
          ['Thuyền Giấy', '+12,4%', '14'],
          ['Bình Minh', '+11,8%', '15'],
          ['Ruộng Bậc Thang', '+9,6%', '12'],
          ['Trống Đồng', '+8,1%', '15'],
          ['Sao Hôm', '+7,9%', '11'],
        ],
      ),
    ],
    [
      'Ranking',
      table(
        'en',
        'Top five teams this week',
        ['Team', 'Return', 'Sessions'],
        [
          ['Paper Boat', '+12.4%', '14'],
          ['Daybreak', '+11.8%', '15'],
          ['Terraces', '+9.6%', '12'],
          ['Bronze Drum', '+8.1%', '15'],
          ['Evening Star', '+7.9%', '11'],
        ],
      ),
    ],
    [
      '순위',
      table(
        'ko',
        '이번 주 상위 5개 팀',
        ['팀', '수익률', '거래일'],
        [
          ['종이배', '+12.4%', '14'],
          ['새벽', '+11.8%', '15'],
          ['다랑논', '+9.6%', '12'],
          ['청동북', '+8.1%', '15'],
          ['저녁별', '+7.9%', '11'],
        ],
      ),
    ],
  ],
  [
    'lucky-wheel',
    [
      'Vòng quay may mắn',
      p(
        'Mỗi đội hoàn thành bài kiểm tra kiến thức tuần nhận một lượt quay. Quà là sách và sổ tay, không quy đổi thành tiền.',
      ),
    ],
    [
      'Lucky wheel',
      p(
        'A team that passes the weekly quiz gets one spin. Prizes are books and notebooks and cannot be exchanged for cash.',
      ),
    ],
    [
      '행운의 룰렛',
      p('주간 퀴즈를 통과한 팀은 한 번 돌릴 수 있습니다. 경품은 도서와 노트이며 현금으로 교환되지 않습니다.'),
    ],
  ],
  [
    'login',
    [
      'Đăng nhập',
      p('Cổng đăng nhập mở khi mùa thi mới bắt đầu. Tài khoản cuộc thi tách biệt với tài khoản giao dịch.'),
    ],
    ['Sign in', p('Sign-in opens with the new season. Contest accounts are separate from trading accounts.')],
    ['로그인', p('새 대회가 시작되면 로그인할 수 있습니다. 대회 계정은 거래 계좌와 별개입니다.')],
  ],
  [
    'signin',
    [
      'Vào phòng thi',
      p('Phòng thi mở lúc 8:45 mỗi ngày giao dịch. Trưởng đội vào trước để phân quyền đặt lệnh cho thành viên.'),
    ],
    [
      'Enter the arena',
      p(
        'The arena opens at 8:45 on each trading day. The captain enters first and gives members the right to place orders.',
      ),
    ],
    ['대회장 입장', p('대회장은 매 거래일 8시 45분에 열립니다. 팀장이 먼저 입장하여 팀원에게 주문 권한을 부여합니다.')],
  ],
  [
    'register',
    ['Đăng ký đội thi', p('Vòng đăng ký mở vào quý tới. Hãy để lại email tại trang liên hệ để được báo ngay khi mở.')],
    [
      'Register a team',
      p('Registration opens next quarter. Leave your email on the contact page and we will tell you the day it does.'),
    ],
    ['팀 등록', p('다음 분기에 등록을 시작합니다. 문의 페이지에 이메일을 남기시면 시작일에 알려 드립니다.')],
  ],
]
