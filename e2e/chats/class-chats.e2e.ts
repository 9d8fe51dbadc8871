import { apiOf } from '../api-of'
import { createChatter, createClassWithChat } from '../chat-people'
import { inDatabase, signInMember } from '../people'
import { expect, expectAccessible, isPhone, skipOnPhoneUnlessFull, test } from '../test'
import { field, line, messages, send, sendMessage } from './chat-pages'

// These journeys provoke refusals.
test.use({ allowedErrors: /Failed to load resource: the server responded with a status of 40[34]/ })

test('a class talks; its teacher closes the chat, deletes a message and pauses a student', async ({
  page,
  browser,
}) => {
  test.setTimeout(60_000)
  skipOnPhoneUnlessFull(page)
  await signInMember(page)
  const teacher = { page, api: await apiOf(page) }
  const student = await createChatter(browser)
  const { classroom, chat } = await createClassWithChat(teacher, [student])
  await student.page.goto(`/chat/${chat}`)
  await page.goto(`/chat/${chat}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Year 7' }).getByRole('link')).toHaveAttribute(
    'href',
    `/classroom/${classroom}`,
  )
  await expect(student.page.getByRole('switch')).toHaveCount(0)
  await sendMessage(student.page, 'Something rude')
  await expect(line(page, 'Something rude')).toContainText(student.username)

  // A shared word is sent as a card.
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByLabel('Word or phrase').fill('lighthouse')
  await page.getByRole('button', { name: 'lighthouse', exact: true }).click()
  await expect(page.getByText('Sharing lighthouse')).toBeVisible()
  await sendMessage(page, 'The word of the day')
  const card = line(student.page, 'The word of the day').getByRole('link', { name: /^lighthouse/ })
  await expect(card).toHaveAttribute('href', /^\/word\/\d+$/)
  await expect(card).toContainText('tower')

  await line(page, 'Something rude').getByRole('button', { name: 'Message menu' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(line(student.page, 'Something rude')).toHaveCount(0)

  await line(page, 'Deleted message').getByRole('button', { name: 'Message menu' }).click()
  await page.getByRole('menuitem', { name: `Pause ${student.username} for an hour` }).click()
  await expect(
    page.getByText(`${student.username} can’t write here for an hour.`, { exact: true }),
  ).toBeVisible()
  // Both see it at once: the student why they can't write, the teacher who is paused.
  await expect(student.page.getByText(/paused your messages in this chat until/)).toBeVisible()
  await expect(field(student.page)).toBeHidden()
  await page.getByRole('button', { name: '1 paused' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText(`${student.username}Until`)
  await page.getByRole('button', { name: `Unpause ${student.username}` }).click()
  await expect(page.getByText(`${student.username} can write again.`, { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText('No students are paused.')
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(field(student.page)).toBeVisible()

  await page.getByRole('switch', { name: 'Students can write' }).click()
  await expect(page.getByText('Only teachers can write in this chat now.', { exact: true })).toBeVisible()
  await expect(student.page.getByText('Only teachers can write in this chat at the moment.')).toBeVisible()
  await expect(field(student.page)).toBeHidden()
  await expect(field(page)).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }

  // A word can also be shared from its own page.
  await page.goto((await card.getAttribute('href'))!)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Year 7' }).click()
  await expect(page).toHaveURL(new RegExp(`/chat/${chat}$`))
  await expect(page.getByText('Sharing lighthouse')).toBeVisible()
  await send(page).click()
  await expect(messages(student.page).getByRole('link', { name: /^lighthouse/ })).toHaveCount(2)

  // A student removed from the class loses access at once, also on an open page.
  await teacher.api('DELETE', `/school/classroom/${classroom}/users/${student.userId}`)
  await expect(student.page.getByRole('heading', { name: 'You aren’t in this classroom' })).toBeVisible()
  await expect(messages(student.page)).toHaveCount(0)
  await student.context.close()
})

test('very long names and words stay within the page', { tag: '@full' }, async ({ page, browser }) => {
  test.skip(!isPhone(page), 'a desktop has enough room')
  await signInMember(page)
  const teacher = { page, api: await apiOf(page) }
  const student = await createChatter(browser)
  const { chat } = await createClassWithChat(teacher, [student])
  await inDatabase((client) =>
    client.query('UPDATE user_account SET first_name = $2, last_name = $3 WHERE id = $1', [
      student.userId,
      'W'.repeat(50),
      'M'.repeat(50),
    ]),
  )
  await student.api('POST', '/messages/send', { chat_id: chat, content: 'W'.repeat(300) })
  await page.goto(`/chat/${chat}`)
  const message = messages(page).locator('[data-message]')
  await expect(message).toContainText('M'.repeat(50))
  const widest = () =>
    message.evaluate((row) =>
      Math.max(...[...row.querySelectorAll('*')].map((each) => each.getBoundingClientRect().right)),
    )
  expect(await widest()).toBeLessThanOrEqual(390)
  await student.context.close()
})
