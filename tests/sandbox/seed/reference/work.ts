import type { Translated } from '../types'

export interface Choice {
  code: string
  name: Translated
}

type Row = [vi: string, en: string, ko: string]

const choices = (rows: readonly Row[]): readonly Choice[] =>
  rows.map(([vi, en, ko], index) => ({ code: String(index + 1).padStart(2, '0'), name: { vi, en, ko } }))

/** Answer to `getJobs` with `tp` 1. */
export const occupations = choices([
  ['Công chức, viên chức', 'Public servant', '공무원'],
  ['Nhân viên văn phòng', 'Office worker', '사무직'],
  ['Kỹ sư', 'Engineer', '엔지니어'],
  ['Công nghệ thông tin', 'Information technology', '정보기술'],
  ['Giáo viên, giảng viên', 'Teacher or lecturer', '교사·교수'],
  ['Bác sĩ, dược sĩ', 'Doctor or pharmacist', '의사·약사'],
  ['Tài chính, ngân hàng', 'Banking and finance', '금융'],
  ['Luật sư', 'Lawyer', '변호사'],
  ['Kinh doanh tự do', 'Self-employed', '자영업'],
  ['Công nhân', 'Factory worker', '생산직'],
  ['Nông, lâm, ngư nghiệp', 'Farming, forestry, fishing', '농림어업'],
  ['Lực lượng vũ trang', 'Armed forces', '군인·경찰'],
  ['Nội trợ', 'Homemaker', '주부'],
  ['Sinh viên', 'Student', '학생'],
  ['Nghỉ hưu', 'Retired', '은퇴'],
  ['Khác', 'Other', '기타'],
])

/** Answer to `getJobs` with `tp` 2. */
export const positions = choices([
  ['Nhân viên', 'Staff', '사원'],
  ['Chuyên viên', 'Specialist', '전문위원'],
  ['Trưởng nhóm', 'Team leader', '팀장'],
  ['Trưởng phòng', 'Head of department', '부서장'],
  ['Giám đốc', 'Director', '이사'],
  ['Tổng giám đốc', 'Chief executive', '대표이사'],
  ['Thành viên hội đồng quản trị', 'Board member', '이사회 구성원'],
  ['Chủ doanh nghiệp', 'Business owner', '사업주'],
  ['Khác', 'Other', '기타'],
])
