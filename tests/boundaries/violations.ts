/** One file that must not be: what it contains, and the rule that has to catch it. */
export interface Violation {
  readonly what: string
  readonly file: string
  readonly source: string
  readonly rule: string
}

/** A small project that keeps every boundary; the violations are written into it. */
export const cleanProject: Readonly<Record<string, string>> = {
  'lib/domain/money/format-money.ts':
    'export interface Money { amount: number }\nexport const formatMoney = (m: Money) => `${m.amount}`\n',
  'lib/backends/news/news-api.ts': 'export const loadNews = () => []\n',
  'lib/platform/env/env.ts': "export const siteUrl = process.env['SITE_URL']\n",
  'components/ui/price.tsx':
    "import { formatMoney } from '@/lib/domain/money/format-money'\nexport const price = formatMoney({ amount: 1 })\n",
  'features/news/list.ts':
    "import { loadNews } from '@/lib/backends/news/news-api'\nexport interface Item { id: string }\nexport const list = loadNews()\n",
  'features/careers/jobs.ts': "import { price } from '@/components/ui/price'\nexport const jobs = [price]\n",
  'features/careers/jobs.test.ts':
    "import { expect, test } from 'vitest'\nimport { jobs } from './jobs'\ntest('jobs', () => expect(jobs).toHaveLength(1))\n",
  'app/home.ts':
    "import { jobs } from '@/features/careers/jobs'\nimport { list } from '@/features/news/list'\nexport const home = [jobs, list]\n",
  'app/page.tsx': "import { home } from './home'\nexport default function Page() {\n  return home.length\n}\n",
  'middleware.ts': "import { formatMoney } from './lib/domain/money/format-money'\nexport default formatMoney\n",
  'tests/factories/item.ts':
    "import type { Item } from '@/features/news/list'\nexport const item: Item = { id: '1' }\n",
}

/** Imports that dependency-cruiser has to refuse. */
export const importViolations: readonly Violation[] = [
  {
    what: 'lib imports a feature',
    file: 'lib/domain/money/up.ts',
    source: "import { list } from '@/features/news/list'\nexport const up = list\n",
    rule: 'lib-is-the-bottom',
  },
  {
    what: 'lib imports a type of a feature',
    file: 'lib/domain/money/up-type.ts',
    source: "import type { Item } from '../../../features/news/list'\nexport type Up = Item\n",
    rule: 'lib-is-the-bottom',
  },
  {
    what: 'lib imports a type of a feature inline',
    file: 'lib/domain/money/up-inline.ts',
    source: "import { type Item } from '@/features/news/list'\nexport type Up = Item\n",
    rule: 'lib-is-the-bottom',
  },
  {
    what: 'lib imports a feature dynamically',
    file: 'lib/domain/money/up-later.ts',
    source: "export const up = async () => import('@/features/news/list')\n",
    rule: 'lib-is-the-bottom',
  },
  {
    what: 'lib hands on a component',
    file: 'lib/domain/money/up-again.ts',
    source: "export * from '@/components/ui/price'\n",
    rule: 'lib-is-the-bottom',
  },
  {
    what: 'a seventh room of lib',
    file: 'lib/helpers/anything.ts',
    source: "import { formatMoney } from '@/lib/domain/money/format-money'\nexport const anything = formatMoney\n",
    rule: 'lib-has-six-rooms',
  },
  {
    what: 'platform imports a subject',
    file: 'lib/platform/text/knows-money.ts',
    source: "import { formatMoney } from '@/lib/domain/money/format-money'\nexport const text = formatMoney\n",
    rule: 'platform-knows-no-subject',
  },
  {
    what: 'domain calls a backend',
    file: 'lib/domain/news/latest.ts',
    source: "import { loadNews } from '@/lib/backends/news/news-api'\nexport const latest = loadNews\n",
    rule: 'domain-above-platform',
  },
  {
    what: 'routes calls a backend',
    file: 'lib/routes/news-path.ts',
    source: "import { loadNews } from '@/lib/backends/news/news-api'\nexport const paths = loadNews\n",
    rule: 'routes-above-domain',
  },
  {
    what: 'capture calls a backend',
    file: 'lib/capture/camera/upload.ts',
    source: "import { loadNews } from '@/lib/backends/news/news-api'\nexport const upload = loadNews\n",
    rule: 'capture-above-domain',
  },
  {
    what: 'backends imports content',
    file: 'lib/backends/news/cached.ts',
    source: "import { cachedNews } from '@/lib/content/cached-news'\nexport const cached = cachedNews\n",
    rule: 'backends-above-domain',
  },
  {
    what: 'content imports capture',
    file: 'lib/content/with-camera.ts',
    source: "import { upload } from '@/lib/capture/camera/upload'\nexport const withCamera = upload\n",
    rule: 'content-below-capture',
  },
  {
    what: 'two folders import each other',
    file: 'features/careers/form/send.ts',
    source: "import { toRow } from '../list/row'\nexport const send = () => toRow\n",
    rule: 'no-two-way-folders',
  },
  {
    what: 'a new folder of lib imports app',
    file: 'lib/made-tomorrow/deep/down/up.ts',
    source: "import { home } from '@/app/home'\nexport const up = home\n",
    rule: 'lib-is-the-bottom',
  },
  {
    what: 'a component imports a feature',
    file: 'components/layout/knows-too-much.tsx',
    source: "import { list } from '@/features/news/list'\nexport const knows = list\n",
    rule: 'components-below-features',
  },
  {
    what: 'a component loads data',
    file: 'components/ui/loads.tsx',
    source: "import { loadNews } from '@/lib/backends/news/news-api'\nexport const news = loadNews()\n",
    rule: 'components-have-no-data-access',
  },
  {
    what: 'a component reads the environment through lib',
    file: 'components/ui/configured.tsx',
    source: "import { siteUrl } from '@/lib/platform/env/env'\nexport const url = siteUrl\n",
    rule: 'components-have-no-data-access',
  },
  {
    what: 'a feature imports app',
    file: 'features/news/up.ts',
    source: "import { home } from '@/app/home'\nexport const up = home\n",
    rule: 'features-below-app',
  },
  {
    what: 'a feature imports another feature',
    file: 'features/made-tomorrow/steps/one/sideways.ts',
    source: "import { list } from '@/features/news/list'\nexport const sideways = list\n",
    rule: 'no-feature-to-feature',
  },
  {
    what: 'a test of a feature imports another feature',
    file: 'features/careers/sideways.test.ts',
    source: "import { list } from '@/features/news/list'\nexport const sideways = list\n",
    rule: 'no-feature-to-feature',
  },
  {
    what: 'a file lies loose beside the features',
    file: 'features/loose.ts',
    source: "import { list } from './news/list'\nexport const loose = list\n",
    rule: 'features-are-folders',
  },
  {
    what: 'production imports a factory of the tests',
    file: 'app/fake.ts',
    source: "import { item } from '@/tests/factories/item'\nexport const fake = item\n",
    rule: 'production-never-imports-tests',
  },
  {
    what: 'production imports a test file',
    file: 'app/reuse.ts',
    source: "export * from '@/features/careers/jobs.test'\n",
    rule: 'production-never-imports-tests',
  },
  {
    what: 'production imports a development dependency',
    file: 'lib/domain/money/spy.ts',
    source: "import { vi } from 'vitest'\nexport const spy = vi.fn\n",
    rule: 'tests-only-in-tests',
  },
  {
    what: 'production imports a type of a development dependency',
    file: 'lib/domain/money/spy-type.ts',
    source: "import type { Mock } from 'vitest'\nexport type Spy = Mock\n",
    rule: 'tests-only-in-tests',
  },
  {
    what: 'a layer imports an entry point of the root',
    file: 'lib/domain/money/entry.ts',
    source: "import middleware from '@/middleware'\nexport const entry = middleware\n",
    rule: 'layers-below-the-root',
  },
  {
    what: 'code in a folder that is no layer',
    file: 'shared/anything.ts',
    source: "import { list } from '@/features/news/list'\nexport const anything = list\n",
    rule: 'known-places-only',
  },
  {
    what: 'an import from a folder that is no layer',
    file: 'features/news/from-elsewhere.ts',
    source: "import { constant } from '@/elsewhere/constant'\nexport const fromElsewhere = constant\n",
    rule: 'imports-from-known-places',
  },
  {
    what: 'a cycle',
    file: 'features/news/cycle-a.ts',
    source: "import { b } from './cycle-b'\nexport const a = () => b\n",
    rule: 'no-circular',
  },
  {
    what: 'an import of what does not exist',
    file: 'features/news/typo.ts',
    source: "import { nothing } from './nothing'\nexport const typo = nothing\n",
    rule: 'resolvable',
  },
]

/** Files that some violations need beside them. */
export const companions: Readonly<Record<string, string>> = {
  'elsewhere/constant.ts': 'export const constant = 1\n',
  'lib/content/cached-news.ts': 'export const cachedNews = []\n',
  'features/careers/list/row.ts': 'export const toRow = 1\n',
  'features/careers/list/list.ts': "import { send } from '../form/send'\nexport const list = send\n",
  'features/news/cycle-b.ts': "import { a } from './cycle-a'\nexport const b = () => a\n",
}
