import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { signInMember } from './people'
import { pagesFile } from './server-settings'
import { expect, paste, skipOnPhoneUnlessFull, test } from './test'

const messages = (page: Page) => page.getByRole('region', { name: 'Messages (F8)' })
const editor = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const title = 'The lamplighters who came back'

test('a pasted web address opens its article with title and source', { tag: '@phone' }, async ({ page }) => {
  await signInMember(page)
  await page.goto('/reading-mode')
  await paste(page, { plain: `${readFileSync(pagesFile, 'utf8')}/news` })
  const reader = page.getByRole('article')
  await expect(reader.getByRole('heading', { name: title })).toBeVisible()
  await expect(reader).toContainText('Nora Penhale, The Estuary Post')
  await expect(reader).toContainText('lamp')
  await expect(reader).not.toContainText('We use cookies')
})

test.describe('a refused address', () => {
  test.use({ allowedErrors: /status of 422/ })

  test('stays in the editor, and a message says why', async ({ page }) => {
    skipOnPhoneUnlessFull(page)
    await signInMember(page)
    await page.goto('/reading-mode')
    await paste(page, { plain: 'http://192.168.0.1/router' })
    await expect(messages(page)).toContainText('We can’t open this address.')
    await expect(editor(page)).toHaveText('http://192.168.0.1/router')
  })
})

test('a visitor who pastes an address is told to log in, and keeps it', async ({ page }) => {
  skipOnPhoneUnlessFull(page)
  await page.goto('/reading-mode')
  await paste(page, { plain: 'https://example.org/story' })
  await expect(messages(page)).toContainText('Log in to open web pages here.')
  await expect(editor(page)).toHaveText('https://example.org/story')
})
