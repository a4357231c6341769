import { fakeOf } from '@/features/anti-scam/official-list'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { SeedPost } from '../seed/types'
import type { Drawing } from './drawing'

const messages: Readonly<Record<Locale, Pick<Extract<Drawing, { kind: 'message' }>, 'lines' | 'verdict'>>> = {
  vi: { lines: ['Tài khoản của bạn bị', 'khóa. Mở lại ngay tại'], verdict: 'Mạo danh' },
  en: { lines: ['Your account is locked.', 'Unlock it now at'], verdict: 'Fake' },
  ko: { lines: ['고객님의 계좌가 잠겼습니다.', '바로 해제하기:'], verdict: '사칭' },
}

/** A message that leads to a look-alike of the address which the post says is ours. */
export function messageOf(post: SeedPost | undefined, locale: Locale): Drawing | null {
  const [, own] = /<td[^>]*>([\w-]+\.[a-z]+)<\/td>/.exec(post?.content[locale] ?? '') ?? []
  const address = own === undefined ? null : fakeOf({ domains: [own] })
  if (post === undefined || address === null) return null
  return { kind: 'message', title: post.title[locale] ?? post.title.vi, address, wrong: '0', ...messages[locale] }
}
