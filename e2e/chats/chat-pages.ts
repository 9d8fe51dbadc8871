import type { Page } from '@playwright/test'
import { inDatabase } from '../people'

export const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true })
export const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true })
export const line = (page: Page, text: string) =>
  messages(page).getByRole('listitem').filter({ hasText: text })
export const newest = (page: Page) => page.getByRole('button', { name: /^Jump to newest/ })
/** Types a message and sends it with the button. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await send(page).click()
}
export const rowsOf = (chatId: number) =>
  inDatabase(async (client) => {
    const sql = 'SELECT content FROM message WHERE chat_id = $1 ORDER BY id'
    return (await client.query<{ content: string }>(sql, [chatId])).rows.map(({ content }) => content)
  })
