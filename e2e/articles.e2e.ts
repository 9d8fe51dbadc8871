import type { Browser, Page } from '@playwright/test'
import { inDatabase, signedIn } from './people'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  isPhone,
  read,
  tapWord,
  test,
  wordPanel,
} from './test'

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
    '## The harbour',
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

test('a word of a link to this site follows it, in a new tab', { tag: '@full' }, async ({ page }) => {
  await signedIn(page)
  const id = await articleBy(page)
  await page.goto(`/article/${id}`)
  const opened = page.waitForEvent('popup')
  await tapWord(page, 'another')
  await expect(await opened).toHaveURL('/about')
  await expect(page).toHaveURL(`/article/${id}`)
})

test('visitors read what is public, and have no say in it', async ({ page, browser }) => {
  await signedIn(page)
  const id = await articleBy(page)
  const other = await otherPage(browser, page)
  const asked: string[] = []
  other.on('request', (request) => asked.push(request.url()))
  await other.goto(`/article/${id}`)
  await expect(article(other)).toContainText('mended their nets')
  await expect(bar(other).getByRole('button', { name: 'Edit' })).toBeDisabled()
  await expect(bar(other).getByRole('button', { name: 'Delete' })).toBeDisabled()
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

test('a private article is like none to others', { tag: '@full' }, async ({ page, browser }) => {
  await signedIn(page)
  const id = await articleBy(page, { access_modifier: 'private' })
  await page.goto(`/article/${id}`)
  await expect(article(page)).toContainText('mended their nets')
  const other = await otherPage(browser, page)
  await other.goto(`/article/${id}`)
  await expect(other.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await signedIn(other)
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

test('what is read is saved once, looks the same as an article, and reading goes on', async ({ page }) => {
  await signedIn(page)
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
  expect(await body(page)).toBe(shown)
  await page.goto('/my-articles')
  await expect(rows(page)).toHaveText(['A #1 day'])
  await expect(page.getByRole('list', { name: 'Articles' })).toContainText('Private')
})

test('a page pasted with its structure keeps it when it is saved', { tag: '@full' }, async ({ page }) => {
  await signedIn(page)
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
  expect(await body(page)).toBe(shown)
})

test('articles are found by words, level, author and new words, all of it in the address', async ({
  page,
  browser,
}) => {
  const { username } = await signedIn(page)
  const api = await apiOf(page)
  for (const [title, keywords] of [
    ['Herring gulls', 'birds'],
    ['Tea at four', 'food'],
    ['Walking the dales', 'hills, birds'],
  ]) {
    await api('POST', '/articles', { ...sea, title, keywords })
  }
  await api('POST', '/articles', { ...sea, title: 'Not for others', access_modifier: 'private' })
  await page.goto('/articles')
  await expect(page).toHaveTitle(/^Articles \| /)
  const find = page.getByRole('search', { name: 'Find articles' })
  await find.getByLabel('Author', { exact: true }).fill(username)
  await expect(rows(page)).toHaveText(['Walking the dales', 'Tea at four', 'Herring gulls'])
  await expect(page.getByText('3 articles')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Articles' })).toContainText(/you know \d+ %/)
  await find.getByLabel('Search titles and keywords').fill('birds')
  await expect(rows(page)).toHaveText(['Walking the dales', 'Herring gulls'])
  await expect(page).toHaveURL(/search=birds/)
  await expectAccessible(page)
  await page.getByLabel('New words').selectOption('10')
  await expect(page.getByRole('heading', { name: 'No articles available.' })).toBeVisible()
  await find.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/articles')
  await page.goto(`/articles?author=${username}&level=A1`)
  await expect(page.getByRole('heading', { name: 'No articles available.' })).toBeVisible()
  await find.getByRole('button', { name: 'A1' }).click()
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('link', { name: 'food' }).click()
  await expect(page).toHaveURL('/articles?search=food')

  const other = await otherPage(browser, page)
  await other.goto(`/articles?author=${username}`)
  await expect(rows(other)).toHaveCount(3)
  await expect(other.getByLabel('New words')).toHaveCount(0)
  await expect(other.getByRole('list', { name: 'Articles' })).not.toContainText('you know')
  await rows(other).getByRole('link', { name: 'Tea at four' }).click()
  await expect(article(other)).toContainText('mended their nets')
  await other.context().close()
})

test('fifty articles stand on a page, and the others are a link away', { tag: '@full' }, async ({ page }) => {
  const { userId, username } = await signedIn(page)
  await inDatabase((client) =>
    client.query(
      `INSERT INTO article (user_id, title, access_modifier, keywords, md_content, raw_content, html, word_count, level)
       SELECT $1, 'Tale ' || n, 'public', '', 'x', 'x', '<p>x</p>', 1, NULL FROM generate_series(1, 120) n`,
      [userId],
    ),
  )
  await page.goto(`/articles?author=${username}`)
  await expect(rows(page)).toHaveCount(50)
  await expect(rows(page).first()).toHaveText('Tale 120')
  await expect(page.getByText('120 articles')).toBeVisible()
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expectAccessibleInBothThemes(page)
  await pages.getByRole('link', { name: 'Next page' }).click()
  await expect(rows(page).first()).toHaveText('Tale 70')
  await expect(page).toHaveURL(/page=2/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await pages.getByRole('link', { name: 'Page 3' }).click()
  await expect(rows(page)).toHaveCount(20)
  await page.goBack()
  await expect(rows(page).first()).toHaveText('Tale 70')
  await page.goto('/my-articles?page=9')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Articles')
  await expect(rows(page)).toHaveCount(20)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test.describe('without an answer', () => {
  test.use({ allowedFaults: /Failed to load resource/ })

  test('a list says so, and asks again', { tag: '@full' }, async ({ page }) => {
    await signedIn(page)
    await page.route('**/api/articles/my-articles?*', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    )
    await page.goto('/my-articles')
    await expect(page.getByRole('heading', { name: 'Failed to load articles' })).toBeVisible()
    await page.unroute('**/api/articles/my-articles?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'No articles available.' })).toBeVisible()
    await expectAccessible(page)
  })

  test('what was written stays, with the reason, and is saved by another try', async ({ page }) => {
    await signedIn(page)
    await page.goto('/my-articles')
    await page.getByRole('button', { name: 'New article' }).click()
    await dialog(page).getByLabel('Title').fill('Kept')
    await dialog(page).getByRole('button', { name: 'Save Article' }).click()
    await expect(dialog(page).getByText('No content to save')).toBeVisible()
    await dialog(page).getByLabel('Text').fill('Words.')
    await page.route('**/api/articles', (route) => route.fulfill({ status: 500, body: '{}' }))
    await dialog(page).getByRole('button', { name: 'Save Article' }).click()
    await expect(dialog(page).getByText('Failed to save article')).toBeVisible()
    await page.unroute('**/api/articles')
    await dialog(page).getByRole('button', { name: 'Save Article' }).click()
    await expect(article(page).getByRole('heading', { level: 1 })).toHaveText('Kept')
    await page.goBack()
    await expect(rows(page)).toHaveText(['Kept'])
  })
})

const preview = (page: Page) => dialog(page).getByRole('region', { name: 'Preview' })
const text = (page: Page) => dialog(page).getByRole('textbox', { name: 'Text' })
const showPreview = async (page: Page) => {
  if (isPhone(page)) await dialog(page).getByRole('button', { name: 'Preview' }).click()
}

test('an article is changed with its looks beside it, and Back closes the editor', async ({ page }) => {
  await signedIn(page)
  const id = await articleBy(page)
  await page.goto(`/article/${id}`)
  await bar(page).getByRole('button', { name: 'Edit' }).click()
  await expect(text(page)).toHaveValue(sea.md_content)
  await expectAccessible(page)
  await text(page).fill('A *new* text with <mark>more</mark> in it.')
  await showPreview(page)
  await expect(preview(page).locator('.italic')).toHaveText('new')
  await expectAccessible(page)
  await dialog(page).getByLabel('Visibility').selectOption('Private')
  await expect(dialog(page).getByText('Only you can see this')).toBeVisible()
  await dialog(page).getByLabel('Title').fill('Low tide')
  await dialog(page).getByRole('button', { name: 'Update Article' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(article(page)).toContainText('A new text with more in it.')
  await expect(page).toHaveTitle(/^Low tide \| /)
  await bar(page).getByRole('button', { name: 'Edit' }).click()
  await expect(text(page)).toHaveValue('A *new* text with <mark>more</mark> in it.')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(`/article/${id}`)
})

test('unsaved changes survive a reload, and can be thrown away', { tag: '@full' }, async ({ page }) => {
  await signedIn(page)
  const id = await articleBy(page)
  await page.goto(`/article/${id}`)
  await bar(page).getByRole('button', { name: 'Edit' }).click()
  await text(page).fill('Half a sentence')
  await page.reload()
  await bar(page).getByRole('button', { name: 'Edit' }).click()
  await expect(text(page)).toHaveValue('Half a sentence')
  await expect(dialog(page).getByText(/^These are your unsaved changes of \d/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Discard changes' }).click()
  await expect(text(page)).toHaveValue(sea.md_content)
  await page.reload()
  await bar(page).getByRole('button', { name: 'Edit' }).click()
  await expect(text(page)).toHaveValue(sea.md_content)
  await text(page).fill('A whole sentence.')
  await dialog(page).getByRole('button', { name: 'Update Article' }).click()
  await expect(article(page)).toContainText('A whole sentence.')
  await page.reload()
  await bar(page).getByRole('button', { name: 'Edit' }).click()
  await expect(text(page)).toHaveValue('A whole sentence.')
  await expect(dialog(page).getByText(/unsaved changes of/)).toHaveCount(0)
})

test.describe('two editors', () => {
  test.use({ allowedFaults: /status of 409/ })

  test('the later one is told, sees the other version, and decides', async ({ page }) => {
    await signedIn(page)
    const api = await apiOf(page)
    const { id } = await api<{ id: number }>('POST', '/articles', sea)
    await page.goto(`/article/${id}`)
    await bar(page).getByRole('button', { name: 'Edit' }).click()
    await text(page).fill('Mine.')
    await api('PUT', `/articles/id/${id}`, { ...sea, title: 'Theirs', md_content: 'Theirs **too**.' })
    await dialog(page).getByRole('button', { name: 'Update Article' }).click()
    const notice = dialog(page).getByRole('alert').filter({ hasText: 'Article was changed elsewhere' })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'See the other version' }).click()
    await expect(dialog(page).getByRole('region', { name: 'The other version' })).toContainText('Theirs too.')
    await expectAccessible(page)
    await notice.getByRole('button', { name: 'Back to my version' }).click()
    await expect(text(page)).toHaveValue('Mine.')
    // Saving again without a decision would be told again.
    await dialog(page).getByRole('button', { name: 'Update Article' }).click()
    await expect(notice).toBeVisible()
    expect(await api('GET', `/articles/id/${id}`)).toMatchObject({ title: 'Theirs' })
    await notice.getByRole('button', { name: 'Overwrite it with mine' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(article(page)).toContainText('Mine.')
    expect(await api('GET', `/articles/id/${id}`)).toMatchObject({ title: sea.title, md_content: 'Mine.' })
  })
})

test('deleting asks for the word, waits for the server and leads home', { tag: '@full' }, async ({
  page,
}) => {
  await signedIn(page)
  const id = await articleBy(page)
  await page.goto(`/article/${id}`)
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  const remove = dialog(page).getByRole('button', { name: 'Remove Article' })
  const word = dialog(page).getByLabel('Type “delete” to confirm')
  await expect(remove).toBeDisabled()
  for (const wrong of ['Delete', 'delete ', 'delet']) {
    await word.fill(wrong)
    await expect(remove).toBeDisabled()
  }
  await word.fill('delete')
  await expectAccessible(page)
  let answer: (() => void) | undefined
  await page.route(`**/api/articles/id/${id}`, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await remove.click()
  await expect.poll(() => answer !== undefined).toBe(true)
  await expect(page.getByText('Article Successfully Deleted')).toHaveCount(0)
  answer?.()
  await expect(dialog(page).getByRole('heading', { name: 'Article Successfully Deleted' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL('/')
  await page.unroute(`**/api/articles/id/${id}`)
  await page.goto('/my-articles')
  await expect(page.getByRole('heading', { name: 'No articles available.' })).toBeVisible()
})

test('a long article is gone on with where it was left, also on another device', async ({
  page,
  browser,
}) => {
  await signedIn(page)
  const md_content = Array.from(
    { length: 120 },
    (_, index) => `Paragraph ${index} of a long tale about the sea.`,
  )
  const id = await articleBy(page, { md_content: md_content.join('\n\n') })
  await page.goto(`/article/${id}`)
  const pane = page.getByRole('region', { name: 'Text', exact: true })
  await expect(article(page)).toContainText('Paragraph 119')
  await page.waitForTimeout(400)
  const reported = page.waitForRequest(
    (request) => /progress$/.test(request.url()) && request.method() === 'POST',
  )
  await pane.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2))
  await page.waitForTimeout(600)
  const inView = (one: Page) =>
    one.getByRole('region', { name: 'Text', exact: true }).evaluate((element) => {
      const { top } = element.getBoundingClientRect()
      const first = [...element.querySelectorAll('p')].find(
        (line) => line.getBoundingClientRect().bottom > top + 8,
      )
      return Number(/Paragraph (\d+)/.exec(first?.textContent ?? '')?.[1])
    })
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

test('lists and an article are accessible in both themes', { tag: '@full' }, async ({ page }) => {
  const { username } = await signedIn(page)
  const id = await articleBy(page)
  await page.goto(`/articles?author=${username}`)
  await expect(rows(page)).toHaveCount(1)
  await expectAccessibleInBothThemes(page)
  await page.goto(`/article/${id}`)
  await expect(article(page)).toContainText('Added')
  await expectAccessibleInBothThemes(page)
})
