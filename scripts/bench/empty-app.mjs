import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { anyFreePort, loopback, waitForAnswer } from '../lib/network.mjs'
import { run, start } from '../lib/processes.mjs'
import { bin, root } from '../lib/repository.mjs'

/** The smallest site of Next: what no page of ours can be faster than. */
const files = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.js': `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(root)} } }\n`,
  'postcss.config.mjs': `export default { plugins: { '@tailwindcss/postcss': {} } }\n`,
  'app/globals.css': '@import "tailwindcss";\n',
  'app/layout.js': `import './globals.css'
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`,
  'app/page.js': `export const metadata = { title: 'Empty', description: 'An empty page' }
export default function Page() {
  return <main><h1>Empty</h1><p>An empty page of the same version of Next.</p></main>
}
`,
}

/**
 * A page of this size beside the empty one, to compare what servers can answer.
 * @param {number} bytes
 */
const sizedPage = (bytes) => `const line = 'A line of text that no two documents share. '
export const metadata = { title: 'Sized', description: 'A page of a given size' }
export default function Page() {
  // The text is in the document twice: as HTML, and as data for hydration.
  return <main><h1>Sized</h1><p>{line.repeat(${Math.round(bytes / 2 / 44)})}</p></main>
}
`

/**
 * Writes, builds and starts an empty Next application with this repository's packages.
 * @param {string} folder inside the repository, emptied first
 * @param {number} bytes size of its second page, `/sized`
 * @returns {Promise<string>} its address
 * @throws Error when it cannot be built
 */
export async function startEmptyApp(folder, bytes) {
  rmSync(folder, { recursive: true, force: true })
  const pages = { ...files, 'app/sized/page.js': sizedPage(bytes) }
  for (const [name, text] of Object.entries(pages)) {
    const file = join(folder, name)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, text)
  }
  const { code, output } = await run({ name: 'empty app', command: bin('next'), args: ['build', folder] })
  if (code !== 0) throw new Error(`The empty application could not be built:\n${output}`)
  const port = await anyFreePort()
  const args = ['start', folder, '--hostname', loopback, '--port', String(port)]
  const address = `http://${loopback}:${port}`
  await waitForAnswer(address, start({ name: 'empty app', command: bin('next'), args }))
  return address
}
