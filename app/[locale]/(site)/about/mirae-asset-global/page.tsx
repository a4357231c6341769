import type { Metadata } from 'next'

import { GroupPage } from '@/features/about/group-page'
import { loadGroupPost } from '@/lib/content/about'
import { orNull } from '@/lib/content/settle'
import { loadCountries } from '@/lib/content/shell'
import { currentLocale } from '@/lib/platform/i18n/current-locale'

import { AboutPage, aboutMetadata } from '../about-document'

const path = '/about/mirae-asset-global'

export async function generateMetadata(): Promise<Metadata> {
  return aboutMetadata({ path, post: loadGroupPost(await currentLocale()) })
}

export default async function Group() {
  const locale = await currentLocale()
  const countries = await orNull(loadCountries(locale))
  return (
    <AboutPage path={path} post={loadGroupPost(locale)}>
      {(post, crumbs) => <GroupPage post={post} crumbs={crumbs} countries={countries ?? []} />}
    </AboutPage>
  )
}
