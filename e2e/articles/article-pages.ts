import type { Page } from '@playwright/test'
import { expect } from '../test'

/** Returns a function that calls the API as the page's signed-in user. Leaves the page at their articles. */
export async function apiOf(page: Page) {
  const asked = page.waitForRequest((request) => /\/api\/articles\/my-articles/.test(request.url()))
  await page.goto('/my-articles')
  const { authorization = '' } = (await asked).headers()
  return async <T>(method: string, path: string, data?: object): Promise<T> => {
    const answer = await page.request.fetch(`/api${path}`, { method, headers: { authorization }, data })
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
    return (answer.status() === 204 ? undefined : await answer.json()) as T
  }
}

export const sea = {
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

export async function articleBy(page: Page, change: Partial<typeof sea> = {}): Promise<number> {
  const api = await apiOf(page)
  return (await api<{ id: number }>('POST', '/articles', { ...sea, ...change })).id
}

export const article = (page: Page) => page.getByRole('article')
export const bar = (page: Page) => page.getByRole('region', { name: 'Article actions' })
export const rows = (page: Page) =>
  page.getByRole('list', { name: 'Articles' }).getByRole('heading', { level: 2 })
