import { FaqRoute, faqMetadata } from './faq-route'

export const generateMetadata = () => faqMetadata(1)

export default function Faq() {
  return <FaqRoute page={1} />
}
