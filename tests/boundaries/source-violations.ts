import type { Violation } from './violations'

const long = Array.from({ length: 251 }, (_, index) => `export const line${index} = ${index}`).join('\n')

/** Sources that oxlint has to refuse; `rule` as oxlint prints it. */
export const sourceViolations: readonly Violation[] = [
  {
    what: 'the environment is read outside lib/platform/env',
    file: 'features/news/env.ts',
    source: "export const url = process.env['SITE_URL']\n",
    rule: 'eslint(no-restricted-properties)',
  },
  {
    what: 'the environment is taken apart outside lib/platform/env',
    file: 'lib/domain/money/env-destructured.ts',
    source: 'export const { env } = process\n',
    rule: 'eslint(no-restricted-properties)',
  },
  {
    what: 'the environment is reached through globalThis',
    file: 'app/env-global.ts',
    source: 'export const url = globalThis.process.env\n',
    rule: 'eslint(no-restricted-properties)',
  },
  {
    what: 'the environment is imported',
    file: 'components/ui/env-imported.ts',
    source: "import { env } from 'node:process'\nexport const url = env\n",
    rule: 'eslint(no-restricted-imports)',
  },
  {
    what: 'the environment is read in a file named like a configuration',
    file: 'lib/domain/money/next.config.ts',
    source: "export const url = process.env['SITE_URL']\n",
    rule: 'eslint(no-restricted-properties)',
  },
  {
    what: 'zod without its setting for the Content-Security-Policy',
    file: 'features/news/schema.ts',
    source: "import { z } from 'zod'\n\nexport const schema = z.string()\n",
    rule: 'eslint(no-restricted-imports)',
  },
  {
    what: 'a link that Next fetches ahead',
    file: 'features/news/read-more.ts',
    source: "import Link from 'next/link'\n\nexport const ReadMore = Link\n",
    rule: 'eslint(no-restricted-imports)',
  },
  {
    what: 'a type import that dependency-cruiser cannot see',
    file: 'lib/domain/money/hidden-type.ts',
    source: "export type Hidden = import('../../../features/news/list').Item\n",
    rule: 'typescript(consistent-type-imports)',
  },
  {
    what: 'a default export outside the files that Next asks for',
    file: 'app/not-a-page.tsx',
    source: 'export default function NotAPage() {\n  return 1\n}\n',
    rule: 'import(no-default-export)',
  },
  {
    what: 'a file over 250 lines',
    file: 'lib/domain/money/long.ts',
    source: `${long}\n`,
    rule: 'eslint(max-lines)',
  },
  {
    what: 'a file name that is not kebab-case',
    file: 'lib/domain/money/CamelCase.ts',
    source: 'export const camel = 1\n',
    rule: 'unicorn(filename-case)',
  },
  {
    what: 'any',
    file: 'lib/domain/money/any.ts',
    source: 'export const any = (value: any) => value\n',
    rule: 'typescript(no-explicit-any)',
  },
  {
    what: 'a forgotten console',
    file: 'features/news/logs.ts',
    source: "export const log = () => console.log('here')\n",
    rule: 'eslint(no-console)',
  },
  {
    what: 'a floating promise',
    file: 'features/news/floating.ts',
    source: 'const load = async () => 1\nexport const floating = () => {\n  load()\n}\n',
    rule: 'typescript(no-floating-promises)',
  },
]
