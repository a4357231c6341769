import { CollectionCards } from '@payloadcms/next/rsc'
import type { ImportMap } from 'payload'

/** Components that Payload's configuration names as text. */
export const importMap: ImportMap = { '@payloadcms/next/rsc#CollectionCards': CollectionCards }
