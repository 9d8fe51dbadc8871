import { randomUUID } from 'node:crypto'
import { percentile } from '../statistics'
import type { BenchChat, ChatPerson } from './chat-rows'

const WARM_UP_MS = 3_000
const MEASURED_MS = 10_000

/** Sends a message as the client does, with a key. Throws when it isn't accepted. */
export async function sendMessage(
  url: string,
  { headers }: ChatPerson,
  chatId: number,
  content: string,
): Promise<void> {
  const answer = await fetch(`${url}/api/messages/send`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ chat_id: chatId, content }),
  })
  await answer.arrayBuffer()
  if (answer.status !== 201) throw new Error(`A message was answered with ${answer.status}`)
}

/** Measures messages per second while one person in each chat sends one after another. */
export async function measureSenders(
  url: string,
  chats: readonly BenchChat[],
): Promise<{ perSecond: number; p50: number; p95: number }> {
  const times: number[] = []
  const startAt = performance.now() + WARM_UP_MS
  const endAt = startAt + MEASURED_MS
  const sendAll = async ({ chatId, people }: BenchChat) => {
    for (let n = 0; performance.now() < endAt; n++) {
      const began = performance.now()
      await sendMessage(url, people[0]!, chatId, `Message ${n}, as people write them`)
      if (began >= startAt) times.push(performance.now() - began)
    }
  }
  await Promise.all(chats.map(sendAll))
  return {
    perSecond: times.length / (MEASURED_MS / 1000),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  }
}
