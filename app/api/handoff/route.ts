import { connection } from 'next/server'

import { putHandoff } from '@/lib/backends/gateway/handoff'
import { handoffDependencies } from '@/lib/backends/gateway/instance'

/** Leaves a sealed application for the visitor's other device. */
export async function POST(request: Request): Promise<Response> {
  await connection()
  return putHandoff(request, handoffDependencies())
}
