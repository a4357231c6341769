import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../..')
const execute = promisify(execFile)
const settings = [
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  '.oxlintrc.json',
  '.dependency-cruiser.mjs',
  'scripts/lint',
]

export interface Project {
  readonly folder: string
  readonly remove: () => void
}

/** A throw-away project with this repository's packages and lint settings, outside the tree that `verify` is reading. */
export function createProject(files: Readonly<Record<string, string>>): Project {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
  for (const name of settings) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), source)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export interface CommandResult {
  readonly code: number
  readonly output: string
}

/** Runs an installed command in the project. */
export async function runCommand(project: Project, command: string, args: readonly string[]): Promise<CommandResult> {
  const options = { cwd: project.folder, maxBuffer: 32 * 1024 * 1024 }
  try {
    const { stdout } = await execute(join(root, 'node_modules/.bin', command), args, options)
    return { code: 0, output: stdout }
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !('stdout' in error)) throw error
    return { code: Number(error.code), output: String(error.stdout) }
  }
}
