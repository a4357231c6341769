import { connection } from 'next/server'

import { takeHandoff } from '@/lib/backends/gateway/handoff'
import { handoffDependencies } from '@/lib/backends/gateway/instance'

/** Takes the application that another device of the visitor left. */
export async function POST(request: Request): Promise<Response> {
  await connection()
  return takeHandoff(request, handoffDependencies())
}
