import { type PageRow, type RoutePath, routes } from '@/lib/routes/table'

/** A page of the site in the footer: those that no menu of a CMS can name. */
interface FooterPage {
  /** Key of its label in the messages. */
  readonly label:
    | 'calculator.title'
    | 'shell.learningPath'
    | 'shell.glossary'
    | 'videos.title'
    | 'category.articlesTitle'
    | 'category.indexTitle'
    | 'contest.kicker'
    | 'branches.title'
    | 'accountLanding.newAccount.metaTitle'
    | 'appointment.metaTitle'
  /** Without language prefix. */
  readonly path: RoutePath
}

const pages: readonly FooterPage[] = [
  { label: 'calculator.title', path: '/calculator' },
  { label: 'shell.learningPath', path: '/learn' },
  { label: 'shell.glossary', path: '/learn/glossary' },
  { label: 'videos.title', path: '/videos' },
  { label: 'category.articlesTitle', path: '/article' },
  { label: 'category.indexTitle', path: '/cate' },
  { label: 'contest.kicker', path: '/mascham' },
  { label: 'branches.title', path: '/branches' },
  { label: 'accountLanding.newAccount.metaTitle', path: '/new-register' },
  { label: 'appointment.metaTitle', path: '/register/old_index' },
]

/** The pages to list. @param missing pages whose content the CMS lacks */
export function footerPages(missing: readonly RoutePath[]): readonly FooterPage[] {
  return pages.filter(({ path }) => !missing.includes(path))
}

/** Whether a page may use the camera: a link to it must load a document of its own. */
export function isOwnDocument(path: RoutePath): boolean {
  const { camera }: PageRow = routes[path]
  return camera === true
}
