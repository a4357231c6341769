import { type Command, Redis } from 'ioredis'

interface Options {
  /** Shown in Redis' list of clients. */
  readonly name: string
  /** Milliseconds after which a command fails; undefined: commands that wait for news. */
  readonly timeoutMs?: number
}

/** Milliseconds for a connection to be made. */
const connectMs = 1_000

/** Milliseconds between two attempts to connect, at most. */
const longestPauseMs = 1_000

/**
 * A connection to Redis that never holds anybody up. A command fails at once while there is no connection, and after its
 * time limit otherwise; it then counts as lost, so that a Redis that hangs costs one time limit and not one for
 * each command. Reconnects by itself.
 */
export function connectRedis(url: string, { name, timeoutMs }: Options): Redis {
  const redis = new Redis(url, {
    connectionName: name,
    connectTimeout: connectMs,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, longestPauseMs),
    ...(timeoutMs !== undefined && { commandTimeout: timeoutMs }),
  })
  // Without a listener a lost connection would end the process; whoever uses the connection sees its commands fail.
  redis.on('error', () => {})
  if (timeoutMs !== undefined) loseWhenSlow(redis)
  return redis
}

function loseWhenSlow(redis: Redis): void {
  const send = redis.sendCommand.bind(redis)
  redis.sendCommand = (command: Command, ...rest) => {
    command.promise.catch((error: unknown) => {
      if (isTimeout(error) && redis.status === 'ready') redis.disconnect(true)
    })
    return send(command, ...rest)
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.includes('timed out')
}
