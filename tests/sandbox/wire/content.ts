import type { Seed, SeedCategory, SeedPost, SeedReport } from '../seed/types'
import { scaled } from './scaled'

export type AnyPost = SeedPost | SeedReport

/** The seed at its scale, with the look-ups that handlers need. */
export class Content {
  readonly seed: Seed
  readonly marketNews: readonly SeedPost[]
  readonly posts: readonly AnyPost[]
  readonly #bySlug: ReadonlyMap<string, AnyPost>
  readonly #byId: ReadonlyMap<number, AnyPost>

  constructor(seed: Seed, scale: number) {
    this.seed = {
      ...seed,
      faqs: scaled(seed.faqs, scale),
      jobs: scaled(seed.jobs, scale),
      videos: Array.from({ length: scale }, (_, round) =>
        seed.videos.map((video) => (round === 0 ? video : { ...video, id: `${video.id}-${round + 1}` })),
      ).flat(),
    }
    this.marketNews = scaled(seed.marketNews, scale)
    this.posts = [...scaled(seed.posts, scale), ...scaled(seed.reports, scale)]
    const all = [...this.posts, ...seed.contestPages]
    this.#bySlug = new Map(all.map((post) => [post.slug, post]))
    this.#byId = new Map(all.map((post) => [post.id, post]))
  }

  postBySlug(slug: string): AnyPost | undefined {
    return this.#bySlug.get(this.seed.movedSlugs[slug] ?? slug)
  }

  postById(id: number): AnyPost | undefined {
    return this.#byId.get(id)
  }

  category(id: number): SeedCategory | undefined {
    return this.seed.categories.find((category) => category.id === id)
  }

  categoryBySlug(slug: string): SeedCategory | undefined {
    return this.seed.categories.find((category) => category.slug === slug)
  }

  childrenOf(id: number): SeedCategory[] {
    return this.seed.categories.filter((category) => category.parentId === id)
  }

  /** Posts of the category and of all categories below it. */
  postsOf(id: number): AnyPost[] {
    const ids = this.#withDescendants(id)
    return this.posts.filter((post) => ids.has(post.categoryId))
  }

  #withDescendants(id: number): ReadonlySet<number> {
    const ids = new Set([id])
    for (const child of this.childrenOf(id)) for (const below of this.#withDescendants(child.id)) ids.add(below)
    return ids
  }
}
