import { createHash, timingSafeEqual } from 'node:crypto'
import type { Replicas } from '@wordhoard/database/replicas/replicas'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type pg from 'pg'
import type { Registry } from 'prom-client'
import { AppError } from '../lib/app-error'
import { RawBody } from '../lib/raw-body'

type ObserveCall = (method: string, route: string, status: number, milliseconds: number) => void

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the figures in Prometheus's text format for who sends the right header. Throws `not_found`. */
    readMetrics(authorization: string | undefined): Promise<RawBody>
    /** Records a call that no hook sees, by method, pattern of its route, status and time in ms; if calls are measured. */
    observeCall: ObserveCall | undefined
  }
}

/** Bounds of the histogram of answer times, in seconds: from a look-up in memory to a long import. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

interface MetricsOptions {
  /** Who may read the figures; undefined measures nothing and answers 404. */
  readonly token: string | undefined
  readonly pool: pg.Pool
  readonly replicas: Replicas
  readonly valkey: { readonly isReady: boolean } | undefined
  /** Counts what waits and what is open now, by name. */
  readonly counts: Readonly<Record<string, () => number>>
}

/**
 * Measures answers by route pattern, method and status, and gives the figures in Prometheus's text format. Labels are
 * never addresses, ids or names. Without a token there is no hook, so nothing costs anything.
 */
export const metrics = fp(
  async (app: FastifyInstance, { token, ...sources }: MetricsOptions) => {
    const { registry, observeCall } = token === undefined ? {} : await measure(app, sources)
    app.decorate('observeCall', observeCall)
    app.decorate('readMetrics', async (authorization: string | undefined) => {
      if (!registry || !isBearer(authorization, token!)) throw new AppError('not_found')
      return new RawBody(Buffer.from(await registry.metrics()), registry.contentType)
    })
  },
  { name: 'metrics' },
)

async function measure(
  app: FastifyInstance,
  { pool, replicas, valkey, counts }: Omit<MetricsOptions, 'token'>,
): Promise<{ readonly registry?: Registry; readonly observeCall?: ObserveCall }> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  // Memory, processor time, garbage collection and the delay of the event loop.
  collectDefaultMetrics({ register: registry })
  const times = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by pattern of the route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers,
  })
  const observeCall: ObserveCall = (method, route, status, milliseconds) => {
    times.observe({ method, route, status: String(status) }, milliseconds / 1000)
  }
  app.addHook('onResponse', (request, reply, done) => {
    observeCall(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime)
    done()
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and callers that wait for one',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  if (replicas.count > 0) {
    new Gauge({
      name: 'database_replica_lag_seconds',
      help: 'How far each replica is behind, by its place in DATABASE_REPLICA_URLS; -1 if it does not answer',
      labelNames: ['replica'] as const,
      registers,
      collect() {
        replicas.lags().forEach((lag, at) => {
          this.set({ replica: String(at + 1) }, lag === undefined ? -1 : lag / 1000)
        })
      },
    })
  }
  if (valkey) {
    new Gauge({
      name: 'valkey_connected',
      help: '1 if this process reaches Valkey, 0 if limits and events go through the database meanwhile',
      registers,
      collect() {
        this.set(valkey.isReady ? 1 : 0)
      },
    })
  }
  new Gauge({
    name: 'open_now',
    help: 'What waits or is open at this moment',
    labelNames: ['what'] as const,
    registers,
    collect() {
      for (const [what, count] of Object.entries(counts)) this.set({ what }, count())
    },
  })
  return { registry, observeCall }
}

/** Compares hashes, so that the time tells nothing about the token. */
function isBearer(header: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`))
}
