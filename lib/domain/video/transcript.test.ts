import { expect, it } from 'vitest'

import { toVideoText } from './transcript'

const threeLanguages = [
  'Video hướng dẫn.',
  'Có phụ đề.',
  '',
  'Lời thoại:',
  'Xin chào.',
  '',
  'Tạm biệt.',
  'Transcript',
  'Hello.',
  '자막 원문:',
  '안녕하세요.',
].join('\r\n')

it.each([
  ['vi', ['Xin chào.', 'Tạm biệt.']],
  ['en', ['Hello.']],
  ['ko', ['안녕하세요.']],
] as const)('takes the transcript of the language %s and leaves the others', (locale, transcript) => {
  expect(toVideoText(threeLanguages, locale)).toEqual({ description: 'Video hướng dẫn.\nCó phụ đề.', transcript })
})

it('shows no transcript of another language', () => {
  expect(toVideoText('About it\nTranscript:\nHello.', 'ko')).toEqual({ description: 'About it', transcript: [] })
})

it.each([
  ['written with combining marks', 'LỜI THOẠI :\nXin chào.'.normalize('NFD'), ['Xin chào.'.normalize('NFD')]],
  ['the word inside a sentence', 'Lời thoại: xem trên kênh.', []],
  ['a heading over nothing', 'Lời thoại:\n \n', []],
  ['nothing at all', null, []],
])('understands %s', (_, written, transcript) => {
  expect(toVideoText(written, 'vi').transcript).toEqual(transcript)
})
