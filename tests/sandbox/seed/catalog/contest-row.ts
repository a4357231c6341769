/** Title and HTML of a contest page. */
export type ContestCopy = [title: string, content: string]

export type ContestRow = [slug: string, vi: ContestCopy, en: ContestCopy, ko: ContestCopy]
