import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { addressKey } from '../lib/address-key'
import { whenCounted } from '../lib/limits/limits'
import type { RawBody, ReadyBytes } from '../lib/raw-body'
import { requestId } from '../lib/request-id'
import { addressOf, type TrustedProxies } from '../lib/trusted-proxies'

interface Options {
  readonly trustedProxies: TrustedProxies
  readonly isStopping: () => boolean
  /** If false, calls are counted but never refused (load tests). */
  readonly refuse: boolean
}

/**
 * Answers the most frequent calls, look-ups and searches of plain words, before Fastify makes its request and reply for
 * them: these cost more than the answer. Such an answer has the same bytes and headers as the usual one and counts
 * towards the same limit. Every other call takes the usual way, and all do where each has to be logged.
 */
export const answersFromMemory = fp(
  async (app: FastifyInstance, { trustedProxies, isStopping, refuse }: Options) => {
    if (app.log.level === 'debug' || app.log.level === 'trace') return
    const finders = app.memoryRoutes.map(openFinder)
    const findAddress = addressOf(trustedProxies)
    const securityHeaders = Object.entries(app.dataHeaders).flat()
    let isClosing = false
    app.addHook('preClose', async () => {
      isClosing = true
    })
    const isUsual = ({ method, socket }: IncomingMessage) =>
      // A caller that has gone has no address.
      method !== 'GET' || isClosing || isStopping() || socket.remoteAddress === undefined
    const find = (url: string) => {
      for (const findIn of finders) {
        const found = findIn(url)
        if (found) return found
      }
      return undefined
    }
    const send = (request: IncomingMessage, response: ServerResponse, { bytes, headers }: ReadyBytes) => {
      const length = String(bytes.length)
      const own = ['x-request-id', requestId(request), ...headers, 'content-length', length]
      response.writeHead(200, [...securityHeaders, ...own])
      response.end(bytes)
    }
    const answer = (request: IncomingMessage, response: ServerResponse, usual: RequestListener) => {
      const found = isUsual(request) ? undefined : find(request.url!)
      const ready = found?.body.readyFor(request.headers['accept-encoding'])
      if (!found || !ready) return usual(request, response)
      const started = performance.now()
      whenCounted(app.countCall(addressKey(findAddress(request)), Date.now()), (wait) => {
        if (wait > 0 && refuse) {
          // The refusal is written as any other, without counting the call again.
          app.countedCalls.set(request, wait)
          return usual(request, response)
        }
        send(request, response, ready)
        app.observeCall?.('GET', found.url, 200, performance.now() - started)
      })
    }
    app.addHook('onReady', async () => {
      const [usual] = app.server.listeners('request') as RequestListener[]
      app.server.removeAllListeners('request')
      app.server.on('request', (request, response) => answer(request, response, usual!))
    })
  },
  { name: 'answers-from-memory', dependencies: ['rate-limit', 'security-headers', 'metrics'] },
)

/** Returns what finds the answer to a call of a route, if its path is so plain that decoding wouldn't change it. */
function openFinder({ url, answer }: FastifyInstance['memoryRoutes'][number]) {
  const [start, name] = url.split(':') as [string, string]
  const pattern = new RegExp(`^${start}([A-Za-z'-]+)(?:\\?lang=([A-Za-z-]+))?$`)
  return (asked: string): Found | undefined => {
    const match = pattern.exec(asked)
    const body = match && answer({ params: { [name]: match[1] }, query: match[2] ? { lang: match[2] } : {} })
    return body ? { body, url } : undefined
  }
}

/** An answer, and the pattern of its route. */
interface Found {
  readonly body: RawBody
  readonly url: string
}
