import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, Span, TraceAPI } from '@opentelemetry/api'
import { observeStatements } from '@wordhoard/database/sql/observe'
import type { Logger } from 'pino'
import { openExporter } from './exporter'
import { type SpanWriter, setSpanWriter } from './spans'

/** How long the last spans may take to be sent when the process stops, in ms. */
const LAST_SPANS_MS = 2_000

/** Values of OpenTelemetry’s SpanKind and SpanStatusCode. */
const kinds = { server: 1, client: 2 } as const
const ERROR = 2

/** A call that is being answered. */
export interface CallSpan {
  /** Runs what follows as a part of the call. */
  within(work: () => void): void
  end(status: number): void
}

/** Writes spans of this process and sends them to a collector. */
export interface Tracing {
  /** @param traceparent header of a proxy that is trusted */
  startCall(method: string, route: string, traceparent: string | undefined): CallSpan
  /** Sends what is left, for a moment at most. */
  close(): Promise<void>
}

/**
 * Starts to trace this process. Settings are OpenTelemetry's own variables (`OTEL_…`). Spans wait in a queue of limited
 * length and are dropped when the collector doesn't take them, so nobody waits for it.
 */
export async function openTracing(version: string, logger: Logger): Promise<Tracing> {
  const [{ trace, ROOT_CONTEXT }, { BasicTracerProvider, BatchSpanProcessor }, resources, exporter] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/resources'),
      openExporter(logger),
    ])
  const { resourceFromAttributes, detectResources, envDetector } = resources
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'wordhoard', 'service.version': version }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('wordhoard')
  const contexts = new AsyncLocalStorage<Context>()
  const run = async <T>(span: Span, context: Context, work: () => Promise<T>): Promise<T> => {
    try {
      return await contexts.run(trace.setSpan(context, span), work)
    } catch (error) {
      // Not its message: that may hold what somebody wrote.
      span.setStatus({ code: ERROR })
      throw error
    } finally {
      span.end()
    }
  }
  const writer: SpanWriter = {
    run: (name, work) => {
      const context = contexts.getStore()
      return context ? run(tracer.startSpan(name, {}, context), context, work) : work()
    },
    runAlone: (name, work) => run(tracer.startSpan(name, { root: true }, ROOT_CONTEXT), ROOT_CONTEXT, work),
  }
  setSpanWriter(writer)
  observeStatements((name, work) => {
    const context = contexts.getStore()
    if (!context) return work()
    const options = { kind: kinds.client, attributes: { 'db.system.name': 'postgresql' } }
    return run(tracer.startSpan(name, options, context), context, work)
  })
  return {
    startCall: (method, route, traceparent) => {
      const parent = contextOf(trace, ROOT_CONTEXT, traceparent)
      const attributes = { 'http.request.method': method, 'http.route': route }
      const span = tracer.startSpan(`${method} ${route}`, { kind: kinds.server, attributes }, parent)
      const context = trace.setSpan(parent, span)
      return {
        within: (work) => contexts.run(context, work),
        end: (status) => {
          span.setAttribute('http.response.status_code', status)
          if (status >= 500) span.setStatus({ code: ERROR })
          span.end()
        },
      }
    },
    close: async () => {
      setSpanWriter(undefined)
      observeStatements(undefined)
      const limit = new Promise<void>((resolve) => setTimeout(resolve, LAST_SPANS_MS).unref())
      await Promise.race([provider.shutdown().catch(() => undefined), limit])
    },
  }
}

/** Returns the context that a `traceparent` header (W3C Trace Context) names, or an empty one. */
function contextOf(trace: TraceAPI, root: Context, traceparent: string | undefined): Context {
  const parts = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '')
  if (!parts) return root
  const [, traceId = '', spanId = '', flags = ''] = parts
  return trace.setSpanContext(root, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  })
}
