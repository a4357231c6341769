import { CareerRoute, careerMetadata } from './career-route'

const firstOfAll = { branch: null, page: 1 }

export const generateMetadata = () => careerMetadata(firstOfAll)

export default function Careers() {
  return <CareerRoute place={firstOfAll} />
}
