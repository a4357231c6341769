import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import packageJson from '@/package.json'

const listed = readFileSync(new URL('../../docs/decisions/dependencies.md', import.meta.url), 'utf8')
const names = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies })

test('docs/decisions/dependencies.md says what every package is for', () => {
  expect(names.filter((name) => !listed.includes(`\`${name}\``))).toEqual([])
})

test('it lists no package that is gone', () => {
  const told = [...listed.matchAll(/^\| ((?:`[^`]+`(?:, )?)+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  )
  expect(told.filter((name) => !names.includes(name ?? ''))).toEqual([])
})
