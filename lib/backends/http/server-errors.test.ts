import { expect, it } from 'vitest'

import { failureOfAnswer } from '@/lib/backends/http/failure-of-answer'

import { placeServerErrors } from './server-errors'

const inputs = { name: 'name', file_path: 'file' } as const

it('assigns every text to its input, including dotted keys, and keeps the others for the notice', () => {
  const failure = failureOfAnswer(
    422,
    {
      message: {
        'error-message': ['Hồ sơ chưa được nhận'],
        name: ['Tên quá dài', 'Tên có số'],
        'cvs.0.file_path': ['Tệp hỏng'],
        salary: ['Mức lương lạ'],
        constructor: ['Không có ô này'],
      },
    },
    null,
  )
  expect(placeServerErrors(failure, inputs)).toEqual({
    byField: [
      { field: 'name', text: 'Tên quá dài Tên có số' },
      { field: 'file', text: 'Tệp hỏng' },
    ],
    banner: ['Hồ sơ chưa được nhận', 'Mức lương lạ', 'Không có ô này'],
  })
})

it('returns no errors for other failures', () => {
  expect(placeServerErrors({ kind: 'network' }, inputs)).toEqual({ byField: [], banner: [] })
})
