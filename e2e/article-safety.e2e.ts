import { readFileSync } from 'node:fs'
import { hostileMarkdown, MARK } from '@wordhoard/reading-html/testing/hostile-html'
import fixtures from 'dompurify-fixtures/test/fixtures/expect.js'
import { fetchingPayloads, findPayloadTraces, getAuthHeaders, groupPayloads, watch } from './hostile-page'
import { signInMember } from './people'
import { expect, skipOnPhoneUnlessFull, test } from './test'

/** Number of payloads of a test: all of them in a full run, otherwise the same sample every time. */
const SAMPLE = process.env.FULL ? Number.POSITIVE_INFINITY : 120
const seed = Number(process.env.SEED ?? 1)

/** Returns a seeded generator of numbers from 0 to 1 (Park and Miller). */
function randomFrom(start: number): () => number {
  let state = (start % 2147483646) + 1
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

/** The sanitiser's own fixtures, plus any texts in PAYLOADS=file.json. */
const published: readonly string[] = [
  ...fixtures.map(({ payload }) => payload),
  ...(process.env.PAYLOADS ? (JSON.parse(readFileSync(process.env.PAYLOADS, 'utf8')) as string[]) : []),
]

function sampleOf(payloads: readonly string[]): string[] {
  const random = randomFrom(seed)
  const shuffled = payloads
    .map((payload) => ({ payload, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ payload }) => payload)
  return shuffled.slice(0, SAMPLE)
}

// The policy must have nothing to stop: a refusal is logged to the console and fails the journey. Images are not
// loaded.
test.use({ allowedErrors: /^request: |net::ERR_FAILED|status of 404/ })

test('hostile articles do nothing when they are opened and tapped', async ({ page }) => {
  skipOnPhoneUnlessFull(page)
  test.setTimeout(process.env.FULL ? 300_000 : 120_000)
  console.info(`seed ${seed}`)
  await signInMember(page)
  const { found } = await watch(page)
  const headers = await getAuthHeaders(page)
  const payloads = sampleOf([...hostileMarkdown, ...fetchingPayloads, ...published])
  for (const md_content of groupPayloads(payloads)) {
    const data = {
      title: `<img src=x onerror=${MARK}>`,
      access_modifier: 'public',
      keywords: `"><script>${MARK}</script>`,
      md_content,
    }
    const answer = await page.request.post('/api/articles', { headers, data })
    expect(answer.status(), md_content).toBe(201)
    const { id } = (await answer.json()) as { id: number }
    // First the page as the server renders it, then as the client shows it.
    await page.goto(`/article/${id}`, { waitUntil: 'commit' })
    const article = page.getByRole('article')
    await expect(article.getByText('Before 0.', { exact: false }).first()).toBeVisible()
    await expect(article.locator('header')).toBeVisible()
    const places = await article.getByText('tap', { exact: true }).all()
    for (const place of places.slice(0, 3)) await place.click({ force: true, timeout: 15_000 })
    expect(await findPayloadTraces(page), md_content).toEqual([])
    expect(found, md_content).toEqual([])
    await expect(page).toHaveURL(`/article/${id}`)
  }
})

test.describe('without the sanitiser', () => {
  test.use({ allowedErrors: /./ })

  test('the policy alone stops every payload', async ({ page, baseURL }) => {
    skipOnPhoneUnlessFull(page)
    test.setTimeout(120_000)
    console.info(`seed ${seed}`)
    const { found } = await watch(page)
    const served = await page.request.get('/articles')
    const headers = { ...served.headers() }
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) delete headers[name]
    let html = ''
    await page.route(`${baseURL}/raw`, (route) => route.fulfill({ status: 200, headers, body: html }))
    // Leaves out refreshes, which may navigate away. The target then isn't our page, so the policy can't do anything
    // about it.
    const raw = [...hostileMarkdown, ...fetchingPayloads, ...published].filter(
      (payload) => !/http-equiv/i.test(payload),
    )
    for (const payloads of groupPayloads(sampleOf(raw))) {
      html = `<!doctype html><meta charset="utf-8"><title>Raw</title>${payloads}`
      await page.goto('/raw')
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('*')) {
          for (const kind of ['click', 'mouseover', 'focus', 'error', 'load', 'toggle', 'animationstart']) {
            element.dispatchEvent(new Event(kind))
          }
        }
      })
      expect(
        await page.evaluate(() => document.documentElement.hasAttribute('data-ran') || window.name === 'ran'),
        payloads,
      ).toBe(false)
      expect(
        found.filter((trace) => !/^frame: (?:about|chrome-error):|^request: .*(?<!js)$/.test(trace)),
        payloads,
      ).toEqual([])
    }
  })

  test('without the policy too, most payloads run: the check is able to fail', async ({ page }) => {
    skipOnPhoneUnlessFull(page)
    test.setTimeout(120_000)
    console.info(`seed ${seed}`)
    await watch(page)
    let html = ''
    await page.route('**/raw', (route) => route.fulfill({ contentType: 'text/html', body: html }))
    // Leaves out payloads that navigate away before the others have run.
    const raw = [...hostileMarkdown, ...published].filter(
      (payload) => !/http-equiv|location|<base/i.test(payload),
    )
    const groups = groupPayloads(sampleOf(raw))
    let ran = 0
    for (const payloads of groups) {
      html = `<!doctype html><meta charset="utf-8"><title>Raw</title>${payloads}`
      await page.goto('/raw')
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('*')) element.dispatchEvent(new Event('click'))
      })
      if (
        await page.evaluate(() => document.documentElement.hasAttribute('data-ran') || window.name === 'ran')
      ) {
        ran++
      }
      await page.evaluate(() => {
        window.name = ''
      })
    }
    console.info(`${ran} of ${groups.length} pages of payloads ran`)
    expect(ran).toBeGreaterThan(groups.length / 2)
  })
})
