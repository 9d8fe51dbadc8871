import type { Locator, Page } from '@playwright/test'
import type { Api } from '../api-of'

export const words = 'fjord, glacier, moraine, tundra, iceberg, penguin, walrus, lichen, lighthouse, harbour'

export async function importWords(api: Api, list: readonly string[]): Promise<number[]> {
  const { recognised } = await api<{ recognised: { spell_id: number }[] }>('POST', '/main-voc/import', {
    words: list.map((text) => ({ text })),
  })
  return recognised.map(({ spell_id }) => spell_id)
}

export async function createVocabulary(
  api: Api,
  access_modifier: 'private' | 'public',
  list: readonly string[],
) {
  const spell_ids = await importWords(api, list)
  const fields = { name: 'Cold places', description: 'Ice and rock', access_modifier }
  const { id } = await api<{ id: number }>('POST', '/custom-voc/create', fields)
  await api('POST', '/custom-voc/add-spells', { voc_id: id, spell_ids })
  return id
}

export const table = (page: Page) => page.getByRole('table')
export const spells = (page: Page) => table(page).getByRole('link')
export const linksOfSaved = (page: Page) => page.getByRole('list', { name: 'Saved words' }).getByRole('link')
export const bar = (page: Page) => page.getByRole('region', { name: 'Word actions' })

export async function choose(page: Page, button: Locator, item: string): Promise<void> {
  await button.click()
  await page
    .getByRole('menuitem', { name: item })
    .or(page.getByRole('menuitemradio', { name: item }))
    .click()
}
