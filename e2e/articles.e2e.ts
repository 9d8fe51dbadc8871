import type { Browser, Page } from '@playwright/test'
import { inDatabase, signedIn } from './people'
import { expect, expectAccessible, isPhone, paste, tapWord, test, wordPanel } from './test'

/** Calls the API as the person who is signed in on a page; the page is at their articles afterwards. */
async function apiOf(page: Page) {
  const asked = page.waitForRequest((request) => /\/api\/articles\/my-articles/.test(request.url()))
  await page.goto('/my-articles')
  const { authorization = '' } = (await asked).headers()
  return async <T>(method: string, path: string, data?: object): Promise<T> => {
    const answer = await page.request.fetch(`/api${path}`, { method, headers: { authorization }, data })
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
    return (answer.status() === 204 ? undefined : await answer.json()) as T
  }
}

const sea = {
  title: 'The tide at Whitby',
  access_modifier: 'public',
  keywords: 'sea, Yorkshire',
  md_content: [
    '# The harbour',
    '',
    'The *gulls* were loud, and "the tide" was coming in... The fishermen mended their nets on the quay.',
    '',
    'See [another page](/about), [a site](https://example.org/x) and https://example.com.',
    '',
    '<table><tr><td>Boats</td><td>12</td></tr></table>',
  ].join('\n'),
}

async function articleBy(page: Page, change: Partial<typeof sea> = {}): Promise<number> {
  const api = await apiOf(page)
  return (await api<{ id: number }>('POST', '/articles', { ...sea, ...change })).id
}

/** A page of somebody else: a visitor, unless they are signed in there. */
async function otherPage(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize()! })
  return context.newPage()
}

const article = (page: Page) => page.getByRole('article')
const bar = (page: Page) => page.getByRole('region', { name: 'Article actions' })
const dialog = (page: Page) => page.getByRole('dialog')
const rows = (page: Page) => page.getByRole('list', { name: 'Articles' }).getByRole('heading', { level: 2 })
const toast = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Dismiss' }), hasText: text })

test('an article is read as any other text, with its author, its date and its links', async ({ page }) => {
  const { username } = await signedIn(page)
  const id = await articleBy(page)
  const added = page.waitForRequest((request) => request.url().includes('add-from-article'))
  await page.goto(`/article/${id}`)
  await expect(article(page).getByRole('heading', { level: 1 })).toHaveText(sea.title)
  await expect(page).toHaveTitle(/^The tide at Whitby \| /)
  expect((await added).postDataJSON()).toEqual({ article_id: id })
  await expect(article(page).getByRole('link', { name: username })).toHaveAttribute('href', `/user/@${username}`)
  await expect(article(page)).toContainText(/Last updated \d{1,2} \w{3} \d{4}/)
  await expect(article(page)).toContainText('“the tide” was coming in…')
  await expect(article(page)).toContainText(/Added \d+ words/)

  const own = article(page).getByRole('link', { name: 'another page' })
  await expect(own).toHaveAttribute('href', '/about')
  await expect(own).toHaveAttribute('target', '_blank')
  await expect(own).toHaveAttribute('rel', 'noopener')
  for (const text of ['a site', 'https://example.com']) {
    await expect(article(page).locator('a', { hasText: text })).not.toHaveAttribute('href', /./)
  }
  await tapWord(page, 'mended')
  await expect(wordPanel(page)).toContainText('The fishermen mended their nets')
  await expectAccessible(page)
})

test('a word of a link to this site follows it, in a new tab', async ({ page }) => {
  await signedIn(page)
  const id = await articleBy(page)
  await page.goto(`/article/${id}`)
  const opened = page.waitForEvent('popup')
  await tapWord(page, 'another')
  await expect(await opened).toHaveURL('/about')
  await expect(page).toHaveURL(`/article/${id}`)
})
