import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from '@/lib/validation/zod'

import { type CommandResult, type Project, createProject, runCommand } from './project'
import { sourceViolations } from './source-violations'
import { type Violation, cleanProject, companions, importViolations } from './violations'

// The very settings of `npm run verify`, on projects made for the purpose: a rule that stops working fails here.
const cruise = (project: Project, ...more: string[]) =>
  runCommand(project, 'depcruise', ['--config', '.dependency-cruiser.mjs', ...more, '.'])
const lint = (project: Project, ...more: string[]) =>
  runCommand(project, 'oxlint', ['--type-aware', '--deny-warnings', ...more])

const cruiseSchema = z.object({
  summary: z.object({ violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })) }),
})
const lintSchema = z.object({ diagnostics: z.array(z.object({ filename: z.string(), code: z.string() })) })

const sources = (violations: readonly Violation[]) => Object.fromEntries(violations.map((v) => [v.file, v.source]))

describe('a project that keeps the boundaries', () => {
  let project: Project
  beforeAll(() => {
    project = createProject(cleanProject)
  })
  afterAll(() => project.remove())

  test('passes dependency-cruiser', async () => {
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
    result = await cruise(project, '--output-type', 'json')
  })
  afterAll(() => project.remove())

  test('fail the command', async () => {
    const { code } = await cruise(project)
    expect(code).toBeGreaterThan(0)
  })

  test.each(importViolations)('$what', ({ file, rule }) => {
    const { violations } = cruiseSchema.parse(JSON.parse(result.output)).summary
    expect(violations.filter((v) => v.from === file).map((v) => v.rule.name)).toContain(rule)
  })

  test('every rule is proved', async () => {
    const { default: config } = await import('../../.dependency-cruiser.mjs')
    expect(new Set(importViolations.map((v) => v.rule))).toEqual(new Set(config.forbidden.map((rule) => rule.name)))
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
