import { marketNewsPage } from './list'

export const { generateMetadata } = marketNewsPage

export default marketNewsPage.Page
