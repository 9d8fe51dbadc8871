import type { Page } from '@playwright/test'
import { dialog, otherPage, textPane, toast } from '../page-parts'
import { signInMember } from '../people'
import { expect, expectAccessible, isPhone, read, tapWord, test, wordPanel } from '../test'
import { article, bar, createArticle, rows, sea } from './article-pages'

test('an article is read like any other text, with its author, date and links', async ({ page }) => {
  const { username } = await signInMember(page)
  const id = await createArticle(page)
  const added = page.waitForRequest((request) => request.url().includes('add-from-article'))
  await page.goto(`/article/${id}`)
  await expect(article(page).getByRole('heading', { level: 1 }).first()).toHaveText(sea.title)
  await expect(page).toHaveTitle(/^The tide at Whitby \| /)
  expect((await added).postDataJSON()).toEqual({ article_id: id })
  await expect(article(page).getByRole('link', { name: username })).toHaveAttribute(
    'href',
    `/user/@${username}`,
  )
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
})

test('tapping a word of a link to this site opens the link in a new tab', { tag: '@full' }, async ({
  page,
}) => {
  await signInMember(page)
  const id = await createArticle(page)
  await page.goto(`/article/${id}`)
  const opened = page.waitForEvent('popup')
  await tapWord(page, 'another')
  await expect(await opened).toHaveURL('/about')
  await expect(page).toHaveURL(`/article/${id}`)
})

test('visitors can read public articles but not change them', async ({ page, browser }) => {
  await signInMember(page)
  const id = await createArticle(page)
  const other = await otherPage(browser, page)
  const asked: string[] = []
  other.on('request', (request) => asked.push(request.url()))
  await other.goto(`/article/${id}`)
  await expect(article(other)).toContainText('mended their nets')
  await expect(bar(other).getByRole('switch', { name: 'Multi' })).toBeVisible()
  await expect(bar(other).getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await expect(bar(other).getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await expect(bar(other).getByRole('switch', { name: 'Word information' })).toHaveCount(
    isPhone(page) ? 1 : 0,
  )
  await bar(other).getByRole('switch', { name: 'Multi' }).click()
  await tapWord(other, 'fishermen')
  await expect(wordPanel(other)).toContainText('fishermen mended their nets on')
  await other.waitForTimeout(300)
  expect(asked.filter((url) => /\/api\/.*(main-voc|progress|auth2)/.test(url))).toEqual([])
  await other.context().close()
})

test('a private article looks to others as if it did not exist', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  await signInMember(page)
  const id = await createArticle(page, { access_modifier: 'private' })
  await page.goto(`/article/${id}`)
  await expect(article(page)).toContainText('mended their nets')
  const other = await otherPage(browser, page)
  await other.goto(`/article/${id}`)
  await expect(other.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await signInMember(other)
  await other.goto(`/article/${id}`)
  await expect(other.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(other).not.toHaveTitle(/Whitby/)
  for (const none of ['/article/0', '/article/x', '/article/2147483647']) {
    await other.goto(none)
    await expect(other.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
  await other.context().close()
})

const body = (page: Page) =>
  article(page)
    .locator('header ~ div')
    .evaluate((element) => [...element.children].map(({ innerHTML }) => innerHTML).join(''))

test('a text being read is saved once, looks the same as an article, and reading continues', async ({
  page,
}) => {
  await signInMember(page)
  const plain = [
    'It\'s a #1 day (c) -- "quite" so...',
    '',
    '# no heading',
    '* no list',
    '    an *indented* line',
    '1. hard line break',
    '',
    '<b>no tag</b> &amp; [no link](/about) http://127.0.0.1/x',
  ].join('\n')
  await read(page, { plain })
  const shown = await body(page)
  await page.getByRole('button', { name: 'Save article' }).click()
  await expect(dialog(page).getByText('Only you can see this')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Save Article' }).click()
  await expect(dialog(page).getByText('Title is required')).toBeVisible()
  await dialog(page).getByLabel('Title').fill('A #1 day')
  await dialog(page).getByLabel('Keywords').fill('days')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Save Article' }).dblclick()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/reading-mode')
  await expect(article(page)).toContainText('no heading')
  await toast(page, 'Article saved').getByRole('button', { name: 'Open article' }).click()
  await expect(page).toHaveURL(/\/article\/\d+$/)
  await expect(article(page).getByRole('heading', { level: 1 })).toHaveText('A #1 day')
  await expect.poll(() => body(page)).toBe(shown)
  await page.goto('/my-articles')
  await expect(rows(page)).toHaveText(['A #1 day'])
  await expect(page.getByRole('list', { name: 'Articles' })).toContainText('Private')
})

test('a page pasted with its structure keeps the structure when it is saved', { tag: '@full' }, async ({
  page,
}) => {
  await signInMember(page)
  const html = `<h2>List</h2><ul><li>One <b>bold <i>both</i></b><ol><li>inner</li></ol></li><li><p>Two</p><p>Paragraphs</p></li></ul>
    <blockquote><p>Said</p><ul><li>quoted</li></ul></blockquote><pre><code>if (a &lt; b) {\n\n    go()\n}</code></pre>
    <table><caption>Boats</caption><tr><th>A</th><td>1<br>2</td></tr></table><p>H<sub>2</sub>O and <a href="/about">a link</a> <s>gone</s></p><hr><dl><dt>Term</dt><dd>Told</dd></dl>`
  await read(page, { plain: 'x', html })
  const shown = await body(page)
  expect(shown).toContain('<pre>')
  await page.getByRole('button', { name: 'Save article' }).click()
  await dialog(page).getByLabel('Title').fill('Structure')
  await dialog(page).getByRole('button', { name: 'Save Article' }).click()
  await toast(page, 'Article saved').getByRole('button', { name: 'Open article' }).click()
  await expect(article(page).getByRole('heading', { level: 1 })).toHaveText('Structure')
  await expect.poll(() => body(page)).toBe(shown)
})

function createLongArticle(page: Page): Promise<number> {
  const paragraphs = Array.from(
    { length: 120 },
    (_, index) => `Paragraph ${index} of a long tale about the sea.`,
  )
  return createArticle(page, { md_content: paragraphs.join('\n\n') })
}

/** Returns the number of the first paragraph in view of a long article. */
const inView = (page: Page): Promise<number> =>
  textPane(page).evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    const first = [...element.querySelectorAll('p')].find(
      (line) => line.getBoundingClientRect().bottom > top + 8,
    )
    return Number(/Paragraph (\d+)/.exec(first?.textContent ?? '')?.[1])
  })

test('the text stays where it is when a visitor logs in in another tab', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const author = await otherPage(browser, page)
  await signInMember(author)
  const id = await createLongArticle(author)
  await author.context().close()
  await page.goto(`/article/${id}`)
  await expect(article(page)).toContainText('Paragraph 119')
  await textPane(page).evaluate((element) => element.scrollTo(0, element.scrollHeight / 2))
  await page.waitForTimeout(400)
  const paragraph = article(page).getByText('Paragraph 60 ')
  const before = await inView(page)
  expect(before).toBeGreaterThan(20)
  const drawn = await paragraph.elementHandle()
  const top = await drawn!.evaluate((line) => line.getBoundingClientRect().top)

  await signInMember(page)
  const added = page.waitForResponse((answer) => answer.url().includes('add-from-article'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await added
  await expect(article(page)).toContainText(/Added \d+ words/)
  expect(await drawn!.evaluate((line) => line.isConnected)).toBe(true)
  expect(await inView(page)).toBe(before)
  expect(await drawn!.evaluate((line) => line.getBoundingClientRect().top)).toBeCloseTo(top, 0)
})

test('a long article continues where the reader left it, also on another device', async ({
  page,
  browser,
}) => {
  await signInMember(page)
  const id = await createLongArticle(page)
  await page.goto(`/article/${id}`)
  const pane = page.getByRole('region', { name: 'Text', exact: true })
  await expect(article(page)).toContainText('Paragraph 119')
  await page.waitForTimeout(400)
  const reported = page.waitForRequest(
    (request) => /progress$/.test(request.url()) && request.method() === 'POST',
  )
  await pane.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2))
  await page.waitForTimeout(600)
  const left = await inView(page)
  expect(left).toBeGreaterThan(20)
  await page.getByRole('link', { name: 'Home' }).first().click()
  const { seconds, position } = (await reported).postDataJSON() as { seconds: number; position: number }
  expect(seconds).toBeGreaterThan(0.5)
  expect(position).toBeGreaterThan(0.15)
  await page.goBack()
  await expect.poll(() => inView(page)).toBe(left)

  const other = await otherPage(browser, page)
  await other.context().addCookies((await page.context().cookies()).map((cookie) => cookie))
  await other.goto(`/article/${id}`)
  await expect.poll(() => inView(other)).toBeGreaterThan(left - 3)
  expect(await inView(other)).toBeLessThan(left + 3)
  await other.context().close()
})
