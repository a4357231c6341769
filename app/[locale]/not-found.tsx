import { currentLocale } from '@/lib/i18n/current-locale'
export default async function NotFound() {
  return (
    <main>
      <h1>404 {await currentLocale()}</h1>
    </main>
  )
}
