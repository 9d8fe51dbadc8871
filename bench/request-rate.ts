import { connect } from 'node:net'
import { processorTime } from '@wordhoard/testkit/measuring/process-usage'

const CONNECTIONS = 16
const DURATION_SECONDS = 2

/** A server process to measure. */
export interface MeasuredServer {
  readonly url: string
  readonly pid: number
}

/** What a server did while it was asked as fast as it answered. */
export interface RequestRate {
  readonly perSecond: number
  /** Processor time of its process for each request. */
  readonly microseconds: number
}

/**
 * Measures a server that is asked for the given paths, in turn, on 16 kept connections for 2 seconds. The client writes
 * requests that it has made before and only counts what comes back, so that it costs little beside the server. Throws
 * when an answer is not 2xx: refused requests are cheap and would flatter the result.
 */
export async function measureRequests(
  { url, pid }: MeasuredServer,
  paths: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Promise<RequestRate> {
  const { hostname, port } = new URL(url)
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map((line) => line.join(': '))
  const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`))
  let next = 0
  let isOver = false
  const takeRequest = () => (isOver ? undefined : requests[next++ % requests.length])
  const timer = setTimeout(() => {
    isOver = true
  }, 1000 * DURATION_SECONDS)
  const [started, used] = [performance.now(), processorTime(pid)]
  try {
    const counts = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => askInTurn(hostname, Number(port), takeRequest)),
    )
    const count = counts.reduce((sum, one) => sum + one, 0)
    return {
      perSecond: (1000 * count) / (performance.now() - started),
      microseconds: (1000 * (processorTime(pid) - used)) / count,
    }
  } finally {
    isOver = true
    clearTimeout(timer)
  }
}

/** Asks on one connection, each time when the answer before has come whole. Returns the number of answers. */
function askInTurn(host: string, port: number, takeRequest: () => Buffer | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true })
    let count = 0
    let head = ''
    /** Bytes of the body that have not come yet; undefined while its head has not come whole. */
    let left: number | undefined
    const ask = () => {
      const request = takeRequest()
      if (request) socket.write(request)
      else {
        socket.destroy()
        resolve(count)
      }
    }
    const fail = (error: Error) => {
      socket.destroy()
      reject(error)
    }
    socket.on('connect', ask)
    socket.on('error', fail)
    socket.on('close', () => reject(new Error(`${host}:${port} closed the connection`)))
    socket.on('data', (chunk) => {
      if (left === undefined) {
        head += chunk.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
        if (!head.startsWith('HTTP/1.1 2') || length === undefined)
          return fail(new Error(`An answer is not 2xx or has no length, so the rate means nothing: ${head}`))
        left = Number(length) - (head.length - end - 4)
        head = ''
      } else left -= chunk.length
      if (left > 0) return
      left = undefined
      count++
      ask()
    })
  })
}
