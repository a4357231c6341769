import { jobListPage } from './job-list-page'

export const { generateMetadata } = jobListPage

export default jobListPage.Page
