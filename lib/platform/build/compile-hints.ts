import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Has to be the first line of a script. Source: Chrome 136, "Explicit JavaScript Compile Hints"; other engines ignore it. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Tells V8 to compile the scripts that every page starts with, React and Next's client, while they arrive and on a thread of
 * their own. Otherwise it would compile each function at its first call, on the thread that has to answer the visitor's
 * first touches. Other scripts keep the browser's own judgement: most of their functions may never be called.
 *
 * @param distDir folder of the build
 * @throws Error if the build does not say which scripts these are
 */
export async function addCompileHints(distDir: string): Promise<void> {
  const manifest: unknown = JSON.parse(await readFile(join(distDir, 'build-manifest.json'), 'utf8'))
  await Promise.all(scriptsOfEveryPage(manifest).map((script) => addHint(join(distDir, script))))
}

function scriptsOfEveryPage(manifest: unknown): string[] {
  const files: unknown = (manifest as { rootMainFiles?: unknown }).rootMainFiles
  const scripts = Array.isArray(files) ? files.filter((file) => typeof file === 'string' && file.endsWith('.js')) : []
  if (scripts.length === 0) throw new Error('build-manifest.json names no scripts of every page (rootMainFiles)')
  return scripts
}

async function addHint(file: string): Promise<void> {
  const script = await readFile(file, 'utf8')
  if (!script.startsWith(hint)) await writeFile(file, hint + script)
}
