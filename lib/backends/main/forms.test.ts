import { describe, expect, it } from 'vitest'

import { cvRequestSchema, recruitmentSchema, studentCvRequestSchema } from './form-schemas'
import { toCvRequest, toRecruitment, toStudentCvRequest } from './forms'

const cv = {
  name: 'Nguyễn Thị Mẫu',
  email: 'mau@example.com',
  phone: '0900000123',
  desire: 'Môi giới',
  experience: '3',
  message: 'Xin chào',
  recruitmentId: 12,
  filePath: '/cv/1.pdf',
}

describe('CVs', () => {
  it('maps every field to the wire', () => {
    const request = {
      name: 'Nguyễn Thị Mẫu',
      email: 'mau@example.com',
      phone: '0900000123',
      desire: 'Môi giới',
      experience: '3',
      message: 'Xin chào',
      recruitment_id: 12,
      file_path: '/cv/1.pdf',
    }
    expect(toCvRequest(cv)).toEqual(request)
    expect(cvRequestSchema.parse(request)).toEqual(request)
    const student = { ...request, faculty: 'Tài chính', year: '3' }
    expect(toStudentCvRequest({ ...cv, faculty: 'Tài chính', year: '3' })).toEqual(student)
    expect(studentCvRequestSchema.parse(student)).toEqual(student)
  })

  it('omits the vacancy id of a general CV', () => {
    const { recruitmentId: _, ...general } = cv
    expect(toCvRequest(general)).not.toHaveProperty('recruitment_id')
  })
})

describe('vacancies', () => {
  it('maps every field', () => {
    const wire = recruitmentSchema.parse({
      id: 9,
      title: '{"vi":"Chuyên viên","en":"Officer"}',
      description: '{"vi":"Mô tả","en":"About"}',
      content: '{"vi":"<p>vi</p>","en":"<p>en</p>"}',
      branch: { id: 2, name: '{"vi":"Hà Nội","en":"Hanoi"}' },
      quantity: 3,
      deadline: '2026-12-31',
      created_at: '2026-11-01T00:00:00Z',
      student: true,
    })
    expect(toRecruitment(wire, 'en')).toEqual({
      status: 'found',
      document: {
        id: 9,
        title: 'Officer',
        description: 'About',
        content: '<p>en</p>',
        branch: { id: 2, name: 'Hanoi' },
        quantity: 3,
        deadline: '2026-12-31',
        createdAt: new Date('2026-11-01T00:00:00Z'),
        student: true,
        locales: ['vi', 'en'],
      },
    })
    expect(toRecruitment(wire, 'ko')).toMatchObject({ status: 'untranslated', slug: '9', titleLocale: 'vi' })
  })
})
