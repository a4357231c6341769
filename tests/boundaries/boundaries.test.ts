import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from '@/lib/platform/zod/zod'

import { type CommandResult, type Project, createProject, runCommand } from './project'
import { sourceViolations } from './source-violations'
import { type Violation, cleanProject, companions, importViolations } from './violations'

// The commands and settings of `npm run verify`, on small projects of their own: a rule that stops working fails here.
const cruise = (project: Project) => runCommand(project, 'node', ['scripts/lint/boundaries.mjs'])
const lint = (project: Project, ...more: string[]) =>
  runCommand(project, 'oxlint', ['--type-aware', '--deny-warnings', ...more])

const lintSchema = z.object({ diagnostics: z.array(z.object({ filename: z.string(), code: z.string() })) })

const sources = (violations: readonly Violation[]) => Object.fromEntries(violations.map((v) => [v.file, v.source]))

describe('a project that keeps the boundaries', () => {
  let project: Project
  beforeAll(() => {
    project = createProject(cleanProject)
  })
  afterAll(() => project.remove())

  test('passes the boundaries', async () => {
    expect(await cruise(project)).toMatchObject({ code: 0 })
  })

  test('passes oxlint', async () => {
    expect(await lint(project)).toMatchObject({ code: 0 })
  })
})

describe('imports against the boundaries', () => {
  let project: Project
  let result: CommandResult
  beforeAll(async () => {
    project = createProject({ ...cleanProject, ...companions, ...sources(importViolations) })
    result = await cruise(project)
  })
  afterAll(() => project.remove())

  test('fail the command', () => {
    expect(result.code).toBe(1)
  })

  test.each(importViolations)('$what', ({ file, rule }) => {
    const rows = result.output.split('\n').filter((row) => row.includes(`: ${file} → `))
    expect(rows.map((row) => row.split(':')[0])).toContain(rule)
  })

  test('every rule has a proof', async () => {
    const { default: config } = await import('../../.dependency-cruiser.mjs')
    const rules = [...config.forbidden.map((rule) => rule.name), 'no-two-way-folders']
    expect(new Set(importViolations.map((v) => v.rule))).toEqual(new Set(rules))
  })
})

describe('sources against the rules', () => {
  let project: Project
  let result: CommandResult
  beforeAll(async () => {
    project = createProject({ ...cleanProject, ...sources(sourceViolations) })
    result = await lint(project, '--format', 'json')
  })
  afterAll(() => project.remove())

  test('fail the command', () => {
    expect(result.code).toBeGreaterThan(0)
  })

  test.each(sourceViolations)('$what', ({ file, rule }) => {
    const { diagnostics } = lintSchema.parse(JSON.parse(result.output))
    expect(diagnostics.filter((d) => d.filename.endsWith(file)).map((d) => d.code)).toContain(rule)
  })
})
