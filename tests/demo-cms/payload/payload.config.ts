import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { buildConfig } from 'payload'

import { articles, files, topics } from './collections/articles'
import { milestones, questionGroups, questions, vacancies } from './collections/company'
import { affiliates, editors, menuEntries, offices, texts } from './collections/site'

const folder = dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  serverURL: process.env.PAYLOAD_URL ?? '',
  db: sqliteAdapter({
    client: { url: `file:${process.env.PAYLOAD_DIR}/payload.sqlite` },
    busyTimeout: 10_000,
    wal: true,
  }),
  localization: { locales: ['vi', 'en', 'ko'], defaultLocale: 'vi', fallback: false },
  collections: [
    articles,
    topics,
    files,
    menuEntries,
    texts,
    offices,
    affiliates,
    questions,
    questionGroups,
    vacancies,
    milestones,
    editors,
  ],
  admin: {
    user: editors.slug,
    // Payload would ask another host for a picture of the editor.
    avatar: 'default',
    importMap: { baseDir: folder, autoGenerate: false },
  },
  graphQL: { disable: true },
  telemetry: false,
  typescript: { autoGenerate: false },
})
