import { contestPageMetadata } from '../../../contest-metadata'
import { EntrancePage } from '../entrance-page'

export const generateMetadata = () => contestPageMetadata('signin')

export default function Page() {
  return <EntrancePage page="signin" />
}
