import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url).pathname
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))
  // Links in demo content are addresses of the site, not files; tests/sandbox/seed/seed.test.ts checks them.
  .filter((file) => !file.startsWith('tests/sandbox/content/'))

/** Anchors of a Markdown file, as GitHub makes them from its headings. */
function anchorsOf(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
}

const anchors = new Map<string, readonly string[]>()

function isThere(file: string, anchor: string | undefined): boolean {
  if (!existsSync(join(root, file))) return false
  if (anchor === undefined) return true
  const known = anchors.get(file) ?? anchorsOf(readFileSync(join(root, file), 'utf8'))
  anchors.set(file, known)
  return known.includes(anchor)
}

test('every document that code or documentation refers to exists, with its section', () => {
  const broken = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const fromCode = [...text.matchAll(/\b(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g)].map(
      ([reference, target = '', anchor]) => ({
        reference,
        target,
        anchor,
      }),
    )
    const fromMarkdown = !file.endsWith('.md')
      ? []
      : [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([\w-]+))?\)/g)].map(
          ([reference, path = '', anchor]) => ({
            reference,
            target: path === '' ? file : join(dirname(file), path),
            anchor,
          }),
        )
    return [...fromCode, ...fromMarkdown]
      .filter(({ target, anchor }) => !isThere(target, anchor))
      .map(({ reference }) => `${file}: ${reference}`)
  })
  expect(broken).toEqual([])
})

test('every source path that the documentation names in backticks exists', () => {
  const broken = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const paths = [...text.matchAll(/`((?:app|components|features|lib|tests|e2e|scripts)\/[\w./-]+)`/g)]
      return paths
        .map(([, path = '']) => path)
        .filter((path) => !['', '.ts', '.tsx'].some((ending) => existsSync(join(root, path + ending))))
        .map((path) => `${file}: ${path}`)
    })
  expect(broken).toEqual([])
})
