import { apiOf } from '../api-of'
import { otherPage } from '../page-parts'
import { inDatabase, signInMember } from '../people'
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from '../test'
import { article, createArticle, rows, sea } from './article-pages'

test('articles are found by words, level, author and how hard they are, and the address keeps all of it', async ({
  page,
  browser,
}) => {
  const { username } = await signInMember(page)
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
  await find.getByRole('button', { name: /^Filter/ }).click()
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await panel.getByLabel('Author', { exact: true }).fill(username)
  await expect(rows(page)).toHaveText(['Walking the dales', 'Tea at four', 'Herring gulls'])
  await expect(page.getByText('3 articles')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Articles' })).toContainText(
    /(Easy for you|Just right|Hard for you)You know about \d+%/,
  )
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await find.getByLabel('Search titles and keywords').fill('birds')
  await expect(rows(page)).toHaveText(['Walking the dales', 'Herring gulls'])
  await expect(page).toHaveURL(/search=birds/)
  await expectAccessible(page)
  await find.getByRole('button', { name: 'Filter 1 chosen' }).press('Enter')
  await panel.getByLabel('How hard').selectOption('easy')
  await expect(page.getByRole('heading', { name: 'No articles available.' })).toBeVisible()
  await page.keyboard.press('Escape')
  // The closed panel gives the focus back a moment later.
  await expect(find.getByRole('button', { name: 'Filter 2 chosen' })).toBeFocused()
  await find.getByRole('button', { name: `Remove: By ${username}` }).press('Enter')
  await expect(find.getByRole('button', { name: 'Remove: Easy for you' })).toBeFocused()
  await expect(page).toHaveURL('/articles?search=birds&fit=easy')
  await expectAccessibleInBothThemes(page)
  await find.getByRole('button', { name: 'Clear filters' }).press('Enter')
  await expect(page).toHaveURL('/articles')
  await expect(find.getByRole('button', { name: /^Filter/ })).toBeFocused()
  await page.goto(`/articles?author=${username}&level=C2`)
  await expect(page.getByRole('heading', { name: 'No articles available.' })).toBeVisible()
  await find.getByRole('button', { name: 'Remove: C2' }).click()
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('link', { name: 'food' }).click()
  await expect(page).toHaveURL('/articles?search=food')

  const other = await otherPage(browser, page)
  await other.goto(`/articles?author=${username}`)
  await expect(rows(other)).toHaveCount(3)
  await other.getByRole('button', { name: /^Filter/ }).click()
  await expect(other.getByRole('button', { name: 'B1', exact: true })).toBeVisible()
  await expect(other.getByLabel('How hard')).toHaveCount(0)
  await other.keyboard.press('Escape')
  await expect(other.getByRole('list', { name: 'Articles' })).not.toContainText('You know about')
  await rows(other).getByRole('link', { name: 'Tea at four' }).click()
  await expect(article(other)).toContainText('mended their nets')
  await other.context().close()
})

test('a page lists fifty articles and links to the next', { tag: '@full' }, async ({ page, browser }) => {
  const { userId, username } = await signInMember(page)
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
  // By date, the next page is found by its place, and its address can be opened again.
  const visitor = await otherPage(browser, page)
  await visitor.goto(`/articles?author=${username}`)
  const next = visitor.getByRole('link', { name: 'Next page' })
  await next.click()
  await expect(rows(visitor).first()).toHaveText('Tale 70')
  await expect(visitor).toHaveURL(/page=2&before=\d+$/)
  await visitor.reload()
  await expect(rows(visitor).first()).toHaveText('Tale 70')
  await next.click()
  await expect(rows(visitor).first()).toHaveText('Tale 20')
  await expect(rows(visitor)).toHaveCount(20)
  await visitor.context().close()
  await page.goto('/my-articles?page=9')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Articles')
  await expect(rows(page)).toHaveCount(20)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('lists and an article are accessible in both themes', { tag: '@full' }, async ({ page }) => {
  const { username } = await signInMember(page)
  const id = await createArticle(page)
  await page.goto(`/articles?author=${username}`)
  await expect(rows(page)).toHaveCount(1)
  await expectAccessibleInBothThemes(page)
  await page.goto(`/article/${id}`)
  await expect(article(page)).toContainText('Added')
  await expectAccessibleInBothThemes(page)
})
