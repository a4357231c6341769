import 'server-only'

import { firmContent } from '@/lib/domain/company/firm'
import type { GuidesByTopic } from '@/lib/domain/learning/learning-path'
import { serverEnv } from '@/lib/platform/env/server'

/** Slugs of the posts that the site knows by name: settings, else those of the firm (lib/domain/company/firm.ts). */
export function knownPosts() {
  const { ABOUT_COMPANY_SLUG, ABOUT_GROUP_SLUG, CONTEST_SLUG, LEARNING_PATH } = serverEnv()
  const guides: GuidesByTopic = LEARNING_PATH ?? firmContent.learningPath
  return {
    company: ABOUT_COMPANY_SLUG ?? firmContent.companySlug,
    group: ABOUT_GROUP_SLUG ?? firmContent.groupSlug,
    contest: CONTEST_SLUG ?? firmContent.contestSlug,
    guides,
  }
}
