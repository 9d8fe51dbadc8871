import type { Page } from '@playwright/test'
import { apiOf } from '../api-of'

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

export async function createArticle(page: Page, change: Partial<typeof sea> = {}): Promise<number> {
  const api = await apiOf(page)
  return (await api<{ id: number }>('POST', '/articles', { ...sea, ...change })).id
}

export const article = (page: Page) => page.getByRole('article')
export const bar = (page: Page) => page.getByRole('region', { name: 'Article actions' })
export const rows = (page: Page) =>
  page.getByRole('list', { name: 'Articles' }).getByRole('heading', { level: 2 })
