import type { Metadata } from 'next'
import { cache, type ReactNode } from 'react'

import { DocumentLanguages } from '@/components/layout/document-languages'
import { MissingPage } from '@/features/error-pages/missing-page'
import { MovedPage } from '@/features/error-pages/moved-page'
import { statusMetadata } from '@/features/error-pages/status-metadata'
import { UnavailablePage } from '@/features/error-pages/unavailable-page'
import { UntranslatedPage } from '@/features/error-pages/untranslated-page'
import { type ContentResult, missing } from '@/lib/content/content-result'
import { requireContent } from '@/lib/content/require-content'
import { documentTags } from '@/lib/platform/cache/document-tags'
import { tagDocument } from '@/lib/platform/cache/tag-document'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { nameDocumentLanguages } from '@/lib/platform/i18n/document-languages'
import { type Locale, locales } from '@/lib/platform/i18n/locales'
import { languageAddresses } from '@/lib/routes/language-addresses'
import { checkSegment, decodeSegment } from '@/lib/routes/segment'

export interface PageRequest<Params = object> {
  readonly locale: Locale
  /** Dynamic segments, decoded. */
  readonly params: Params
}

interface PageDefinition<Params, Value> {
  /** Address without language prefix: where a document without this language can be read in others. */
  readonly path: string | ((params: Params) => string)
  /** Loads what the page cannot do without. Called once for metadata and page. */
  readonly load: (request: PageRequest<Params>) => ContentResult<Value> | Promise<ContentResult<Value>>
  /** Languages in which the document exists, for the language switcher and hreflang; all of them by default. */
  readonly languages?: (value: Value) => readonly Locale[] | Promise<readonly Locale[]>
  readonly metadata: (
    value: Value,
    request: PageRequest<Params> & { readonly languages: readonly Locale[] },
  ) => Promise<Metadata>
  readonly view: (value: Value, request: PageRequest<Params>) => ReactNode | Promise<ReactNode>
  /** The document uses the card reader (lib/platform/security/content-security-policy.ts). */
  readonly capture?: true
}

interface Loaded<Params, Value> {
  readonly request: PageRequest<Params>
  readonly result: ContentResult<Value>
  readonly languages: readonly Locale[]
}

interface Props {
  readonly params: Promise<Readonly<Record<string, string>>>
}

/**
 * Metadata and page of a route, from one load. What could not be found is answered by the failure pages, which set the
 * status of the document: 308 moved, 404 missing or untranslated, 503 unavailable.
 * @throws Error during the build while a backend that the page needs is down
 */
export function definePage<Params extends Partial<Record<string, string>>, Value>(
  page: PageDefinition<Params, Value>,
): { generateMetadata: (props: Props) => Promise<Metadata>; Page: (props: Props) => Promise<ReactNode> } {
  const pathOf = (params: Params) => (typeof page.path === 'string' ? page.path : page.path(params))

  // React compares arguments by identity, and Next passes a new object to each of the two callers.
  const loadOnce = cache(async (segments: string): Promise<Loaded<Params, Value>> => {
    const request: PageRequest<Params> = { locale: await currentLocale(), params: JSON.parse(segments) }
    const hasImpossible = Object.values<unknown>(request.params).includes(null)
    try {
      const result = await requireContent(Promise.resolve(hasImpossible ? missing : page.load(request)))
      const languages = await languagesOf(result)
      nameDocumentLanguages(languages)
      return { request, result, languages }
    } catch (error) {
      // The frame waits for the languages, and would keep the error from being shown.
      nameDocumentLanguages(locales)
      throw error
    }
  })

  async function languagesOf(result: ContentResult<Value>): Promise<readonly Locale[]> {
    if (result.kind === 'untranslated') return result.locales
    return (result.kind === 'found' && (await page.languages?.(result.value))) || locales
  }

  async function loaded({ params }: Props, decode: (value: string) => string | null) {
    const { locale: _, ...segments } = await params
    const decoded = Object.entries(segments).map(([name, value]) => [name, decode(value)])
    return loadOnce(JSON.stringify(Object.fromEntries(decoded)))
  }

  async function contentOf({ request, result }: Loaded<Params, Value>): Promise<ReactNode> {
    switch (result.kind) {
      case 'found':
        if (page.capture) await tagDocument(documentTags.capture)
        return page.view(result.value, request)
      case 'moved':
        return <MovedPage path={result.path} />
      case 'unavailable':
        return <UnavailablePage />
      case 'missing':
        return <MissingPage />
      case 'untranslated':
        return <UntranslatedPage {...result} path={pathOf(request.params)} />
    }
  }

  return {
    async generateMetadata(props) {
      // Next decodes the segments for the metadata, and for the page it does not.
      const { request, result, languages } = await loaded(props, checkSegment)
      switch (result.kind) {
        case 'found':
          return page.metadata(result.value, { ...request, languages })
        case 'moved':
          return statusMetadata('moved')
        case 'unavailable':
          return statusMetadata('error')
        case 'missing':
          return statusMetadata('notFound')
        case 'untranslated':
          return {
            ...(await statusMetadata('notFound')),
            alternates: { languages: languageAddresses(pathOf(request.params), languages) },
          }
      }
    },
    async Page(props) {
      const answer = await loaded(props, decodeSegment)
      return (
        <>
          <DocumentLanguages languages={answer.languages} />
          {await contentOf(answer)}
        </>
      )
    },
  }
}
