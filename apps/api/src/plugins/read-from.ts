import type { Replicas } from '@wordhoard/database/replicas/replicas'
import type { Queryable } from '@wordhoard/database/sql/run'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Returns where to read what may be some seconds old: a replica, or the primary if the caller has just written.
     * What is the caller's own is read from the pool instead.
     */
    readFrom(): Queryable
  }
}

/** Holds the moment of the browser's last write, so that any process knows it. */
const COOKIE = 'wrote_at'
const WRITTEN_AT = new RegExp(`(?:^|; )${COOKIE}=(\\d{1,16})(?:;|$)`)
/** How much longer the cookie lives than a replica may be behind, in seconds. */
const SPARE_SECONDS = 10

/**
 * Lets requests read from replicas. After a write of theirs, callers read from the primary until replicas have it
 * (decision 034).
 */
export const readFrom = fp(
  async (app: FastifyInstance, options: { readonly replicas: Replicas; readonly publicUrl: string }) => {
    const { replicas, publicUrl } = options
    app.decorateRequest('readFrom', function (this: FastifyRequest) {
      return replicas.readFrom(findLastWrite(this))
    })
    if (replicas.count === 0) return
    const seconds = Math.ceil(replicas.maxLagMs / 1000) + SPARE_SECONDS
    const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
    const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
    app.addHook('onSend', (request, reply, _payload, done) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (request.actor && !isRead) reply.header('set-cookie', `${COOKIE}=${Date.now()}; ${attributes}`)
      done()
    })
  },
  { name: 'read-from' },
)

/** Returns when the caller last wrote: just now for one who is logged in and keeps no cookies, so can't tell us. */
function findLastWrite({ headers, actor }: FastifyRequest): number | undefined {
  if (headers.cookie === undefined) return actor ? Number.POSITIVE_INFINITY : undefined
  const [, writtenAt] = WRITTEN_AT.exec(headers.cookie) ?? []
  return writtenAt === undefined ? undefined : Number(writtenAt)
}
