import type { Page } from '@playwright/test'
import { expect } from '../test'

interface TestSchool {
  id: number
  slug: string
  classroom: number
}

/** Returns a function that calls the API as the page's signed-in user. Leaves the page at their schools. */
export async function apiOf(page: Page) {
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/school/mine'))
  await page.goto('/schools')
  const { authorization = '' } = (await asked).headers()
  return async <T>(method: string, path: string, data?: object): Promise<T> => {
    const answer = await page.request.fetch(`/api${path}`, {
      method,
      headers: { authorization },
      ...(data && { data }),
    })
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
    return (answer.status() === 204 ? undefined : await answer.json()) as T
  }
}

let founded = 0

/** Makes a school with one classroom, owned by the page's signed-in user. */
export async function schoolOf(page: Page, name = 'Hill School', classroom = 'Readers'): Promise<TestSchool> {
  const api = await apiOf(page)
  const slug = `hill-${process.pid}-${Date.now().toString(36)}-${++founded}`
  const { id } = await api<{ id: number }>('POST', '/school', {
    name,
    description: 'Evening classes',
    username: slug,
  })
  const made = await api<{ id: number }>('POST', '/school/classroom', {
    school_id: id,
    name: classroom,
    description: 'One text a week',
  })
  return { id, slug, classroom: made.id }
}

export const table = (page: Page, name: string) => page.getByRole('table', { name: new RegExp(`^${name}`) })
/** Returns a table's rows without its headings, which a phone doesn't show. */
export const entries = (page: Page, name: string) =>
  table(page, name)
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') })
export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
