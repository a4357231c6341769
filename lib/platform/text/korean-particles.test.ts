import { describe, expect, it } from 'vitest'

import { withKoreanParticles } from './korean-particles'

describe('Korean particles', () => {
  it.each([
    ['이름을(를) 입력해 주세요', '이름을 입력해 주세요'],
    ['계좌번호을(를) 입력해 주세요', '계좌번호를 입력해 주세요'],
    ['비밀번호이(가) 비밀번호 확인와(과) 다릅니다', '비밀번호가 비밀번호 확인과 다릅니다'],
    ['지점은(는)', '지점은'],
    ['납세자번호(MST)을(를) 입력해 주세요', '납세자번호(MST)를 입력해 주세요'],
  ])('follow the last syllable: %s', (text, expected) => {
    expect(withKoreanParticles(text)).toBe(expected)
  })

  it('keep both forms after letters of another alphabet', () => {
    expect(withKoreanParticles('CV을(를) 선택해 주세요')).toBe('CV을(를) 선택해 주세요')
  })

  it('leave other text alone', () => {
    expect(withKoreanParticles('이름(필수)을 확인해 주세요')).toBe('이름(필수)을 확인해 주세요')
  })
})
