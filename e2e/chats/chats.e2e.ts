import { apiOf } from '../api-of'
import { beginChat, createChatter, fillChat } from '../chat-people'
import { inDatabase, signInMember } from '../people'
import { expect, expectAccessible, isPhone, skipOnPhoneUnlessFull, test } from '../test'
import { field, line, messages, newest, rowsOf, send, sendMessage } from './chat-pages'

// These journeys provoke refusals.
test.use({ allowedErrors: /Failed to load resource: the server responded with a status of 40[34]/ })

test('two people start a chat and talk, and everything is shown as it was typed', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000)
  const ada = { ...(await signInMember(page)), page }
  const ben = await createChatter(browser)

  // No chats yet: the list links to other pages, and a first message creates the chat.
  await page.goto('/chats')
  await expect(page.getByRole('heading', { name: 'No chats yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse articles' })).toHaveAttribute('href', '/articles')
  await ben.page.goto('/chats')
  await expect(ben.page.getByRole('heading', { name: 'No chats yet' })).toBeVisible()
  await page.goto(`/new-chat/${ben.username}`)
  await expect(page.getByRole('heading', { level: 1, name: ben.username })).toBeVisible()
  await expect(send(page)).toBeDisabled()
  await field(page).fill(' \n\u200b ')
  await expect(send(page)).toBeDisabled()
  await sendMessage(page, 'Hello Ben')
  await expect(page).toHaveURL(/\/chat\/\d+$/)
  await expect(line(page, 'Hello Ben')).toBeVisible()
  const chatId = Number(page.url().split('/').at(-1))
  // Back doesn't return to the new-chat page once the chat exists.
  await page.goBack()
  await expect(page).toHaveURL(/\/chats$/)
  await page.goto(`/new-chat/@${ben.username}`)
  await expect(page).toHaveURL(new RegExp(`/chat/${chatId}$`))

  const listed = ben.page.getByRole('list', { name: 'Chats' }).getByRole('link')
  await expect(listed).toContainText('Hello Ben')
  await expect(listed).toContainText('1 unread')
  await listed.click()
  await expect(line(ben.page, 'Hello Ben')).toBeVisible()
  // The author sees that the message was read.
  await expect(line(page, 'Hello Ben')).toContainText('Read')

  const typed = [
    '<img src=x onerror="document.title=1"><script>alert(1)</script> & <b>bold</b>',
    '👩‍👩‍👧 🎉',
    'שלום, מה שלומך?',
    'Two\n\n  lines, kept apart',
    `${new URL(page.url()).origin}/word/5 and https://example.org/word/5`,
  ]
  const times: number[] = []
  for (const text of typed) {
    await field(page).fill(text)
    const began = Date.now()
    // On a touch keyboard Enter must insert a line break, as there is no other way to do so.
    if (isPhone(page)) await send(page).click()
    else await field(page).press('Enter')
    const shown = messages(ben.page).getByText(text.split('\n')[0]!, { exact: false }).last()
    await expect(shown).toBeVisible()
    times.push(Date.now() - began)
  }
  expect(Math.min(...times), `${times.join(', ')} ms`).toBeLessThan(1_000)
  for (const who of [ben.page, page]) {
    for (const text of typed) {
      const found = messages(who)
        .locator('p', { hasText: text.split('\n')[0]! })
        .last()
      expect(await found.evaluate((element) => element.textContent)).toBe(text)
    }
    await expect(messages(who).locator('img, script, b')).toHaveCount(0)
    await expect(messages(who).getByRole('link')).toHaveCount(1)
    await expect(messages(who).getByRole('link')).toHaveAttribute('href', '/word/5')
  }
  expect(
    await messages(page)
      .getByText('שלום')
      .evaluate((element) => getComputedStyle(element).direction),
  ).toBe('rtl')

  // Exceeding the limit is reported; nothing is cut off or sent.
  await field(page).fill('x'.repeat(100_000))
  await expect(
    page.getByText('Your message is 96,000 characters too long. The limit is 4,000 characters.'),
  ).toBeVisible()
  await expect(send(page)).toBeDisabled()
  await field(page).fill('y'.repeat(4_000))
  await expect(page.getByText('4,000 of 4,000 characters')).toBeVisible()
  await send(page).click()
  await expect(line(ben.page, 'y'.repeat(4_000))).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  // The draft survives leaving the page and a reload.
  await field(page).fill('Half a thought')
  await page.reload()
  await expect(field(page)).toHaveValue('Half a thought')
  await field(page).fill('')

  // A deleted message leaves a note in its place, for both.
  await line(page, 'Two').getByRole('button', { name: 'Message menu' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  for (const who of [page, ben.page]) {
    await expect(line(who, 'Deleted message')).toHaveCount(1)
    await expect(line(who, 'kept apart')).toHaveCount(0)
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  expect(await rowsOf(chatId)).toHaveLength(7)

  // A block stops further messages: both open pages say so at once, and a message on its way is refused.
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/messages/send', async (route) => {
    await gate
    await route.continue()
  })
  await sendMessage(page, 'Are you there?')
  await expect(line(page, 'Are you there?')).toContainText('Sending…')
  await ben.api('POST', `/user-info/block/${ada.userId}`)
  for (const who of [page, ben.page]) {
    await expect(who.getByRole('status').filter({ hasText: 'You can’t write to this person.' })).toBeVisible()
    await expect(field(who)).toBeHidden()
  }
  letThrough()
  await expect(page.getByRole('alert')).toContainText('You can’t write to this person.')
  expect(await rowsOf(chatId)).toHaveLength(7)
  await ben.api('DELETE', `/user-info/block/${ada.userId}`)
  for (const who of [page, ben.page]) await expect(field(who)).toBeVisible()
  await ben.context.close()
})

test('history loads in pages of 20 without moving what is being read', async ({ page, browser }) => {
  test.setTimeout(60_000)
  const ada = { ...(await signInMember(page)), api: await apiOf(page) }
  const ben = await createChatter(browser)
  const chatId = await beginChat(ada, ben)
  await fillChat(chatId, [ada.userId, ben.userId], 100)
  await fillChat(chatId, [ben.userId], 30)
  await inDatabase((client) =>
    client.query(
      `UPDATE chat_member SET last_read_message_id = (SELECT id FROM message WHERE chat_id = $1 ORDER BY id DESC OFFSET 30 LIMIT 1)
       WHERE chat_id = $1 AND user_id = $2`,
      [chatId, ada.userId],
    ),
  )
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/messages\?/.test(request.url())) asked.push(new URL(request.url()).search)
  })
  await page.goto(`/chat/${chatId}`)
  // The chat opens at the first of the thirty unread messages.
  await expect(messages(page).getByText('New messages')).toBeInViewport()
  await expect(newest(page)).toBeVisible()

  /** Returns the id and position of the first visible message. */
  const anchor = () =>
    messages(page).evaluate((box) => {
      const { top } = box.getBoundingClientRect()
      const rows = [...box.querySelectorAll<HTMLElement>('[data-message]')]
      const first = rows.find((row) => row.getBoundingClientRect().top >= top + 4)!
      return { id: first.dataset.message!, top: first.getBoundingClientRect().top - top }
    })
  const topOf = (id: string) =>
    messages(page).evaluate((box, id) => {
      const row = box.querySelector(`[data-message="${id}"]`)!
      return row.getBoundingClientRect().top - box.getBoundingClientRect().top
    }, id)
  const count = () => messages(page).locator('[data-message]').count()

  // Scrolls up page by page, holding back each request for more until the position has been measured.
  let isHolding = true
  const held: (() => void)[] = []
  const letThrough = () => {
    for (const release of held.splice(0)) release()
  }
  await page.route(/before_id=/, async (route) => {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  for (let pages = 0; pages < 3; pages++) {
    const before = await count()
    // Scrolls again if an earlier page arrived meanwhile and pushed the position down.
    await expect
      .poll(async () => {
        await messages(page).evaluate((box) => box.scrollBy(0, -box.scrollHeight))
        return held.length
      })
      .toBeGreaterThan(0)
    const { id, top } = await anchor()
    letThrough()
    await expect.poll(count).toBeGreaterThan(before)
    expect(Math.abs((await topOf(id)) - top)).toBeLessThan(1.5)
  }
  isHolding = false
  letThrough()
  expect(asked.slice(-3).every((search) => search.includes('limit=20'))).toBe(true)

  // A new message below doesn't move anything either, and is counted.
  await messages(page).evaluate(async (box) => {
    const scrolled = new Promise((resolve) => box.addEventListener('scroll', resolve, { once: true }))
    box.scrollBy(0, 350)
    await scrolled
  })
  const { id, top } = await anchor()
  await ben.api('POST', '/messages/send', { chat_id: chatId, content: 'Down here' })
  await expect(newest(page)).toHaveText('Jump to newest (1)')
  expect(Math.abs((await topOf(id)) - top)).toBeLessThan(1.5)
  await newest(page).click()
  await expect(line(page, 'Down here')).toBeInViewport()
  await expect(newest(page)).toBeHidden()
  // A reader at the newest message stays at the newest.
  await ben.api('POST', '/messages/send', { chat_id: chatId, content: 'And this' })
  await expect(line(page, 'And this')).toBeInViewport()
  // The whole history is there, each message once.
  await expect(async () => {
    await messages(page).evaluate((box) => box.scrollBy(0, -box.scrollHeight))
    await expect(page.getByText('This is the start of the chat.')).toBeVisible({ timeout: 300 })
  }).toPass()
  expect(await count()).toBe(133)
  await ben.context.close()
})

test('unknown users and other people’s chats lead to Page not found', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  skipOnPhoneUnlessFull(page)
  await signInMember(page)
  const [ben, cleo] = [await createChatter(browser), await createChatter(browser)]
  const chatId = await beginChat(ben, cleo)
  for (const path of ['/new-chat/Nobody_at_all', `/chat/${chatId}`, '/chat/none', '/chat/99999999999']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
  await ben.context.close()
  await cleo.context.close()
})
