import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as OTLP's JSON names it. */
export interface CollectedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
  readonly events: readonly unknown[]
  readonly status: { readonly code?: number; readonly message?: string }
}

interface TraceRequest {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly CollectedSpan[] }[]
  }[]
}

/** A collector that speaks OTLP over HTTP and keeps what it is sent. */
export interface Collector {
  readonly url: string
  /** Bodies as they came. */
  readonly bodies: readonly string[]
  /** How many requests it has received, answered or not. */
  readonly requests: () => number
  readonly spans: () => CollectedSpan[]
  close(): Promise<void>
}

/** Starts a collector. `hangs`: accepts everything and never answers; otherwise it answers with the status. */
export async function startCollector(behaviour: 'hangs' | number = 200): Promise<Collector> {
  const bodies: string[] = []
  let requests = 0
  const server: Server = createServer((request, response) => {
    requests++
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      bodies.push(body)
      if (behaviour === 'hangs') return
      response.writeHead(behaviour, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    requests: () => requests,
    spans: () =>
      bodies
        .flatMap((body) => (JSON.parse(body) as TraceRequest).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
