import type { Page } from '@playwright/test'
import { type RunningServer, startServer } from '../bench/start-server'
import { chatter } from './chat-people'
import { databaseUrl } from './people'
import { dataDir } from './place'
import { expect, test } from './test'

/** A second process on the database of the journeys. */
function startProcess(port?: string): Promise<RunningServer> {
  return startServer(['apps/api/dist/server.js'], '/api/ready', {
    DATABASE_URL: databaseUrl(),
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    ...(port && { PORT: port }),
  })
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}
/** All that stands in an open chat, in its order. */
const said = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).locator('[data-message] p[dir="auto"]').allTextContents()

test('two processes are one service; one is killed and started again, and nothing is lost or doubled', async ({
  browser,
}) => {
  // Two starts of the whole server, on a machine that may be busy.
  test.setTimeout(240_000)
  const first = await startProcess()
  let running: RunningServer | undefined = first
  try {
    const [ada, ben] = [await chatter(browser), await chatter(browser)]
    const body = { participant_user_id: ben.userId, content: 'Begin' }
    const { chat_id } = await ada.api<{ chat_id: number }>('POST', '/messages/send-init', body)
    await ada.page.goto(`/chat/${chat_id}`)
    await ben.page.goto(`${first.url}/chat/${chat_id}`)
    const both = [ada.page, ben.page]
    for (const page of both) await expect.poll(() => said(page)).toEqual(['Begin'])

    const times: number[] = []
    const all = ['Begin']
    for (const [n, [from, to]] of [both, both.toReversed(), both].entries()) {
      all.push(`Across ${n}`)
      const began = Date.now()
      await say(from!, `Across ${n}`)
      await expect.poll(() => said(to!), { intervals: [20] }).toEqual(all)
      times.push(Date.now() - began)
    }
    expect(Math.min(...times), `${times.join(', ')} ms`).toBeLessThan(1_000)

    process.kill(first.pid, 'SIGKILL')
    running = undefined
    await say(ben.page, 'Written to a dead process')
    await say(ada.page, 'Meanwhile one')
    await say(ada.page, 'Meanwhile two')
    running = await startProcess(new URL(first.url).port)
    all.push('Meanwhile one', 'Meanwhile two', 'Written to a dead process')
    for (const page of both) await expect.poll(() => said(page), { timeout: 20_000 }).toEqual(all)
    // Both hear at once again, each message once.
    await say(ben.page, 'Back again')
    for (const page of both) await expect.poll(() => said(page)).toEqual([...all, 'Back again'])
    await ada.context.close()
    await ben.context.close()
  } finally {
    await running?.stop()
  }
})
