import type { Page } from '@playwright/test'
import { apiOf } from '../api-of'

interface TestSchool {
  id: number
  slug: string
  classroom: number
}

let schoolCount = 0

/** Makes a school with one classroom, owned by the page's signed-in user. */
export async function createSchool(
  page: Page,
  name = 'Hill School',
  classroom = 'Readers',
): Promise<TestSchool> {
  const api = await apiOf(page)
  const slug = `hill-${process.pid}-${Date.now().toString(36)}-${++schoolCount}`
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
