import type { Page } from '@playwright/test'
import { type RunningServer, startServer } from '../bench/start-server'
import { chatter } from './chat-people'
import { databaseUrl } from './people'
import { dataDir } from './place'
import { expect, test } from './test'

/** A process of its own on the database of the journeys. */
function startProcess(port?: string): Promise<RunningServer> {
  return startServer(['apps/api/dist/server.js'], '/api/ready', {
    DATABASE_URL: databaseUrl(),
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    ...(port && { PORT: port }),
  })
}
const kill = ({ pid }: RunningServer) => process.kill(pid, 'SIGKILL')
const again = ({ url }: RunningServer) => startProcess(new URL(url).port)

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}
/** All that stands in an open chat, in its order. */
const said = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).locator('[data-message] p[dir="auto"]').allTextContents()

test('two processes are one service: killed and started again, they lose and double nothing', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  let here = await startProcess()
  let there = await startProcess()
  try {
    const [ada, ben] = [await chatter(browser), await chatter(browser)]
    const body = { participant_user_id: ben.userId, content: 'Begin' }
    const { chat_id } = await ada.api<{ chat_id: number }>('POST', '/messages/send-init', body)
    await ada.page.goto(`${here.url}/chat/${chat_id}`)
    await ben.page.goto(`${there.url}/chat/${chat_id}`)
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

    kill(there)
    await say(ben.page, 'Written to a dead process')
    await say(ada.page, 'Meanwhile one')
    await say(ada.page, 'Meanwhile two')
    there = await again(there)
    all.push('Meanwhile one', 'Meanwhile two', 'Written to a dead process')
    for (const page of both) {
      await expect.poll(async () => (await said(page)).length, { timeout: 20_000 }).toBe(all.length)
    }
    // Both see the same order, whatever it was.
    expect(await said(ada.page)).toEqual(await said(ben.page))
    expect((await said(ada.page)).toSorted()).toEqual(all.toSorted())

    kill(here)
    await say(ben.page, 'While the other is dead')
    here = await again(here)
    await say(ada.page, 'Back again')
    for (const page of both) {
      await expect
        .poll(async () => (await said(page)).slice(-2).toSorted(), { timeout: 20_000 })
        .toEqual(['Back again', 'While the other is dead'])
      expect(await said(page)).toHaveLength(all.length + 2)
    }
    await ada.context.close()
    await ben.context.close()
  } finally {
    await Promise.all([here.stop(), there.stop()])
  }
})
