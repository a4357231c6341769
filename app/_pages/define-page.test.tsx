import { Children, isValidElement, type ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { DocumentLanguages } from '@/components/layout/document-languages'
import { MissingPage } from '@/features/error-pages/missing-page'
import { MovedPage } from '@/features/error-pages/moved-page'
import { UnavailablePage } from '@/features/error-pages/unavailable-page'
import { UntranslatedPage } from '@/features/error-pages/untranslated-page'
import type { ContentResult } from '@/lib/content/content-result'
import type { Locale } from '@/lib/platform/i18n/locales'

import { definePage, type PageRequest } from './define-page'

vi.mock('@/lib/platform/i18n/current-locale', () => ({ currentLocale: async () => 'en' }))
vi.mock('@/features/error-pages/status-metadata', () => ({
  statusMetadata: async (subject: string) => ({ title: subject, robots: 'noindex' }),
}))
const nameDocumentLanguages = vi.hoisted(() => vi.fn<(languages: readonly Locale[]) => void>())
vi.mock('@/lib/platform/i18n/document-languages', () => ({ nameDocumentLanguages }))
const tagDocument = vi.hoisted(() => vi.fn<(tags: readonly string[]) => Promise<void>>())
vi.mock('@/lib/platform/cache/tag-document', () => ({ tagDocument }))

beforeEach(() => {
  tagDocument.mockClear()
  nameDocumentLanguages.mockClear()
  load.mockClear()
})

const load = vi.fn<(request: PageRequest<{ slug: string }>) => Promise<ContentResult<string>>>()

const definition = {
  path: ({ slug }: { slug: string }) => `/article/${slug}`,
  load: (request: PageRequest<{ slug: string }>) => load(request),
  languages: (): readonly Locale[] => ['vi', 'en'],
  metadata: async (value: string, { languages }: { languages: readonly Locale[] }) => ({
    title: value,
    keywords: [...languages],
  }),
  view: (value: string) => <p>{value}</p>,
}

/** Metadata and page of a route for a slug, as Next requests them: decoded for the metadata, as typed for the page. */
async function rendered(result: ContentResult<string>, capture?: true, slug = 'a%20b') {
  load.mockResolvedValue(result)
  const page = definePage({ ...definition, ...(capture && { capture }) })
  const props = (value: string) => ({ params: Promise.resolve({ locale: 'en', slug: value }) })
  const metadata = await page.generateMetadata(props(decodeURIComponent(slug)))
  const [marker, view] = childrenOf(await page.Page(props(slug)))
  expect(marker).toMatchObject({
    type: DocumentLanguages,
    props: { languages: nameDocumentLanguages.mock.lastCall?.[0] },
  })
  return { metadata, page: view }
}

function childrenOf(node: ReactNode): readonly ReactNode[] {
  return isValidElement<{ children?: ReactNode }>(node) ? Children.toArray(node.props.children) : []
}

const untranslated = { kind: 'untranslated', slug: 'a b', locales: ['vi'], title: 'Bài', titleLocale: 'vi' } as const

describe('definePage', () => {
  it.each([
    [{ kind: 'moved', path: '/article/b' }, 'moved', MovedPage, { path: '/article/b' }],
    [{ kind: 'missing' }, 'notFound', MissingPage, {}],
    [untranslated, 'notFound', UntranslatedPage, { path: '/article/a b', title: 'Bài', locales: ['vi'] }],
    [{ kind: 'unavailable', reason: 'network' }, 'error', UnavailablePage, {}],
  ] as const)('answers %j with its failure page', async (result, title, type, props) => {
    const { metadata, page } = await rendered(result)
    expect(metadata).toMatchObject({ title, robots: 'noindex' })
    expect(page).toMatchObject({ type, props })
  })

  it.each([
    [{ kind: 'found', value: 'Article' }, ['vi', 'en']],
    [untranslated, ['vi']],
    [{ kind: 'missing' }, ['vi', 'en', 'ko']],
    [{ kind: 'unavailable', reason: 'network' }, ['vi', 'en', 'ko']],
  ] as const)('tells the frame the languages of %j', async (result, languages) => {
    await rendered(result)
    expect(nameDocumentLanguages).toHaveBeenLastCalledWith(languages)
  })

  it('lets the frame continue when loading breaks', async () => {
    load.mockRejectedValue(new Error('broken'))
    const props = { params: Promise.resolve({ locale: 'en', slug: 'a' }) }
    await expect(definePage(definition).generateMetadata(props)).rejects.toThrow('broken')
    expect(nameDocumentLanguages).toHaveBeenLastCalledWith(['vi', 'en', 'ko'])
  })

  it('names the languages of a document that is not in this one, for search engines', async () => {
    const { metadata } = await rendered(untranslated)
    const address = expect.stringMatching(/\/article\/a b$/)
    expect(metadata.alternates).toEqual({ languages: { vi: address, 'x-default': address } })
    expect((await rendered({ kind: 'missing' })).metadata.alternates).toBeUndefined()
  })

  it('renders the page from what it loaded, with decoded segments', async () => {
    const { metadata, page } = await rendered({ kind: 'found', value: 'Article' })
    expect(metadata).toEqual({ title: 'Article', keywords: ['vi', 'en'] })
    expect(page).toMatchObject({ type: 'p', props: { children: 'Article' } })
    expect(load).toHaveBeenCalledWith({ locale: 'en', params: { slug: 'a b' } })
    expect(tagDocument).not.toHaveBeenCalled()
  })

  it('takes a percent sign of a slug for itself', async () => {
    await rendered({ kind: 'found', value: 'Article' }, undefined, '100%25-cotton')
    expect(load.mock.calls.map(([{ params }]) => params.slug)).toEqual(['100%-cotton', '100%-cotton'])
  })

  it.each(['%2e', '..%2Fadmin', 'a%00b'])(
    'answers %s, which no document can be named, without loading',
    async (slug) => {
      const { metadata, page } = await rendered({ kind: 'found', value: 'Article' }, undefined, slug)
      expect(metadata).toMatchObject({ title: 'notFound' })
      expect(page).toMatchObject({ type: MissingPage })
      expect(load).not.toHaveBeenCalled()
    },
  )

  it('tags a document that uses the card reader', async () => {
    await rendered({ kind: 'found', value: 'Wizard' }, true)
    expect(tagDocument).toHaveBeenCalledWith(['document:csp:capture'])
  })
})
