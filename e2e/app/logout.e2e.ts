import type { Page } from '@playwright/test'
import { beginChat } from '../chat-people'
import { field, line, rowsOf, sendMessage } from '../chats/chat-pages'
import { type ClassMember, createClass, createMember, joinClass, type TestClass } from '../class-people'
import { giveWords, makeWordsDue, practiceWords } from '../learn-session'
import { dialog, waitUntilClosed } from '../page-parts'
import { inDatabase } from '../people'
import { expect, test } from '../test'
import { listKeptKeys, openApp, waitForCommonParts, waitForShell } from './installed-app'
import { startProductVersion } from './product-version'
import { readStoredData } from './stored-data'

const testWords = ['lantern', 'reluctant', 'gesture', 'harbour', 'borrow', 'glacier']
const longTime = { timeout: 60_000 }

/** Sets a class a test, and lets a student take it. Returns its id. */
async function takeTest(page: Page, url: string, teacher: ClassMember, room: TestClass): Promise<number> {
  const spell_ids = await giveWords(teacher.api, testWords)
  const body = { title: 'Sea test', spell_ids }
  const { id } = await teacher.api<{ id: number }>('POST', `/school/classroom/${room.id}/tests`, body)
  await page.goto(`${url}/classroom/${room.id}/test/${id}`)
  await page.getByRole('button', { name: 'Start the test' }).click()
  for (const number of testWords.keys()) {
    await expect(page.getByText(`Question ${number + 1} of ${testWords.length}`)).toBeVisible()
    await page.getByRole('button', { name: 'I don’t know' }).click()
    await page.getByRole('button', { name: /^Send/ }).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: '0 of 6 right' })).toBeVisible()
  return id
}

/** Writes an article of one's own without a server. */
async function writeArticle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New article' }).click()
  await dialog(page).getByLabel('Title').fill('On the night train')
  await dialog(page).getByLabel('Text', { exact: true }).fill('A tunnel, then the sea.')
  await dialog(page).getByRole('button', { name: 'Save Article' }).click()
  await expect(page.getByText('Offline: 1 article waiting')).toBeVisible()
  await expect(page.getByText('No articles available')).toBeHidden()
  await waitUntilClosed(page)
}

/** Waits until a session to practise offline is on the device with its sounds, and the look-up pack. */
async function waitForSessionAndPack(page: Page): Promise<void> {
  const media = () => page.evaluate(async () => (await (await caches.open('wordhoard-sounds')).keys()).length)
  await expect.poll(media, { timeout: 90_000 }).toBeGreaterThan(0)
  const pack = () => page.evaluate(() => localStorage.getItem('look-up-pack'))
  await expect.poll(pack, { timeout: 120_000 }).toContain('"version"')
}

const countSessions = (userId: number) =>
  inDatabase(async (client) => {
    const sql = 'SELECT count(*)::int AS count FROM session WHERE user_id = $1'
    return (await client.query<{ count: number }>(sql, [userId])).rows[0]!.count
  })

test('without a server, a logout asks first, then leaves no personal byte, and is complete once the server is back', {
  tag: '@full',
}, async ({ browser }) => {
  test.setTimeout(300_000)
  const product = await startProductVersion()
  const [theirs, own] = [await openApp(browser), await openApp(browser)]
  try {
    const { page, errors } = own
    const teacher = await createMember(theirs.page, 'Tom', 'Teacher')
    const student = await createMember(page, 'Anastasia', 'Silvestre')
    const room = await createClass(teacher, 'Year 9 English')
    await joinClass(teacher, room, student)
    const chatId = await beginChat(student, teacher, 'Good morning')
    await giveWords(student.api, practiceWords)
    await makeWordsDue(student.userId)
    // Somebody who comes back to the app has more of it on their device, and the look-up pack if they have read here.
    await page.addInitScript(() => {
      if (localStorage.getItem('visits')) return
      localStorage.setItem('visits', '{"count":1,"lastAt":0}')
      localStorage.setItem('has-read', '1')
    })
    const testId = await takeTest(page, product.url, teacher, room)
    await page.goto(`${product.url}/chat/${chatId}`)
    await expect(line(page, 'Good morning')).toBeVisible()
    await waitForShell(page)
    const kept = async () => (await listKeptKeys(page)).join()
    await expect.poll(kept, longTime).toContain(`/messages/chat/${chatId}/messages`)
    await waitForCommonParts(page)
    await waitForSessionAndPack(page)

    await product.stop()
    // A test that can't be taken here says why.
    await page.goto(`${product.url}/classroom/${room.id}/test/${testId}`)
    await expect(page.getByText('A class test needs the internet, because your school keeps')).toBeVisible()
    await page.goto(`${product.url}/my-articles`)
    await writeArticle(page)
    await page.goto(`${product.url}/chat/${chatId}`)
    await sendMessage(page, 'Written in a tunnel')
    await field(page).fill('Half a thought about lanterns')
    await expect(page.getByText('Offline: 1 article and 1 message waiting')).toBeVisible()
    // A draft is stored shortly after the last key.
    const hasDraft = async () => (await readStoredData(page)).text.includes('Half a thought')
    await expect.poll(hasDraft).toBe(true)
    const before = await readStoredData(page)
    const databases = ['kept', 'outbox'].map((name) => `database wordhoard-${name}`)
    expect(before.personal).toEqual(expect.arrayContaining([...databases, 'cache wordhoard-sounds']))
    for (const part of ['Anastasia', 'Good morning', 'database wordhoard-pack'])
      expect(before.text.includes(part), part).toBe(true)

    // The menu is opened for the first time: the code of the logout was kept with the app.
    const question = page.getByRole('dialog', { name: 'Log out of this device?' })
    const logOut = async () => {
      await page.getByRole('button', { name: /^More/ }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await expect(question).toContainText(
        'You’re offline. 3 things you did or wrote are only on this device.',
      )
    }
    await logOut()
    await question.getByRole('button', { name: 'Stay logged in' }).click()
    await expect(question).toBeHidden()
    await expect(field(page)).toHaveValue('Half a thought about lanterns')
    await expect(line(page, 'Written in a tunnel')).toBeVisible()
    await logOut()
    await question.getByRole('button', { name: 'Delete and log out' }).click()
    await expect(page.getByText('You’ve logged out.').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Read what you like.')
    // Only the server can remove the session's cookie.
    await expect.poll(async () => (await readStoredData(page)).personal).toEqual(['cookie refresh_token'])
    const personal = new RegExp(
      `Half a thought|night train|tunnel|Anastasia|Silvestre|${student.username}|Good morning|Sea test|Year 9|${practiceWords.join('|')}`,
    )
    expect(personal.exec((await readStoredData(page)).text)?.[0]).toBeUndefined()

    // The server is told as soon as it's back, without a reload, and nothing comes back with it.
    await product.start()
    await expect.poll(async () => (await readStoredData(page)).personal, longTime).toEqual([])
    expect(await countSessions(student.userId)).toBe(0)
    // It's noted a moment after the cookie has gone.
    const isPending = () => page.evaluate(() => localStorage.getItem('logoutPending') !== null)
    await expect.poll(isPending).toBe(false)
    await page.goto(`${product.url}/my-articles`)
    await expect(page.getByRole('heading', { name: 'Login', exact: true })).toBeVisible()
    const after = await readStoredData(page)
    expect(after.personal).toEqual([])
    expect(personal.exec(after.text)?.[0]).toBeUndefined()
    expect(after.text).not.toContain('logoutPending')
    expect(await rowsOf(chatId)).toEqual(['Good morning'])
    expect(errors).toEqual([])
  } finally {
    await theirs.context.close()
    await own.context.close()
    await product.remove()
  }
})
