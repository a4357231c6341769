import { expect, it } from 'vitest'

import { keepKorean, keepKoreanIn } from './keep-korean'

const shown = (text: string) => text.replaceAll('\u00A0', '_').replaceAll('\u2060', '|')

it.each([
  ['거래대금 33조 1,200억 동', '거래대금 33조_1,200억_동'],
  ['2026년 12월 31일까지', '2026년_12월_31일까지'],
  ['11월 24일 시장', '11월_24일 시장'],
  ['기억할 세 가지', '기억할 세_가지'],
  ['한 번 받은 코드는 쓸 수 있습니다', '한_번 받은 코드는 쓸_수 있습니다'],
  ['빌릴 것인가, 지킬 것인가', '빌릴_것인가, 지킬_것인가'],
  ['오늘 수수료', '오늘 수수료'],
  ['공사(VSDC)에 83%까지', '공사|(VSDC)|에 83%|까지'],
  ['최초·유지', '최초|·유지'],
  ['지수(한국어 3번)', '지수|(한국어_3번)'],
  ['<p title="할 수 있">한 번</p>', '<p title="할 수 있">한_번</p>'],
  ['Phí 0,15% (cả năm)', 'Phí 0,15% (cả năm)'],
])('keeps together %s', (text, kept) => {
  expect(shown(keepKorean(text))).toBe(kept)
})

it('reads nested messages', () => {
  expect(keepKoreanIn({ a: ['약 ', ['count', 'number'], '주 · 두 번'] })).toEqual({
    a: ['약 ', ['count', 'number'], '주\u00A0· 두\u00A0번'],
  })
})
