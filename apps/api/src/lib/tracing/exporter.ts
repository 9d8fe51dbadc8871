import type { SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { Logger } from 'pino'

/** Returns what sends spans to the collector. It logs once when they can’t be sent, and once when they can again. */
export async function openExporter(logger: Logger): Promise<SpanExporter> {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const exporter = new OTLPTraceExporter()
  let isAway = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const { error } = result
        if (error && !isAway) logger.warn({ reason: error.message }, 'traces can’t be sent; they are dropped')
        if (!error && isAway) logger.warn('traces are sent again')
        isAway = error !== undefined
        done(result)
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}
