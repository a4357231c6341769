import { applicationHeader } from '@/lib/backends/application-header'
import { handoffPath, handoffPutAnswerSchema, handoffTakeAnswerSchema } from '@/lib/backends/handoff-schemas'

/** Milliseconds that either call may take. */
const timeout = 15_000

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response | null> {
  try {
    return await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    })
  } catch {
    return null
  }
}

/** Leaves a sealed application with the server; its number, or null if the server did not take it. */
export async function leaveHandoff(sealed: string, applicationId: string): Promise<string | null> {
  const answer = await post(handoffPath, { sealed }, { [applicationHeader]: applicationId })
  if (answer?.ok !== true) return null
  const parsed = handoffPutAnswerSchema.safeParse(await answer.json())
  return parsed.success ? parsed.data.number : null
}

/** Takes a sealed application. `gone`: there is none under this number, it was already taken, or it has expired. */
export async function takeHandoff(number: string): Promise<{ readonly sealed: string } | 'gone' | 'unreachable'> {
  const answer = await post(`${handoffPath}/take`, { number })
  if (answer === null || (!answer.ok && answer.status !== 404)) return 'unreachable'
  if (answer.status === 404) return 'gone'
  const parsed = handoffTakeAnswerSchema.safeParse(await answer.json())
  return parsed.success ? parsed.data : 'gone'
}
