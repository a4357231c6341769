import { videosMetadata, VideosRoute } from './videos-route'

export const generateMetadata = () => videosMetadata(1)

export default function Videos() {
  return <VideosRoute page={1} />
}
