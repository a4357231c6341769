import { absent } from '@/lib/platform/http/absent'

/** Whatever else is below /api: without this, the page for missing addresses would be rendered for each. */
function nothing(): Response {
  return absent()
}

export { nothing as GET, nothing as POST, nothing as PUT, nothing as PATCH, nothing as DELETE }
