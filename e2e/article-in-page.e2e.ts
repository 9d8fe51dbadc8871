import type { Page } from '@playwright/test'
import { hostileMarkdown } from '@wordhoard/reading-html/testing/hostile-html'
import { randomName } from '@wordhoard/testkit/random-name'
import { fetchingPayloads, findPayloadTraces, getAuthHeaders, groupPayloads, watch } from './hostile-page'
import { signInMember } from './people'
import { expect, test, waitForReact } from './test'

// Images are not loaded.
test.use({ allowedErrors: /^request: |net::ERR_FAILED/ })

/** Records every text over 20 characters that scripts have the browser parse, and the files that were fetched. */
async function watchParsing(page: Page) {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    const parsed: string[] = []
    Object.assign(window, { parsed })
    const note = (text: unknown) => {
      if (String(text).length > 20) parsed.push(String(text))
    }
    const { parseFromString } = DOMParser.prototype
    DOMParser.prototype.parseFromString = function (text, type) {
      note(text)
      return parseFromString.call(this, text, type)
    }
    const { insertAdjacentHTML } = Element.prototype
    Element.prototype.insertAdjacentHTML = function (where, text) {
      note(text)
      return insertAdjacentHTML.call(this, where, text)
    }
    const { createContextualFragment } = Range.prototype
    Range.prototype.createContextualFragment = function (text) {
      note(text)
      return createContextualFragment.call(this, text)
    }
    const inner = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!
    Object.defineProperty(Element.prototype, 'innerHTML', {
      ...inner,
      set(text) {
        note(text)
        inner.set!.call(this, text)
      },
    })
  })
  return {
    parsed: () => page.evaluate(() => (window as unknown as { parsed: string[] }).parsed),
    isSanitiserThere: () => fetched.some((path) => /\/sanitise-.*\.js$/.test(path)),
  }
}

/** Navigates inside the client, as an internal link does. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** Returns a title of its own: other journeys publish articles at the same time. */
const titled = (title: string) => `${title} ${randomName()}`

const plain = {
  access_modifier: 'public',
  keywords: '',
  md_content:
    '## The harbour\n\nThe *gulls* were loud, see [another page](/about) or [a site](https://example.org/x).\n\n- nets\n- boats',
}
const textShownIn = (page: Page) => page.getByRole('article').locator('> div').last()

test('an article that came with the page is shown as the browser parsed it; any other article is sanitised', async ({
  page,
  browser,
}) => {
  const { username } = await signInMember(page)
  const headers = await getAuthHeaders(page)
  const title = titled('The tide at Whitby')
  const answer = await page.request.post('/api/articles', { headers, data: { ...plain, title } })
  const { id } = (await answer.json()) as { id: number }
  const visitor = await (await browser.newContext()).newPage()
  const shown: string[] = []
  for (const reader of [page, visitor]) {
    const { parsed, isSanitiserThere } = await watchParsing(reader)
    await reader.goto(`/article/${id}`)
    await waitForReact(reader)
    await expect(reader.getByRole('article').locator('header')).toBeVisible()
    await expect(textShownIn(reader)).toContainText('The gulls were loud')
    await goWithin(reader, '/articles')
    await reader.getByRole('link', { name: title }).first().click()
    await expect(textShownIn(reader)).toContainText('The gulls were loud')
    shown.push(await textShownIn(reader).innerHTML())
    expect(await parsed()).toEqual([])
    expect(isSanitiserThere()).toBe(false)
    await expect(reader.getByRole('article').getByText(username)).toBeVisible()
  }
  // The same article, after starting on another page.
  const { isSanitiserThere } = await watchParsing(page)
  await page.goto('/articles')
  await page.getByRole('link', { name: title }).first().click()
  await expect(textShownIn(page)).toContainText('The gulls were loud')
  expect(isSanitiserThere()).toBe(true)
  const sanitised = await textShownIn(page).innerHTML()
  expect(shown).toEqual([sanitised, sanitised])
})

test('an article that the server failed to clean is sanitised in the browser', async ({ page }) => {
  await signInMember(page)
  const { found } = await watch(page)
  const headers = await getAuthHeaders(page)
  const ids: number[] = []
  const titles = [titled('First'), titled('Second')]
  for (const title of titles) {
    const answer = await page.request.post('/api/articles', { headers, data: { ...plain, title } })
    ids.push(((await answer.json()) as { id: number }).id)
  }
  // Leaves out <base>: wherever it is parsed, the policy refuses it and logs an error.
  const payloads = [...hostileMarkdown.slice(0, 100), ...fetchingPayloads].filter(
    (payload) => !/<base/i.test(payload),
  )
  const html = groupPayloads(payloads).join('\n')
  // An older version than the one in the page, and an article that did not come with the page.
  const changes = [{ html, updated_at: '2020-01-01T00:00:00.000Z' }, { html }]
  for (const [at, change] of changes.entries()) {
    await page.route(`**/api/articles/id/${ids[at]}`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } })
    })
  }
  await page.goto(`/article/${ids[0]}`)
  await expect(textShownIn(page)).toContainText('Before 0.')
  expect(await findPayloadTraces(page)).toEqual([])
  await goWithin(page, '/articles')
  await page.getByRole('link', { name: titles[1]! }).first().click()
  await expect(page).toHaveURL(`/article/${ids[1]}`)
  await expect(textShownIn(page)).toContainText('Before 0.')
  expect(await findPayloadTraces(page)).toEqual([])
  expect(found).toEqual([])
})
