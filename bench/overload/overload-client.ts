/** A process of its own that floods the product, so that measuring beside it costs no time: `fork` it and send a `Flood`. */
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
  /** Made in turn, over and over. */
  readonly requests: readonly FloodRequest[]
}

/** Answers by status, as sent when the flood is told to end (any second message). */
export type FloodResult = Readonly<Record<string, number>>

/** An impatient client waits so long before it comes again after a refusal, in ms. */
const AFTER_REFUSAL = 100

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
        if (status === 0 || status >= 429) await sleep(AFTER_REFUSAL)
      }
    }),
  )
  process.send!(statuses satisfies FloodResult, () => process.exit(0))
})
