import { entranceMetadata, EntrancePage } from '../entrance-page'

export const generateMetadata = () => entranceMetadata('signin')

export default function Page() {
  return <EntrancePage page="signin" />
}
