/**
 * A program with two workers that answer with their process id. They wait as many milliseconds as the path says, or
 * (`/busy/100`) do nothing else meanwhile. With FAIL=1 workers end while they start.
 */
import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { startsQuietly, startWorkers, tellReady, WorkerFailedError } from './workers'

async function startPrimary(): Promise<void> {
  const lines: string[] = []
  try {
    const workers = await startWorkers({
      count: 2,
      environment: { GREETING: 'Hello' },
      printLine: (line) => lines.push(line),
    })
    process.once('SIGTERM', () => {
      void workers.stop().then(() => {
        process.send!({ lines })
        process.exit(0)
      })
    })
    process.send!('started')
  } catch (error) {
    process.exit(error instanceof WorkerFailedError ? 3 : 4)
  }
}

function startWorker(): void {
  if (process.env.FAIL) process.exit(1)
  const server = createServer((request, response) => {
    const answer = { pid: process.pid, isQuiet: startsQuietly(), greeting: process.env.GREETING }
    const [, kind = '', busy = '0'] = request.url!.split('/')
    for (const until = performance.now() + Number(busy); performance.now() < until; );
    // Tells the caller that the call has arrived.
    response.flushHeaders()
    setTimeout(() => response.end(JSON.stringify(answer)), Number(kind) || 0)
  })
  process.once('SIGTERM', () => server.close(() => process.exit(0)))
  server.listen(Number(process.env.PORT), '127.0.0.1', tellReady)
}

if (cluster.isPrimary) await startPrimary()
else startWorker()
