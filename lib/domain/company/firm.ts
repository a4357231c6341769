import firm from '@/firm.json' with { type: 'json' }
import type { Topic } from '@/lib/domain/glossary/topics'

/**
 * What the CMS of the firm calls the posts that the site knows by name (firm.json, the only place that names a slug).
 * Settings of the same meaning come first (`ABOUT_COMPANY_SLUG` …, .env.example). A post that the CMS lacks has no page, and
 * nothing links to it.
 */
export const firmContent: {
  /** The posts about the company and about its group. */
  readonly companySlug: string
  readonly groupSlug: string
  /** The post of the contest; its sub-pages are `<slug>-rules` and so on. */
  readonly contestSlug: string
  /** The post about the days without commission (lib/domain/company/rates.ts). */
  readonly waiverSlug: string
  /** Guides of the learning path, in reading order. */
  readonly learningPath: Readonly<Record<Topic, readonly string[]>>
} = firm.content
