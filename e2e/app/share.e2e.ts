import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { signInMember } from '../people'
import { pagesFile } from '../server-settings'
import { expect, test } from '../test'
import { openApp, waitForShell } from './installed-app'

interface Shared {
  readonly title?: string
  readonly text?: string
  readonly url?: string
  readonly file?: { readonly name: string; readonly type: string; readonly content: string }
}

/** Shares something as the system does: it sends a form, which the service worker takes. */
async function share(page: Page, shared: Shared): Promise<void> {
  await page.evaluate(({ title = '', text = '', url = '', file }) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' })
    for (const [name, value] of Object.entries({ title, text, url })) {
      const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
      form.append(field)
    }
    const files = new DataTransfer()
    if (file) files.items.add(new File([file.content], file.name, { type: file.type }))
    form.append(
      Object.assign(document.createElement('input'), { type: 'file', name: 'file', files: files.files }),
    )
    document.body.append(form)
    form.submit()
  }, shared)
}

test('a text, a file and a page that are shared land in the reader; a page waits until its reader has logged in', async ({
  browser,
  baseURL,
}) => {
  const { page, context, errors } = await openApp(browser)
  try {
    await page.goto(`${baseURL}/about`)
    await waitForShell(page)
    await share(page, { title: 'Tides', text: 'The tide was out, and the harbour smelt of rope.' })
    const article = page.getByRole('article')
    await expect(article).toContainText('smelt of rope')
    await expect(article.getByRole('heading', { level: 1 })).toHaveText('Tides')
    await expect(page).toHaveURL(`${baseURL}/reading-mode`)

    await share(page, { file: { name: 'keeper.txt', type: 'text/plain', content: 'The keeper rowed home.' } })
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveText(
      'The keeper rowed home.',
    )
    await expect(page.getByText('keeper.txt replaced your text.', { exact: true })).toBeVisible()

    const address = `${readFileSync(pagesFile, 'utf8')}/news`
    await share(page, { text: `News of the day ${address}` })
    await expect(page).toHaveURL(`${baseURL}/login?from=%2Freading-mode%3Fshared`)
    await expect(
      page.getByText('Log in to read this page here. We’ve kept it for you.', { exact: true }),
    ).toBeVisible()
    await signInMember(page)
    await page.goto(`${baseURL}/reading-mode?shared`)
    await expect(article).toBeVisible()
    await expect(page).toHaveURL(`${baseURL}/reading-mode`)
    expect(errors).toEqual([])
  } finally {
    await context.close()
  }
})
