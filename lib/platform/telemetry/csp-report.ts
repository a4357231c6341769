import { z } from '@/lib/platform/zod/zod'

/** A violation: the directive, and what was blocked as host or keyword. Addresses, samples and the page are dropped. */
export interface Violation {
  readonly directive: string
  readonly blocked: string
}

const name = z
  .string()
  .max(100)
  .regex(/^[\w-]+/)
  .transform((text) => /^[\w-]+/.exec(text)?.[0] ?? '')

/** `inline`, `eval`, or the host of an address. */
const blocked = z
  .string()
  .max(4000)
  .transform((text) => URL.parse(text)?.host || (/^[\w-]{1,40}$/.test(text) ? text : 'other'))

/** By `report-to`: a list of reports, of which some may be of other kinds. */
const reportsSchema = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({ effectiveDirective: name, blockedURL: blocked }).optional().catch(undefined),
    }),
  )
  .max(50)
  .transform((reports) =>
    reports.flatMap(({ type, body }): Violation[] =>
      type === 'csp-violation' && body ? [{ directive: body.effectiveDirective, blocked: body.blockedURL }] : [],
    ),
  )

/** By `report-uri`: one report. */
const reportSchema = z
  .object({ 'csp-report': z.object({ 'effective-directive': name, 'blocked-uri': blocked }) })
  .transform(({ 'csp-report': report }): Violation[] => [
    { directive: report['effective-directive'], blocked: report['blocked-uri'] },
  ])

export const cspReportSchema = z.union([reportsSchema, reportSchema])
