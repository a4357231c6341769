import { entranceMetadata, EntrancePage } from '../entrance-page'

export const generateMetadata = () => entranceMetadata('login')

export default function Page() {
  return <EntrancePage page="login" />
}
