import { reportsPage } from './list'

export const { generateMetadata } = reportsPage

export default reportsPage.Page
