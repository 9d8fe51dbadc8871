import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../statistics'
import type { BenchChat } from './chat-rows'
import { sendMessage } from './senders'

const WARM_UP_MS = 3_000
const MEASURED_MS = 15_000
/** How long the last messages may take, in ms. */
const LATEST_MS = 5_000

/** Opens the stream of a user; calls `onMark` with each time that a message carries. Resolves when it is ready. */
function openStream(
  url: string,
  headers: Readonly<Record<string, string>>,
  onMark: (sentAt: number) => void,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${url}/api/messages/stream`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) {
        reject(new Error(`A stream was answered with ${answer.statusCode}`))
        return
      }
      answer.setEncoding('utf8')
      let rest = ''
      answer.on('data', (chunk: string) => {
        rest += chunk
        const end = rest.lastIndexOf('\n\n')
        if (end === -1) return
        const complete = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (complete.includes('event: ready')) resolve(() => request.destroy())
        for (const [, mark] of complete.matchAll(/"sent at (\d+\.\d+)"/g)) onMark(Number(mark))
      })
      answer.on('error', () => undefined)
    })
    request.on('error', reject)
  })
}

/** Measures the time from sending a message until it is at the page of each person in its chat. */
export async function measureStreams(
  url: string,
  classes: readonly BenchChat[],
  perSecond: number,
): Promise<{ p50: number; p95: number; received: number; expected: number }> {
  const times: number[] = []
  let startAt = Number.POSITIVE_INFINITY
  const onMark = (sentAt: number) => {
    if (sentAt >= startAt) times.push(performance.now() - sentAt)
  }
  const closes: (() => void)[] = []
  for (const { people } of classes) {
    closes.push(...(await Promise.all(people.map(({ headers }) => openStream(url, headers, onMark)))))
  }
  const began = performance.now()
  startAt = began + WARM_UP_MS
  let expected = 0
  const sending: Promise<void>[] = []
  for (let n = 0; performance.now() < startAt + MEASURED_MS; n++) {
    const { chatId, people } = classes[n % classes.length]!
    const sentAt = performance.now()
    if (sentAt >= startAt) expected += people.length
    const author = people[Math.floor(n / classes.length) % people.length]!
    sending.push(sendMessage(url, author, chatId, `sent at ${sentAt.toFixed(4)}`))
    await sleep(Math.max(0, began + ((n + 1) * 1000) / perSecond - performance.now()))
  }
  await Promise.all(sending)
  for (const limit = performance.now() + LATEST_MS; times.length < expected && performance.now() < limit; )
    await sleep(50)
  for (const close of closes) close()
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    received: times.length,
    expected,
  }
}
