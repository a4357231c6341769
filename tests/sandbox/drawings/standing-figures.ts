import { fakeOf } from '@/features/anti-scam/official-list'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { SeedPost } from '../seed/types'
import type { Drawing } from './drawing'
import { daysOf } from './drawing-of'
import { closeOf, drawingOfSession } from './market-drawings'

type FindPost = (slug: string) => SeedPost | undefined

/** Pictures of the highlights: of a recurring service, which belongs to no single post, or of a post that has another cover. */
const standing: Readonly<Record<string, (find: FindPost, locale: Locale) => Drawing | null>> = {
  'ban-tin-moi-sang': (find, locale) => noteOf(find('ban-tin-ngay-7'), locale),
  'tin-nhan-mao-danh': (find, locale) => messageOf(find('canh-bao-mao-danh'), locale),
  'chin-muoi-ngay': (find, locale) => {
    const post = find('mien-phi-giao-dich-90-ngay')
    return post === undefined ? null : daysOf(post, locale)
  },
}

/** The front page of the latest daily note. */
function noteOf(note: SeedPost | undefined, locale: Locale): Drawing | null {
  const session = note?.sessions && drawingOfSession(note.title[locale] ?? note.title.vi, note.sessions, locale)
  if (note === undefined || session?.kind !== 'session') return null
  const { title, index, day, figure, close, isRising, rise } = session
  return {
    kind: 'note',
    title,
    index,
    time: note.publishedAt.slice(11, 16).replace(/^0/, ''),
    day: closeOf[locale](day),
    figure: { number: figure.number, label: close },
    tone: isRising ? 'u' : 'd',
    rise,
    values: note.sessions?.map((each) => each.index).toReversed() ?? [],
  }
}

const messages: Readonly<Record<Locale, Pick<Extract<Drawing, { kind: 'message' }>, 'lines' | 'verdict'>>> = {
  vi: { lines: ['Tài khoản của bạn bị', 'khóa. Mở lại ngay tại'], verdict: 'Mạo danh' },
  en: { lines: ['Your account is locked.', 'Unlock it now at'], verdict: 'Fake' },
  ko: { lines: ['고객님의 계좌가 잠겼습니다.', '바로 해제하기:'], verdict: '사칭' },
}

/** A message that leads to a look-alike of the address which the post says is ours. */
function messageOf(post: SeedPost | undefined, locale: Locale): Drawing | null {
  const [, own] = /<td[^>]*>([\w-]+\.[a-z]+)<\/td>/.exec(post?.content[locale] ?? '') ?? []
  const address = own === undefined ? null : fakeOf({ domains: [own] })
  if (post === undefined || address === null) return null
  return { kind: 'message', title: post.title[locale] ?? post.title.vi, address, wrong: '0', ...messages[locale] }
}

/** The names of these pictures. */
export const standingNames: readonly string[] = Object.keys(standing)

/** The picture of a highlight in a language; null for other names. */
export function standingDrawing(name: string, locale: Locale, find: FindPost): Drawing | null {
  return standing[name]?.(find, locale) ?? null
}
