import { crumbsTo } from '@/app/_pages/crumbs'
import { titledPage } from '@/app/_pages/titled-page'
import { CalculatorPage } from '@/features/calculator/calculator-page'

const page = titledPage('/calculator', async ({ locale, title }) => (
  <CalculatorPage locale={locale} crumbs={await crumbsTo({ label: title })} />
))

export const { generateMetadata } = page

export default page.Page
