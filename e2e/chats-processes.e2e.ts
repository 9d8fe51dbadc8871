import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { listen } from '@wordhoard/testkit/server/listening'
import { hasPgBouncer, startPgBouncer } from '@wordhoard/testkit/server/pgbouncer'
import type { RunningServer } from '@wordhoard/testkit/server/start-server'
import { type Chatter, createChatter } from './chat-people'
import { sendMessage } from './chats/chat-pages'
import { databaseUrl, inDatabase } from './people'
import { startProcess } from './server-process'
import { expect, test } from './test'

/** Returns the messages shown in an open chat, in order. */
const shownMessages = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).locator('[data-message] p[dir="auto"]').allTextContents()

test('two processes act as one service, one of them behind PgBouncer if there is one; when it is killed and restarted, no message is lost or doubled', {
  tag: '@full',
}, async ({ browser }) => {
  // The whole server starts twice, perhaps on a busy machine.
  test.setTimeout(240_000)
  const pooler = hasPgBouncer() ? await startPgBouncer(databaseUrl()) : undefined
  const pooledUrl = pooler?.addressOf(databaseUrl())
  const first = await startProcess(undefined, undefined, pooledUrl)
  let running: RunningServer | undefined = first
  try {
    const [ada, ben] = [await createChatter(browser), await createChatter(browser)]
    const body = { participant_user_id: ben.userId, content: 'Begin' }
    const { chat_id } = await ada.api<{ chat_id: number }>('POST', '/messages/send-init', body)
    await ada.page.goto(`/chat/${chat_id}`)
    await ben.page.goto(`${first.url}/chat/${chat_id}`)
    const both = [ada.page, ben.page]
    for (const page of both) await expect.poll(() => shownMessages(page)).toEqual(['Begin'])

    const times: number[] = []
    const all = ['Begin']
    for (const [n, [from, to]] of [both, both.toReversed(), both].entries()) {
      all.push(`Across ${n}`)
      const sentAt = Date.now()
      await sendMessage(from!, `Across ${n}`)
      await expect.poll(() => shownMessages(to!), { intervals: [20] }).toEqual(all)
      times.push(Date.now() - sentAt)
    }
    expect(Math.min(...times), `${times.join(', ')} ms`).toBeLessThan(1_000)

    process.kill(first.pid, 'SIGKILL')
    running = undefined
    await sendMessage(ben.page, 'Written to a dead process')
    await sendMessage(ada.page, 'Meanwhile one')
    await sendMessage(ada.page, 'Meanwhile two')
    running = await startProcess(new URL(first.url).port, undefined, pooledUrl)
    all.push('Meanwhile one', 'Meanwhile two', 'Written to a dead process')
    for (const page of both) await expect.poll(() => shownMessages(page), { timeout: 20_000 }).toEqual(all)
    // Both receive messages at once again, and each message once.
    await sendMessage(ben.page, 'Back again')
    for (const page of both) await expect.poll(() => shownMessages(page)).toEqual([...all, 'Back again'])
    await ada.context.close()
    await ben.context.close()
  } finally {
    await running?.stop()
    await pooler?.stop()
  }
})

/** Number of messages each of the two writes while a process is killed and restarted. */
const MESSAGES_PER_ROUND = 40
const KILLS = 10

test(
  'while a process is killed again and again, each message is stored and delivered exactly once',
  { tag: '@full' },
  async ({ browser }, { config }) => {
    // The whole server starts many times, perhaps on a busy machine.
    test.setTimeout(180_000 + KILLS * 60_000)
    const stableUrl = new URL(config.webServer!.url!).origin
    let killed = await startProcess(undefined, stableUrl)
    let running: RunningServer | undefined = killed
    const port = new URL(killed.url).port
    try {
      const [ada, ben] = [await createChatter(browser), await createChatter(browser)]
      const body = { participant_user_id: ben.userId, content: 'Begin' }
      const { chat_id } = await ada.api<{ chat_id: number }>('POST', '/messages/send-init', body)
      const getAuthHeaders = async (who: Chatter) => {
        const answer = await who.page.request.post('/api/auth2/refresh')
        return { authorization: `Bearer ${((await answer.json()) as { access_token: string }).access_token}` }
      }
      const [adaHeaders, benHeaders] = [await getAuthHeaders(ada), await getAuthHeaders(ben)]
      const written: string[] = []
      let isOver = false

      /** Sends as the client does: with the same key until there is an answer, from whichever process. */
      const sendMessages = async (headers: Record<string, string>, name: string, first: number) => {
        for (let n = 0; n < MESSAGES_PER_ROUND; n++) {
          const content = `${name} ${n}`
          const key = randomUUID()
          for (let tries = first + n; ; tries++) {
            const answer = await fetch(`${tries % 2 ? killed.url : stableUrl}/api/messages/send`, {
              method: 'POST',
              headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
              body: JSON.stringify({ chat_id, content }),
            }).catch(() => undefined)
            if (answer?.status === 201) break
            await sleep(20)
          }
          written.push(content)
          await sleep(10)
        }
      }
      /** Listens on one address and resumes after every break, until all messages have been received. */
      const receiveAll = async (headers: Record<string, string>, address: () => string) => {
        const received: string[] = []
        // From the beginning, so with the message before those that are written here.
        let after = '0'
        while (!isOver || received.length <= written.length) {
          const stream = await listen(address(), headers, `?after=${after}`).catch(() => undefined)
          const allReceived = async () => {
            while (!isOver || received.length + messagesIn(stream!.events).length <= written.length)
              await sleep(50)
          }
          if (stream?.status === 200) await Promise.race([stream.ended, allReceived()])
          stream?.stop()
          await stream?.ended
          received.push(...messagesIn(stream?.events ?? []))
          after = stream?.events.findLast(({ id }) => id !== undefined)?.id ?? after
          await sleep(20)
        }
        return received
      }

      const listening = Promise.all([
        receiveAll(benHeaders, () => killed.url),
        receiveAll(adaHeaders, () => stableUrl),
      ])
      for (let kill = 0; kill < KILLS; kill++) {
        const writing = Promise.all([
          sendMessages(adaHeaders, `Ada ${kill}`, 0),
          sendMessages(benHeaders, `Ben ${kill}`, 1),
        ])
        await sleep(300)
        process.kill(killed.pid, 'SIGKILL')
        running = undefined
        killed = running = await startProcess(port, stableUrl)
        await writing
      }
      isOver = true
      const stored = await inDatabase(async (client) => {
        const sql = 'SELECT content FROM message WHERE chat_id = $1 ORDER BY id'
        return (await client.query<{ content: string }>(sql, [chat_id])).rows.map(({ content }) => content)
      })
      expect(stored.slice(1).toSorted()).toEqual(written.toSorted())
      // In order, both on the process that was killed and on the other one.
      for (const received of await listening) expect(received).toEqual(stored)
      await ada.context.close()
      await ben.context.close()
    } finally {
      await running?.stop()
    }
  },
)

const messagesIn = (events: Awaited<ReturnType<typeof listen>>['events']) =>
  events.flatMap(({ event, data }) =>
    event === 'message' ? [(data as { message: { content: string } }).message.content] : [],
  )
