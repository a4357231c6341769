import { defineEndpoints, maxJsonBytes, megabyte } from '../endpoint.ts'
import {
  categoryPostsQuerySchema,
  categoryResponseSchema,
  faqsQuerySchema,
  faqsResponseSchema,
  historiesQuerySchema,
  historiesResponseSchema,
  parentCategoryResponseSchema,
  postListResponseSchema,
  postPageResponseSchema,
  postResponseSchema,
  postWithRelatedResponseSchema,
  reportsQuerySchema,
} from './content-schemas.ts'
import {
  calculatorQuerySchema,
  contactRequestSchema,
  createdResponseSchema,
  cvRequestSchema,
  lumpSumResponseSchema,
  periodicSavingResponseSchema,
  recruitmentResponseSchema,
  recruitmentsQuerySchema,
  recruitmentsResponseSchema,
  removeUploadRequestSchema,
  removeUploadResponseSchema,
  studentCvRequestSchema,
  uploadResponseSchema,
} from './form-schemas.ts'
import {
  branchesResponseSchema,
  countriesResponseSchema,
  menuResponseSchema,
  staticContentResponseSchema,
} from './schemas.ts'

/** Calls that only the server makes, to render pages. */
const forPages = { method: 'GET', body: 'none', maxBytes: 0, browser: false } as const

/** Calls that the browser makes too, for "load more" and the calculator. */
const forAll = { ...forPages, browser: true } as const

const form = { method: 'POST', body: 'json', maxBytes: maxJsonBytes, browser: true } as const

export const mainEndpoints = defineEndpoints({
  menu: { ...forPages, path: 'menu-fe', response: menuResponseSchema },
  branches: { ...forPages, path: 'branches', response: branchesResponseSchema },
  siteBranches: { ...forPages, path: 'fe/branches', response: branchesResponseSchema },
  countries: { ...forPages, path: 'fe/countries', response: countriesResponseSchema },
  staticContent: { ...forPages, path: 'fe/static-content', response: staticContentResponseSchema },

  category: { ...forPages, path: 'categories/fe/{id}', response: categoryResponseSchema },
  /** Called with 9, the news category. */
  newsCategory: { ...forPages, path: 'categories/{id}', response: categoryResponseSchema },
  categoryPostList: { ...forPages, path: 'categories/{id}/article', response: postListResponseSchema },
  categoryPosts: {
    ...forAll,
    path: 'categories/fe/{id}/article',
    query: categoryPostsQuerySchema,
    response: postPageResponseSchema,
  },
  categoryBySlug: { ...forPages, path: 'categories/get_by_slug/{slug}', response: categoryResponseSchema },
  parentCategoryBySlug: {
    ...forPages,
    path: 'categories/get_by_slug/{slug}/parent',
    response: parentCategoryResponseSchema,
  },
  reports: {
    ...forAll,
    path: 'reports',
    upstreamPath: 'reports-path',
    query: reportsQuerySchema,
    response: postPageResponseSchema,
  },
  post: { ...forPages, path: 'posts/{id}', response: postResponseSchema },
  postBySlug: { ...forPages, path: 'posts/get_by_slug/{slug}/relate', response: postWithRelatedResponseSchema },
  histories: { ...forPages, path: 'histories', query: historiesQuerySchema, response: historiesResponseSchema },
  faqs: { ...forAll, path: 'faqs', query: faqsQuerySchema, response: faqsResponseSchema },

  recruitments: {
    ...forAll,
    path: 'recruitments',
    query: recruitmentsQuerySchema,
    response: recruitmentsResponseSchema,
  },
  /** The same list with the defaults of the vacancies page; the backend's path ends in a slash. */
  recruitmentsByBranch: {
    ...forPages,
    path: 'recruitments/',
    query: recruitmentsQuerySchema,
    response: recruitmentsResponseSchema,
  },
  recruitment: { ...forPages, path: 'recruitments/{id}', response: recruitmentResponseSchema },

  lumpSum: {
    ...forAll,
    path: 'investment/calculator/profit',
    query: calculatorQuerySchema,
    response: lumpSumResponseSchema,
  },
  periodicSaving: {
    ...forAll,
    path: 'investment/calculator/sip',
    query: calculatorQuerySchema,
    response: periodicSavingResponseSchema,
  },

  uploadCv: {
    method: 'POST',
    path: 'common/upload-fe',
    body: 'multipart',
    fields: ['type'],
    files: { file: { types: ['pdf', 'doc', 'docx'], maxBytes: 10 * megabyte, count: [1, 1] } },
    maxBytes: 10 * megabyte + maxJsonBytes,
    browser: true,
    limit: 'cv',
    response: uploadResponseSchema,
    personal: { sends: ['cv'], purpose: 'apply-for-job' },
  },
  removeUpload: {
    ...form,
    path: 'common/upload/remove',
    limit: 'cv',
    recipient: ['url'],
    request: removeUploadRequestSchema,
    response: removeUploadResponseSchema,
  },
  createCv: {
    ...form,
    path: 'cv',
    creates: true,
    limit: 'cv',
    recipient: ['email'],
    request: cvRequestSchema,
    response: createdResponseSchema,
    personal: { sends: ['name', 'email', 'mobile', 'cv', 'message'], purpose: 'apply-for-job' },
  },
  createStudentCv: {
    ...form,
    path: 'cv-student',
    creates: true,
    limit: 'cv',
    recipient: ['email'],
    request: studentCvRequestSchema,
    response: createdResponseSchema,
    personal: { sends: ['name', 'email', 'mobile', 'cv', 'message'], purpose: 'apply-for-job' },
  },
  createContact: {
    ...form,
    path: 'contacts',
    creates: true,
    limit: 'contact',
    recipient: ['email'],
    request: contactRequestSchema,
    response: createdResponseSchema,
    personal: { sends: ['name', 'email', 'mobile', 'message'], purpose: 'answer-message' },
  },
})
