import { videosPage } from './list'

export const { generateMetadata } = videosPage

export default videosPage.Page
