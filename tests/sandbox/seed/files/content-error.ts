import type { z } from '@/lib/platform/zod/zod'

/** A file of `tests/sandbox/content` that cannot be read; the message names the file and each place in it. */
export class ContentError extends Error {
  override readonly name = 'ContentError'

  constructor(file: string, problems: readonly string[]) {
    super(`tests/sandbox/content/${file}\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

/** The value that `schema` makes of `input`. Throws a `ContentError` with one line for each wrong place. */
export function parseContent<Schema extends z.ZodType>(file: string, schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`)
  throw new ContentError(file, problems)
}
