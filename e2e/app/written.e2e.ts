import type { Page } from '@playwright/test'
import { bar, createArticle, sea } from '../articles/article-pages'
import { beginChat } from '../chat-people'
import { field, line, rowsOf, sendMessage } from '../chats/chat-pages'
import { createMember } from '../class-people'
import { dialog, waitUntilClosed } from '../page-parts'
import { inDatabase } from '../people'
import { expect, test } from '../test'
import { listKeptKeys, openApp, waitForCommonParts, waitForShell } from './installed-app'
import { startProductVersion } from './product-version'

const keptNotice = (page: Page) =>
  page.getByText('Kept on this device. We’ll save it when you’re online.', { exact: true })
const waitingArticles = (page: Page) => page.getByRole('region', { name: 'Only on this device' })

/** Opens a chat and one's articles, and waits until they are on the device, with the code to write in them. */
async function openBeforehand(page: Page, url: string, chatId: number, articleId: number): Promise<void> {
  const kept = async () => (await listKeptKeys(page)).join()
  const seeKept = (part: string) => expect.poll(kept, { timeout: 20_000 }).toContain(part)
  await page.goto(`${url}/chat/${chatId}`)
  await expect(line(page, 'Begin')).toBeVisible()
  await waitForShell(page)
  await seeKept(`/messages/chat/${chatId}/messages`)
  await page.goto(`${url}/article/${articleId}`)
  await expect(page.getByRole('article')).toContainText('The gulls were loud')
  await seeKept(`/articles/id/${articleId}`)
  await page.goto(`${url}/my-articles`)
  await expect(page.getByRole('link', { name: sea.title })).toBeVisible()
  await seeKept('/articles/my-articles')
  await waitForCommonParts(page)
}

/** Writes a message, and drafts before and after it; a reload loses none of them. */
async function writeMessages(page: Page, url: string, chatId: number): Promise<void> {
  await page.goto(`${url}/chat/${chatId}`)
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
}

/** Writes an article and goes on with it after a reload, and changes another. */
async function writeArticles(page: Page, url: string, articleId: number): Promise<void> {
  await page.goto(`${url}/my-articles`)
  await page.getByRole('button', { name: 'New article' }).click()
  await dialog(page).getByLabel('Title').fill('On the train')
  await dialog(page).getByLabel('Text', { exact: true }).fill('A tunnel.')
  await dialog(page).getByRole('button', { name: 'Save Article' }).click()
  await expect(keptNotice(page)).toBeVisible()
  await expect(waitingArticles(page)).toContainText('On the train')
  await expect(page.getByText('Offline: 1 article and 1 message waiting')).toBeVisible()
  await waitUntilClosed(page)

  // A reload loses nothing, and it can be written on.
  await page.reload()
  await waitingArticles(page)
    .getByRole('button', { name: /On the train/ })
    .click()
  await expect(dialog(page).getByLabel('Text', { exact: true })).toContainText('A tunnel.')
  await dialog(page).getByLabel('Text', { exact: true }).fill('A tunnel, then the sea.')
  await dialog(page).getByRole('button', { name: 'Save Article' }).click()
  await expect(dialog(page)).toBeHidden()
  await waitUntilClosed(page)
  await expect(waitingArticles(page).getByRole('listitem')).toHaveCount(1)

  await page.goto(`${url}/article/${articleId}`)
  await bar(page).getByRole('button', { name: 'Edit' }).click()
  await dialog(page).getByLabel('Title').fill('The tide, later')
  await dialog(page).getByRole('button', { name: 'Update Article' }).click()
  await expect(keptNotice(page)).toBeVisible()
  await bar(page).getByRole('button', { name: 'Edit' }).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('The tide, later')
  await expect(dialog(page)).toContainText('Your changes are only on this device.')
  await page.goto(`${url}/my-articles`)
  await expect(waitingArticles(page).getByRole('listitem')).toHaveCount(2)
}

const articlesOf = (userId: number) =>
  inDatabase(async (client) => {
    const sql = 'SELECT title, md_content FROM article WHERE user_id = $1 ORDER BY id'
    return (await client.query<{ title: string; md_content: string }>(sql, [userId])).rows
  })

test('drafts, a message and articles written without a server are there after a reload, and are on it once when it is back', {
  tag: '@full',
}, async ({ browser }) => {
  test.setTimeout(240_000)
  const product = await startProductVersion()
  const [own, theirs] = [await openApp(browser), await openApp(browser)]
  try {
    const { page, errors } = own
    const ada = await createMember(page, 'Ada', 'Keeper')
    const ben = await createMember(theirs.page, 'Ben', 'Rower')
    const chatId = await beginChat(ada, ben, 'Begin')
    const articleId = await createArticle(page, { access_modifier: 'private' })
    // Somebody who comes back to the app has more of it on their device.
    await page.addInitScript(() => {
      if (!localStorage.getItem('visits')) localStorage.setItem('visits', '{"count":1,"lastAt":0}')
    })
    await openBeforehand(page, product.url, chatId, articleId)

    await product.stop()
    await writeMessages(page, product.url, chatId)
    await writeArticles(page, product.url, articleId)
    expect(await rowsOf(chatId)).toEqual(['Begin'])
    expect(errors).toEqual([])

    await product.start()
    await expect(waitingArticles(page)).toBeHidden({ timeout: 40_000 })
    await expect(page.getByRole('link', { name: 'On the train' })).toBeVisible()
    expect(await articlesOf(ada.userId)).toEqual([
      { title: 'The tide, later', md_content: sea.md_content },
      { title: 'On the train', md_content: 'A tunnel, then the sea.' },
    ])
    await expect.poll(() => rowsOf(chatId), { timeout: 40_000 }).toEqual(['Begin', 'Written in a tunnel'])
    await page.goto(`${product.url}/chat/${chatId}`)
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
