import { isRow, type Row } from './spoiled-rows'

/** Optional fields of the contract, and what a CMS writes that leaves them empty. */
export const emptied: Readonly<Record<string, unknown>> = {
  author: '',
  branch: null,
  button: null,
  company: '',
  contentDetails: null,
  deadline: null,
  description: null,
  duration: null,
  email: '',
  file: null,
  group: null,
  height: null,
  image: '',
  location: '',
  publishedAt: null,
  quantity: null,
  report_type: null,
  sector: null,
  sequence: null,
  source: null,
  tel: '',
  tickers: null,
  updated_at: null,
  width: null,
}

/** Optional fields that stay, and why. */
export const neverEmptied: Readonly<Record<string, string>> = {
  bytes: 'goes with its file',
  category: 'ids of the contract are how the site knows a post of the policy and the terms',
  child: 'is a list',
  content: 'a post without a content does not exist in that language',
  current_page: 'belongs to the list',
  high: 'a video without its picture is left out',
  id: 'a video without an id is left out',
  last_page: 'belongs to the list',
  link: 'an entry without its link is left out',
  locale: 'says for which language an entry is',
  locales: 'says in which languages an article exists',
  pages: 'goes with its file',
  per_page: 'belongs to the list',
  posts: 'is a list',
  prefix: 'says for which platform an entry is',
  relate: 'is a list',
  resourceId: 'a video without it cannot be played',
  snippet: 'a video without it is left out',
  student: 'is a choice',
  thumbnails: 'a video without its picture is left out',
  title: 'a video without a title is left out',
  total: 'belongs to the list',
  type_internal: 'says where a menu entry leads',
  videoId: 'a video without it cannot be played',
}

const emptiedEvery = 4

const isEmptied = ({ id, code, title }: Row) =>
  (typeof id === 'number' ? id : JSON.stringify(id ?? code ?? title ?? '').length) % emptiedEvery === emptiedEvery - 1

/** The optional fields of one row or document in four are empty: of the same one, wherever an answer has it. */
export function withEmptiedFields(row: Row): Row {
  return isEmptied(row) ? emptiedRow(row) : row
}

const emptiedRow = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      Object.hasOwn(emptied, key) ? emptied[key] : isRow(value) && key !== 'category' ? emptiedRow(value) : value,
    ]),
  )
