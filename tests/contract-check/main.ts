import { parseArgs } from 'node:util'

import { services } from '@/lib/backends/endpoint'

import { checkContract, type Verdict } from './check'

const say = (line: string) => void process.stdout.write(`${line}\n`)

const marks: Record<Verdict, string> = { fits: '✓', 'fits with remarks': '!', breaks: '✗', 'not called': '–' }

const { values } = parseArgs({
  options: {
    ...Object.fromEntries(services.map((service) => [service, { type: 'string' as const }])),
    locale: { type: 'string', default: 'vi' },
    'reports-path': { type: 'string', default: 'categories/fe/1441/article' },
    timeout: { type: 'string', default: '8000' },
  },
})
const given = values as Readonly<Record<string, string | undefined>>
const bases = Object.fromEntries(
  services.flatMap((service) => (given[service] === undefined ? [] : [[service, given[service]] as const])),
)
if (Object.keys(bases).length === 0) {
  say(`Name at least one service: npm run contract -- ${services.map((name) => `--${name} URL`).join(' ')}`)
  process.exit(2)
}
const checked = await checkContract({
  bases,
  locale: given['locale'] ?? 'vi',
  reportsPath: (given['reports-path'] ?? '').replace(/^\//, ''),
  timeoutMs: Number(given['timeout']),
})
const width = Math.max(...checked.map(({ service, call }) => service.length + call.length)) + 2
for (const { service, call, verdict, details } of checked) {
  const name = `${service} ${call}`.padEnd(width)
  say(`${marks[verdict]} ${name} ${verdict}${details.length > 0 ? `: ${details.join('; ')}` : ''}`)
}
const broken = checked.filter(({ verdict }) => verdict === 'breaks').length
say(`\n${checked.length} calls, ${broken} break the contract (docs/backends.md)`)
process.exit(broken === 0 ? 0 : 1)
