import type { Page } from '@playwright/test'
import { apiOf } from './api-of'
import { signInMember } from './people'
import { expect, expectAccessible, tapWord, test, waitForReact, wordPanel } from './test'

const text = 'In spring he walked along the bank of the river and stopped there for a while.'

test('an author chooses the meaning of a word, and every reader sees it first', async ({ page, browser }) => {
  await signInMember(page)
  const api = await apiOf(page)
  const { id } = await api<{ id: number }>('POST', '/articles/', {
    title: 'By the river',
    md_content: text,
    access_modifier: 'public',
  })
  const senses = page.waitForResponse((answer) => answer.url().endsWith(`/articles/id/${id}/senses`))
  await page.goto(`/article/${id}`)
  await (await senses).finished()
  await tapWord(page, 'bank')
  const panel = wordPanel(page)
  await panel.getByRole('button', { name: /^This meaning fits: a business that keeps people/ }).click()
  const chosen = panel.getByRole('region', { name: 'Your choice for every reader' })
  await expect(chosen).toContainText('a business that keeps people’s money safe')
  await expectAccessible(page)
  await expect
    .poll(() => api<{ senses: object[] }>('GET', `/articles/id/${id}/senses`))
    .toMatchObject({ senses: [{ form: 'bank' }] })

  const context = await browser.newContext()
  const visitor = await context.newPage()
  const known = visitor.waitForResponse((answer) => answer.url().endsWith(`/articles/id/${id}/senses`))
  await visitor.goto(`/article/${id}`)
  await waitForReact(visitor)
  await (await known).finished()
  await tapWord(visitor, 'bank')
  const authors = wordPanel(visitor).getByRole('region', { name: 'Chosen by the author' })
  await expect(authors).toContainText('a business that keeps people’s money safe')
  await expect(authors.getByRole('button', { name: 'Undo choice' })).toHaveCount(0)
  await context.close()

  await chosen.getByRole('button', { name: 'Undo choice' }).click()
  await expect(panel.getByRole('region', { name: 'Fits this sentence' })).toContainText(
    'the land along the side',
  )
})

/** Holds back what a pattern of addresses matches until the returned function is called. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a tap before its code is there counts, and a later one stays when the author’s meanings arrive', async ({
  page,
}) => {
  await signInMember(page)
  const api = await apiOf(page)
  const content = { title: 'By the river', md_content: text, access_modifier: 'private' }
  const { id } = await api<{ id: number }>('POST', '/articles/', content)
  const releaseTaps = await hold(page, '**/assets/taps-*.js')
  const releaseSenses = await hold(page, `**/articles/id/${id}/senses`)
  await page.goto(`/article/${id}`)
  await waitForReact(page)
  const panel = wordPanel(page)
  const heading = (word: string) => panel.getByRole('heading', { name: word, exact: true })
  await tapWord(page, 'river')
  await expect(heading('river')).toHaveCount(0)
  releaseTaps()
  await expect(heading('river')).toBeVisible()
  await tapWord(page, 'bank')
  await expect(heading('bank')).toBeVisible()
  releaseSenses()
  await expect(panel.getByRole('button', { name: /^This meaning fits/ }).first()).toBeVisible()
  await expect(heading('bank')).toBeVisible()
})
