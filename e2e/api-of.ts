import type { Page } from '@playwright/test'
import { expect } from './test'

/** Calls the API as one user. Fails the journey unless the answer is 2xx. */
export type Api = <T>(method: string, path: string, data?: object) => Promise<T>

/** Returns a function that calls the API as the page's signed-in user, without opening any page. */
export async function apiOf(page: Page): Promise<Api> {
  const renewed = await page.request.post('/api/auth2/refresh')
  expect(renewed.ok(), `POST /auth2/refresh: ${renewed.status()} ${await renewed.text()}`).toBe(true)
  const { access_token } = (await renewed.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  return async <T>(method: string, path: string, data?: object): Promise<T> => {
    const answer = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
    return (answer.status() === 204 ? undefined : await answer.json()) as T
  }
}
