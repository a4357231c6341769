import type { Opening } from './opening'

export const technologyJobs: readonly Opening[] = [
  {
    slug: 'ky-su-frontend',
    branchId: 1,
    quantity: 2,
    salary: [30, 55],
    closesIn: 28,
    back: 1,
    vi: {
      title: 'Kỹ sư giao diện (TypeScript, React)',
      summary: 'Xây dựng Web Trading và trang mở tài khoản.',
      duties: [
        'Phát triển giao diện nhanh, dễ tiếp cận',
        'Viết kiểm thử tự động',
        'Cùng thiết kế cải tiến trải nghiệm',
      ],
      needs: ['3 năm với React và TypeScript', 'Hiểu HTTP, bảo mật trình duyệt'],
    },
    en: {
      title: 'Front-end engineer (TypeScript, React)',
      summary: 'Build Web Trading and online account opening.',
      duties: ['Ship fast, accessible interfaces', 'Write automated tests', 'Improve the experience with designers'],
      needs: ['Three years of React and TypeScript', 'HTTP and browser security'],
    },
    ko: {
      title: '프런트엔드 엔지니어(TypeScript, React)',
      summary: '웹 트레이딩과 온라인 계좌 개설을 개발합니다.',
      duties: ['빠르고 접근성 높은 화면 개발', '자동화 테스트 작성', '디자이너와 사용성 개선'],
      needs: ['React·TypeScript 경력 3년', 'HTTP와 브라우저 보안 이해'],
    },
  },
  {
    slug: 'ky-su-he-thong-giao-dich',
    branchId: 1,
    quantity: 2,
    closesIn: 24,
    back: 4,
    vi: {
      title: 'Kỹ sư hệ thống giao dịch',
      summary: 'Vận hành cổng kết nối sở giao dịch với độ trễ thấp.',
      duties: ['Phát triển cổng FIX', 'Giám sát trong giờ giao dịch', 'Diễn tập dự phòng thảm họa'],
      needs: ['Java hoặc C++', 'Linux, mạng'],
    },
    en: {
      title: 'Trading systems engineer',
      summary: 'Run low-latency gateways to the exchanges.',
      duties: ['Develop FIX gateways', 'Monitor during trading hours', 'Rehearse disaster recovery'],
      needs: ['Java or C++', 'Linux and networking'],
    },
  },
  {
    slug: 'ky-su-du-lieu',
    branchId: 3,
    quantity: 1,
    salary: [28, 50],
    closesIn: 16,
    back: 12,
    vi: {
      title: 'Kỹ sư dữ liệu',
      summary: 'Xây dựng kho dữ liệu thị trường và báo cáo.',
      duties: ['Thiết kế luồng dữ liệu', 'Bảo đảm chất lượng số liệu'],
      needs: ['SQL, Python', 'Kinh nghiệm kho dữ liệu'],
    },
  },
  {
    slug: 'kiem-thu-phan-mem',
    branchId: 1,
    quantity: 1,
    salary: [18, 30],
    closesIn: 15,
    back: 10,
    vi: {
      title: 'Kỹ sư kiểm thử phần mềm',
      summary: 'Bảo đảm chất lượng ứng dụng Mobile và HTS.',
      duties: ['Viết kịch bản kiểm thử', 'Kiểm thử hồi quy trước mỗi bản phát hành'],
      needs: ['Hiểu quy trình đặt lệnh', 'Biết một công cụ kiểm thử tự động'],
    },
  },
  {
    slug: 'an-toan-thong-tin',
    branchId: 1,
    quantity: 1,
    salary: [35, 60],
    closesIn: 26,
    back: 14,
    vi: {
      title: 'Chuyên viên an toàn thông tin',
      summary: 'Bảo vệ hệ thống và dữ liệu khách hàng.',
      duties: ['Rà soát lỗ hổng', 'Xử lý website và ứng dụng giả mạo', 'Đào tạo nhận thức'],
      needs: ['Kinh nghiệm ứng cứu sự cố', 'Chứng chỉ bảo mật là lợi thế'],
    },
  },
]

/** Listed besides the ordinary jobs; their application form asks for faculty and year. */
export const studentJobs: readonly Opening[] = [
  {
    slug: 'thuc-tap-phan-tich',
    branchId: 1,
    quantity: 5,
    closesIn: 35,
    back: 2,
    student: true,
    vi: {
      title: 'Thực tập sinh phân tích',
      summary: 'Ba tháng cùng trung tâm phân tích, có người hướng dẫn riêng.',
      duties: ['Thu thập số liệu ngành', 'Hỗ trợ viết bản tin ngày'],
      needs: ['Sinh viên năm 3, năm 4', 'Làm ít nhất 3 buổi mỗi tuần'],
    },
  },
  {
    slug: 'thuc-tap-moi-gioi',
    branchId: 3,
    quantity: 8,
    closesIn: 35,
    back: 2,
    student: true,
    vi: {
      title: 'Thực tập sinh môi giới',
      summary: 'Học nghề môi giới qua tình huống thật.',
      duties: ['Hỗ trợ khách hàng mở tài khoản', 'Chuẩn bị tài liệu hội thảo'],
      needs: ['Sinh viên năm 3, năm 4', 'Giao tiếp tốt'],
    },
  },
  {
    slug: 'thuc-tap-cong-nghe',
    branchId: 1,
    quantity: 4,
    closesIn: 35,
    back: 2,
    student: true,
    vi: {
      title: 'Thực tập sinh công nghệ',
      summary: 'Tham gia một sản phẩm thật từ thiết kế đến phát hành.',
      duties: ['Phát triển tính năng nhỏ', 'Viết kiểm thử'],
      needs: ['Nắm vững lập trình cơ bản', 'Biết Git'],
    },
  },
]
