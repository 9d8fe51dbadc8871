import { listCachedFiles, listKeptKeys, openApp, waitForShell } from '../app/installed-app'
import { startProductVersion } from '../app/product-version'
import { dialog } from '../page-parts'
import { inDatabase, signInMember } from '../people'
import { expect, test } from '../test'
import { bar, createArticle, sea } from './article-pages'

test('articles written and changed without a server are saved once when it is back, as they were last', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const product = await startProductVersion()
  const { page, context, errors } = await openApp(browser)
  try {
    const { userId } = await signInMember(page)
    // Somebody who comes back to the app has more of it on their device.
    await page.addInitScript(() => {
      if (!localStorage.getItem('visits')) localStorage.setItem('visits', '{"count":1,"lastAt":0}')
    })
    await page.goto(`${product.url}/my-articles`)
    const id = await createArticle(page, { access_modifier: 'private' })
    await page.goto(`${product.url}/article/${id}`)
    await expect(page.getByRole('article')).toContainText('The gulls were loud')
    await waitForShell(page)
    const isKept = async (part: string) => (await listKeptKeys(page)).some((key) => key.includes(part))
    await expect.poll(() => isKept(`/articles/id/${id}`), { timeout: 20_000 }).toBe(true)
    await page.goto(`${product.url}/my-articles`)
    await expect(page.getByRole('link', { name: sea.title })).toBeVisible()
    await expect.poll(() => isKept('/articles/my-articles'), { timeout: 20_000 }).toBe(true)
    const cached = async () => (await listCachedFiles(page)).map(({ path }) => path).join()
    for (const part of ['new-article', 'edit-article', 'article-dialogs', 'markdown-fit'])
      await expect.poll(cached, { timeout: 40_000 }).toContain(`/assets/${part}-`)

    await product.stop()
    await page.goto(`${product.url}/my-articles`)
    await page.getByRole('button', { name: 'New article' }).click()
    await dialog(page).getByLabel('Title').fill('On the train')
    await dialog(page).getByLabel('Text', { exact: true }).fill('A tunnel.')
    await dialog(page).getByRole('button', { name: 'Save Article' }).click()
    const kept = page.getByText('Kept on this device. We’ll save it when you’re online.', { exact: true })
    await expect(kept).toBeVisible()
    const waiting = page.getByRole('region', { name: 'Only on this device' })
    await expect(waiting).toContainText('On the train')
    await expect(page.getByText('Offline: 1 article waiting')).toBeVisible()

    // A reload loses nothing, and it can be written on.
    await page.reload()
    await waiting.getByRole('button', { name: /On the train/ }).click()
    await expect(dialog(page).getByLabel('Text', { exact: true })).toContainText('A tunnel.')
    await dialog(page).getByLabel('Text', { exact: true }).fill('A tunnel, then the sea.')
    await dialog(page).getByRole('button', { name: 'Save Article' }).click()
    await expect(waiting.getByRole('listitem')).toHaveCount(1)

    await page.goto(`${product.url}/article/${id}`)
    await bar(page).getByRole('button', { name: 'Edit' }).click()
    await dialog(page).getByLabel('Title').fill('The tide, later')
    await dialog(page).getByRole('button', { name: 'Update Article' }).click()
    await expect(kept).toBeVisible()
    await bar(page).getByRole('button', { name: 'Edit' }).click()
    await expect(dialog(page).getByLabel('Title')).toHaveValue('The tide, later')
    await expect(dialog(page)).toContainText('Your changes are only on this device.')
    await page.goto(`${product.url}/my-articles`)
    await expect(waiting.getByRole('listitem')).toHaveCount(2)
    expect(errors).toEqual([])

    await product.start()
    await expect(waiting).toBeHidden({ timeout: 40_000 })
    await expect(page.getByRole('link', { name: 'On the train' })).toBeVisible()
    const { rows } = await inDatabase((client) =>
      client.query('SELECT title, md_content FROM article WHERE user_id = $1 ORDER BY id', [userId]),
    )
    expect(rows).toEqual([
      { title: 'The tide, later', md_content: sea.md_content },
      { title: 'On the train', md_content: 'A tunnel, then the sea.' },
    ])
  } finally {
    await context.close()
    await product.remove()
  }
})
