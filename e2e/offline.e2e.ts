import type { Page } from '@playwright/test'
import type { RunningServer } from '@wordhoard/testkit/server/start-server'
import { apiOf } from './api-of'
import { listKeptKeys } from './app/installed-app'
import { closeByEscape, toast } from './page-parts'
import { signInMember } from './people'
import { startProcess } from './server-process'
import { expect, expectAccessible, isPhone, skipOnPhoneUnlessFull, tapWord, test, wordPanel } from './test'

// The journeys stop a server of their own, whose address the other journeys don't know.
test.use({ allowedErrors: /Failed to load resource|net::ERR|^request: http:\/\/127\.0\.0\.1/ })

const library = (page: Page) => page.getByRole('list', { name: 'Articles' })
const offlineLine = (page: Page) => page.getByRole('status').filter({ hasText: /^Offline/ })
const nav = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: isPhone(page) ? 'Sections' : 'Main' })
    .getByRole('link', { name, exact: true })

/** Opens an article of the list, looks up a word of it, and returns the word. */
async function readArticle(page: Page, title: string): Promise<string> {
  await library(page).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const paragraphs = page.getByRole('article').locator('p')
  // The text comes after its title.
  await expect(paragraphs.first()).toBeVisible()
  const texts = await paragraphs.allTextContents()
  const longest = texts.toSorted((a, b) => b.length - a.length)[0]!
  const word = /(?<=\s)[a-z]{5,}(?=[\s.,])/.exec(longest)![0]
  await lookUp(page, word)
  return word
}

async function lookUp(page: Page, word: string): Promise<void> {
  await tapWord(page, word)
  await expect(wordPanel(page).getByRole('listitem').first()).toBeVisible()
}

async function saveShownWord(page: Page): Promise<void> {
  await wordPanel(page).getByRole('button', { name: 'Save word' }).click()
  await expect(toast(page, 'Word saved!')).toBeVisible()
}

/** Goes back to where an article was opened. On a phone, Back would only close the word’s sheet. */
async function leaveArticle(page: Page): Promise<void> {
  if (isPhone(page)) await closeByEscape(page)
  await page.goBack()
}

test('with the server gone, what was read is there, with the words looked up; when it is back, it is refreshed', async ({
  page,
}) => {
  skipOnPhoneUnlessFull(page)
  // A server starts twice, perhaps on a busy machine.
  test.setTimeout(180_000)
  let server: RunningServer | undefined = await startProcess()
  const { url } = server
  try {
    await signInMember(page)
    const api = await apiOf(page)
    const save = async (word: string) => {
      const [found] = await api<{ id: number }[]>('GET', `/dict/get_only/word/${word}`)
      await api('POST', `/main-voc/item/${found!.id}`)
    }
    await save('heron')
    await page.goto(`${url}/articles?author=Reading-Room`)
    const titles = (await library(page).getByRole('heading', { level: 2 }).allTextContents()).slice(0, 3)
    const words: string[] = []
    for (const title of titles.slice(0, 2)) {
      words.push(await readArticle(page, title))
      // Also loads what says so, which nothing could without a server.
      if (words.length === 2) await saveShownWord(page)
      await leaveArticle(page)
      await expect(library(page)).toBeVisible()
    }
    const seeHome = async () => {
      await nav(page, 'Home').click()
      await expect(page.getByRole('heading', { name: 'Articles for you' })).toBeVisible()
      await expect(page.getByRole('link', { name: titles[0]! }).first()).toBeVisible()
    }
    const seeVocabulary = async (word: string) => {
      await nav(page, 'Vocab').click()
      await expect(page.getByRole('link', { name: word })).toBeVisible()
    }
    await seeHome()
    await seeVocabulary('heron')
    await page.waitForFunction(() => localStorage.getItem('kept-on-device') !== null)
    const isKept = async (part: string) => (await listKeptKeys(page)).some((key) => key.includes(part))
    await expect.poll(() => isKept('/main-voc?')).toBe(true)

    // Without a service worker, the page stays open.
    await server.stop()
    server = undefined
    await seeHome()
    await expect(offlineLine(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await seeVocabulary('heron')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.evaluate(() => history.go(-4))
    for (const [at, word] of words.entries()) {
      const row = library(page).getByRole('listitem').filter({ hasText: titles[at]! }).first()
      await expect(row).toContainText('On this device')
      await row.getByRole('link', { name: titles[at]! }).click()
      await lookUp(page, word)
      if (at === 0) await saveShownWord(page)
      await leaveArticle(page)
    }
    const other = library(page).getByRole('listitem').filter({ hasText: titles[2]! }).first()
    await expect(other).toContainText('Needs internet')
    await expectAccessible(page)

    await seeVocabulary('heron')
    const waiting = page.getByText('Saved here. We’ll send it when you’re online.')
    await expect(waiting).toBeVisible()
    await save('kettle')
    server = await startProcess(new URL(url).port)
    await expect(offlineLine(page)).toBeHidden({ timeout: 40_000 })
    await expect(page.getByRole('link', { name: 'kettle' })).toBeVisible()
    await expect(waiting).toBeHidden()
    await expect(page.getByRole('list', { name: 'Saved words' }).getByRole('listitem')).toHaveCount(4)
  } finally {
    await server?.stop()
  }
})
