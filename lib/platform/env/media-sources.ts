/**
 * Hosts of the pictures that backends name, as sources of the policy: the origins of the main, the news and the video API,
 * and those of the setting MEDIA_HOSTS. Read directly, not through `serverEnv`: the page cache, which Next loads
 * separately, needs them too.
 */
export function mediaSources(): readonly string[] {
  const backends = [process.env.MAIN_API_URL, process.env.NEWS_API_URL, process.env.VIDEO_API_URL]
  const origins = backends.flatMap((address) => URL.parse(address ?? '')?.origin ?? [])
  const named = (process.env.MEDIA_HOSTS ?? '').split(/[\s,]+/).filter((host) => host !== '')
  return [...new Set([...origins, ...named])]
}
