import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'

import { importMap } from '../import-map'

interface Address {
  readonly params: Promise<{ segments: string[] }>
  readonly searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = (address: Address): Promise<Metadata> => generatePageMetadata({ config, ...address })

export default function EditorPage(address: Address) {
  return RootPage({ config, importMap, ...address })
}
