import { apiOf } from '../api-of'
import { beginChat, createChatter } from '../chat-people'
import { signInMember } from '../people'
import { expect, skipOnPhoneUnlessFull, test } from '../test'
import { line, messages, rowsOf, sendMessage } from './chat-pages'

// These journeys provoke refusals.
test.use({ allowedErrors: /Failed to load resource: the server responded with a status of 40[34]/ })

test.describe('when the network is cut', () => {
  test.use({ allowedErrors: /Failed to load resource|net::ERR/ })

  test('messages survive a reload and are sent once', async ({ page, browser }) => {
    skipOnPhoneUnlessFull(page)
    test.setTimeout(60_000)
    const ada = { ...(await signInMember(page)), api: await apiOf(page) }
    const ben = await createChatter(browser)
    const chatId = await beginChat(ada, ben)
    await page.goto(`/chat/${chatId}`)
    await ben.page.goto(`/chat/${chatId}`)
    await expect(line(page, 'Hello')).toBeVisible()

    // The first call arrives but its answer is lost; the second doesn't even arrive.
    let cut: 'answers' | 'all' = 'answers'
    await page.route('**/api/messages/send', async (route) => {
      if (cut === 'answers') await route.fetch()
      cut = 'all'
      await route.abort()
    })
    await sendMessage(page, 'First of two')
    await sendMessage(page, 'Second of two')
    await expect(messages(page).getByText('Sending…').first()).toBeVisible()
    await page.reload()
    await expect(line(page, 'Second of two')).toContainText('Sending…')
    await expect(line(page, 'First of two')).toHaveCount(1)
    await page.unroute('**/api/messages/send')
    for (const who of [page, ben.page]) {
      await expect(line(who, 'Second of two')).toHaveCount(1)
      await expect(line(who, 'First of two')).toHaveCount(1)
    }
    await expect(messages(page).getByText('Sending…')).toHaveCount(0)
    expect(await rowsOf(chatId)).toEqual(['Hello', 'First of two', 'Second of two'])

    // A message written while the reader is offline arrives when they are back online.
    await page.context().setOffline(true)
    await expect(page.getByText(/We can’t connect to your chats/)).toBeVisible()
    await sendMessage(page, 'From the tunnel')
    await ben.api('POST', '/messages/send', { chat_id: chatId, content: 'To the tunnel' })
    await page.context().setOffline(false)
    for (const who of [page, ben.page]) {
      await expect(line(who, 'From the tunnel')).toHaveCount(1)
      await expect(line(who, 'To the tunnel')).toHaveCount(1)
    }
    await expect(page.getByText(/We can’t connect to your chats/)).toBeHidden()
    expect(await rowsOf(chatId)).toHaveLength(5)
    await ben.context.close()
  })
})

test('tabs share one stream, and the unread mark in the menu follows', async ({ page, browser }) => {
  test.setTimeout(60_000)
  skipOnPhoneUnlessFull(page)
  const ada = { ...(await signInMember(page)), api: await apiOf(page) }
  const ben = await createChatter(browser)
  const chatId = await beginChat(ada, ben)
  let streams = 0
  page.context().on('request', (request) => {
    if (request.url().includes('/messages/stream')) streams += 1
  })
  await page.goto('/chats')
  await expect(page.getByRole('list', { name: 'Chats' })).toBeVisible()
  const second = await page.context().newPage()
  await second.goto(`/chat/${chatId}`)
  await expect(line(second, 'Hello')).toBeVisible()
  await expect.poll(() => streams).toBe(1)
  await ben.api('POST', '/messages/send', { chat_id: chatId, content: 'To both tabs' })
  await expect(line(second, 'To both tabs')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Chats' })).toContainText('To both tabs')
  expect(streams).toBe(1)
  // When the tab with the stream closes, the other one takes over without a gap.
  await page.close()
  await expect.poll(() => streams).toBe(2)
  await ben.api('POST', '/messages/send', { chat_id: chatId, content: 'To the one left' })
  await expect(line(second, 'To the one left')).toHaveCount(1)

  await second.goto('/articles')
  await ben.api('POST', '/messages/send', { chat_id: chatId, content: 'Unread' })
  const more = second.getByRole('button', { name: 'More (unread messages)' })
  await expect(more).toBeVisible({ timeout: 20_000 })
  await more.click()
  await expect(second.getByRole('menuitem', { name: 'Chats 1 unread' })).toBeVisible()
  await ben.context.close()
})
