/**
 * Floods the product from its own process, so that the measuring process loses no time: `fork` it and send a `Flood`.
 */
import { setTimeout as sleep } from 'node:timers/promises'

export interface FloodRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Flood {
  readonly url: string
  readonly connections: number
  /** Requests to make in turn, over and over. */
  readonly requests: readonly FloodRequest[]
}

/** Number of answers by status. Sent when the flood ends, which any second message causes. */
export type FloodResult = Readonly<Record<string, number>>

/** How long an impatient client waits after a refusal before it tries again, in ms. */
const RETRY_DELAY_MS = 100

let isFlooding = true
process.once('message', async ({ url, connections, requests }: Flood) => {
  process.once('message', () => {
    isFlooding = false
  })
  const statuses: Record<string, number> = {}
  let next = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (isFlooding) {
        const { path, ...request } = requests[next++ % requests.length]!
        const status = await fetch(url + path, request)
          .then(async (answer) => {
            await answer.arrayBuffer()
            return answer.status
          })
          .catch(() => 0)
        statuses[status] = (statuses[status] ?? 0) + 1
        if (status === 0 || status >= 429) await sleep(RETRY_DELAY_MS)
      }
    }),
  )
  process.send!(statuses satisfies FloodResult, () => process.exit(0))
})
