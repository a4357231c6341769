import { entranceMetadata, EntrancePage } from '../entrance-page'

export const generateMetadata = () => entranceMetadata('register')

export default function Page() {
  return <EntrancePage page="register" />
}
