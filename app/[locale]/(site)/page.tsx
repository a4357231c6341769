import { Link } from '@/lib/i18n/link'
import { currentLocale } from '@/lib/i18n/current-locale'

export default async function HomePage() {
  return (
    <main>
      <h1>Home {await currentLocale()}</h1>
      <Link href="/nothing">x</Link>
    </main>
  )
}
