import { MarketNewsRoute, marketNewsMetadata } from './market-news-route'

export const generateMetadata = () => marketNewsMetadata(1)

export default function MarketNews() {
  return <MarketNewsRoute page={1} />
}
