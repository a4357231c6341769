import { ReportsRoute, reportsMetadata } from './reports-route'

export const generateMetadata = () => reportsMetadata(1)

export default function Reports() {
  return <ReportsRoute page={1} />
}
