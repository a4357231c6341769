import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import createNextIntlPlugin from 'next-intl/plugin'

import { localeRewrites } from './lib/routes/locale-rewrites.ts'
import { securityHeaders } from './lib/routes/security-headers.ts'
import { locales } from './lib/platform/i18n/locales.ts'
import { addCompileHints } from './lib/platform/build/compile-hints.ts'
import { compressFiles } from './lib/platform/build/compress-files.ts'
import { copyPublicAssets } from './lib/platform/build/public-assets.ts'
import { makeFontFiles } from './lib/platform/build/font-files.ts'

const config: NextConfig = {
  // Two copies on one machine (another PORT) build into folders of their own.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Names the release in addresses of files and in navigation requests: a tab of an older release reloads.
  ...(process.env.DEPLOYMENT_ID && { deploymentId: process.env.DEPLOYMENT_ID }),
  // Seconds: two reads of a slow backend, see lib/backends/http/server.ts.
  staticPageGenerationTimeout: 120,
  cacheComponents: true,
  partialPrefetching: true,
  cacheHandler: fileURLToPath(new URL('lib/platform/cache/page-cache-handler.ts', import.meta.url)),
  cacheHandlers: { default: fileURLToPath(new URL('lib/platform/cache/data-cache-handler.ts', import.meta.url)) },
  // `npm run verify` checks types once for every build that the scripts make.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === '1' },
  // A build from nothing takes a quarter of a minute; the cache takes as long to write, and once knew a folder as it had been.
  // Next would leave a processor free while pages are rendered.
  experimental: { turbopackFileSystemCacheForBuild: false, cpus: availableParallelism() },
  // Another firm's data than that of firm.json, for the proof that nothing else names the firm.
  ...(process.env.FIRM_FILE && { turbopack: { resolveAlias: { '@/firm.json': process.env.FIRM_FILE } } }),
  compiler: { runAfterProductionCompile: ({ distDir }) => addCompileHints(distDir).then(() => compressFiles(distDir)) },
  poweredByHeader: false,
  // The server around Next compresses and hashes an answer once (lib/platform/document-server).
  compress: false,
  generateEtags: false,
  // The site renders no pictures with next/image; this closes the address of the optimiser.
  images: { unoptimized: true },
  reactStrictMode: true,
  serverExternalPackages: ['pino'],
  rewrites: async () => ({ beforeFiles: localeRewrites, afterFiles: [], fallback: [] }),
  headers: async () => securityHeaders,
}

/** Messages are compiled while the site is built, so that no parser of them reaches the browser. */
const withMessages = createNextIntlPlugin({
  requestConfig: './lib/platform/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales, precompile: true } },
})

export default async function nextConfig(phase: string): Promise<NextConfig> {
  if (phase !== PHASE_PRODUCTION_SERVER) {
    copyPublicAssets()
    await makeFontFiles()
  }
  return withMessages(config)
}
