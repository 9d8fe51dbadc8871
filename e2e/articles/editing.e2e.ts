import type { Page } from '@playwright/test'
import { apiOf } from '../api-of'
import { dialog } from '../page-parts'
import { inDatabase, signInMember } from '../people'
import { expect, expectAccessible, isPhone, test } from '../test'
import { article, bar, createArticle, rows, sea } from './article-pages'

test.describe('without an answer from the server', () => {
  test.use({ allowedErrors: /Failed to load resource/ })

  test('a list says so and tries again on request', { tag: '@full' }, async ({ page }) => {
    await signInMember(page)
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

  test('the editor keeps the text, gives the reason, and saves on the next try', async ({ page }) => {
    await signInMember(page)
    await page.goto('/my-articles')
    await page.getByRole('button', { name: 'New article' }).click()
    await dialog(page).getByLabel('Title').fill('Kept')
    await dialog(page).getByRole('button', { name: 'Save Article' }).click()
    await expect(dialog(page).getByText('No content to save')).toBeVisible()
    await dialog(page).getByLabel('Text', { exact: true }).fill('Words.')
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

test('an article is saved once, though the page was closed before the server answered', async ({ page }) => {
  const { userId } = await signInMember(page)
  const titles = () =>
    inDatabase(async (client) => {
      const sql = 'SELECT title FROM article WHERE user_id = $1'
      return (await client.query<{ title: string }>(sql, [userId])).rows.map(({ title }) => title)
    })
  await page.goto('/my-articles')
  await page.getByRole('button', { name: 'New article' }).click()
  await dialog(page).getByLabel('Title').fill('On the train')
  await dialog(page).getByLabel('Text', { exact: true }).fill('A tunnel, then the sea.')
  // The server saves it, and its answer is lost on the way.
  await page.route('**/api/articles', async (route) => void (await route.fetch()))
  await dialog(page).getByRole('button', { name: 'Save Article' }).click()
  await expect.poll(titles).toEqual(['On the train'])
  const after = await page.context().newPage()
  await page.close()
  await after.goto('/my-articles')
  await after.getByRole('button', { name: 'New article' }).click()
  await expect(dialog(after).getByLabel('Title')).toHaveValue('On the train')
  await dialog(after).getByRole('button', { name: 'Save Article' }).click()
  await expect(article(after).getByRole('heading', { level: 1 })).toHaveText('On the train')
  expect(await titles()).toEqual(['On the train'])
})

test('an article is edited next to its preview, and Back closes the editor', async ({ page }) => {
  await signInMember(page)
  const id = await createArticle(page)
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

test('unsaved changes survive a reload and can be discarded', { tag: '@full' }, async ({ page }) => {
  await signInMember(page)
  const id = await createArticle(page)
  await page.goto(`/article/${id}`)
  await bar(page).getByRole('button', { name: 'Edit' }).click()
  await text(page).fill('Half a sentence')
  await page.reload()
  await bar(page).getByRole('button', { name: 'Edit' }).click()
  await expect(text(page)).toHaveText('Half a sentence')
  await expect(dialog(page).getByText(/^These are your unsaved changes from \d/)).toBeVisible()
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
  await expect(text(page)).toHaveText('A whole sentence.')
  await expect(dialog(page).getByText(/unsaved changes from/)).toHaveCount(0)
})

test.describe('two editors', () => {
  test.use({ allowedErrors: /status of 409/ })

  test('the later one is warned, sees the other version, and decides', async ({ page }) => {
    await signInMember(page)
    const api = await apiOf(page)
    const { id } = await api<{ id: number }>('POST', '/articles', sea)
    await page.goto(`/article/${id}`)
    await bar(page).getByRole('button', { name: 'Edit' }).click()
    await text(page).fill('Mine.')
    await api('PUT', `/articles/id/${id}`, { ...sea, title: 'Theirs', md_content: 'Theirs **too**.' })
    await dialog(page).getByRole('button', { name: 'Update Article' }).click()
    const notice = dialog(page)
      .getByRole('alert')
      .filter({ hasText: 'This article was changed somewhere else' })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'See the other version' }).click()
    await expect(dialog(page).getByRole('region', { name: 'The other version' })).toContainText('Theirs too.')
    await expectAccessible(page)
    await notice.getByRole('button', { name: 'Back to my version' }).click()
    await expect(text(page)).toHaveValue('Mine.')
    // Saving again without a decision would only repeat the warning.
    await dialog(page).getByRole('button', { name: 'Update Article' }).click()
    await expect(notice).toBeVisible()
    expect(await api('GET', `/articles/id/${id}`)).toMatchObject({ title: 'Theirs' })
    await notice.getByRole('button', { name: 'Replace it with mine' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(article(page)).toContainText('Mine.')
    expect(await api('GET', `/articles/id/${id}`)).toMatchObject({ title: sea.title, md_content: 'Mine.' })
  })
})

test('deleting requires typing the word, waits for the server and leads home', { tag: '@full' }, async ({
  page,
}) => {
  await signInMember(page)
  const id = await createArticle(page)
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
