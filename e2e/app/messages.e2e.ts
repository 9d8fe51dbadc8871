import { beginChat } from '../chat-people'
import { field, line, rowsOf, sendMessage } from '../chats/chat-pages'
import { createMember } from '../class-people'
import { expect, test } from '../test'
import { listCachedFiles, listKeptKeys, openApp, waitForShell } from './installed-app'
import { startProductVersion } from './product-version'

test('a draft and a message written without a server are there after a reload; the message is sent once', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const product = await startProductVersion()
  const [own, theirs] = [await openApp(browser), await openApp(browser)]
  try {
    const { page, errors } = own
    const ada = await createMember(page, 'Ada', 'Keeper')
    const ben = await createMember(theirs.page, 'Ben', 'Rower')
    const chatId = await beginChat(ada, ben, 'Begin')
    // Somebody who comes back to the app has more of it on their device.
    await page.addInitScript(() => {
      if (!localStorage.getItem('visits')) localStorage.setItem('visits', '{"count":1,"lastAt":0}')
    })
    await page.goto(`${product.url}/chat/${chatId}`)
    await expect(line(page, 'Begin')).toBeVisible()
    await waitForShell(page)
    const cached = async () => (await listCachedFiles(page)).map(({ path }) => path).join()
    for (const part of ['chats.screen', 'chat-page'])
      await expect.poll(cached, { timeout: 40_000 }).toContain(`/assets/${part}-`)
    const kept = async () => (await listKeptKeys(page)).join()
    await expect.poll(kept, { timeout: 20_000 }).toContain(`/messages/chat/${chatId}/messages`)

    await product.stop()
    await own.context.setOffline(true)
    await page.goto(`${product.url}/chat/${chatId}`)
    await expect(line(page, 'Begin')).toBeVisible()
    await field(page).fill('Half a thought')
    await page.reload()
    await expect(field(page)).toHaveValue('Half a thought')
    await sendMessage(page, 'Written in a tunnel')
    await expect(line(page, 'Written in a tunnel')).toContainText('Sending…')
    await field(page).fill('And another')
    await page.reload()
    await expect(line(page, 'Written in a tunnel')).toHaveCount(1)
    await expect(field(page)).toHaveValue('And another')
    await expect(page.getByText('Offline: 1 message waiting')).toBeVisible()
    expect(await rowsOf(chatId)).toEqual(['Begin'])
    expect(errors).toEqual([])

    await product.start()
    await own.context.setOffline(false)
    await expect.poll(() => rowsOf(chatId), { timeout: 40_000 }).toEqual(['Begin', 'Written in a tunnel'])
    await page.reload()
    await expect(line(page, 'Written in a tunnel')).toHaveCount(1)
    await expect(field(page)).toHaveValue('And another')
    expect(await rowsOf(chatId)).toHaveLength(2)
    expect(errors).toEqual([])
  } finally {
    await own.context.close()
    await theirs.context.close()
    await product.remove()
  }
})
