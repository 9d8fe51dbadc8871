import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import fixtures from 'dompurify-fixtures/test/fixtures/expect.js'
import { hostileMarkdown, MARK } from '../apps/api/src/modules/articles/hostile-html.fixture'
import { signedIn } from './people'
import { expect, test } from './test'

/** What a browser would fetch, and what markup meets: hosts that nobody has. */
const CANARY = 'canary.invalid'
/** Payloads in one article: together they also break out of each other. */
const IN_ONE = 24
/** Of all payloads those that a run takes, by a seed that is printed. */
const SAMPLE = process.env.FULL ? Number.POSITIVE_INFINITY : 240
const seed = Number(process.env.SEED ?? Date.now() % 1e6)

/** Numbers from 0 to 1 that a seed determines (Park and Miller's generator). */
function randomFrom(start: number): () => number {
  let state = (start % 2147483646) + 1
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

/** More of what the generator of the server's tests does not make: elements that fetch, and scripts by other names. */
const fetching = [
  `<img src="x" srcset="https://${CANARY}/a.png 1x">`,
  `<script src="https://${CANARY}/a.js"></script>`,
  `<link rel="stylesheet" href="https://${CANARY}/a.css"><link rel="preload" as="script" href="https://${CANARY}/b.js">`,
  `<iframe src="https://${CANARY}/"></iframe><embed src="https://${CANARY}/a"><object data="https://${CANARY}/b"></object>`,
  `<video src="https://${CANARY}/a" poster="https://${CANARY}/p" autoplay></video><audio src="https://${CANARY}/a" autoplay></audio>`,
  `<input type="image" src="https://${CANARY}/i"><body background="https://${CANARY}/b">`,
  `<p style="background:url(https://${CANARY}/s)">x</p><style>@import 'https://${CANARY}/c.css';</style>`,
  `<svg><image href="https://${CANARY}/i"/><use href="https://${CANARY}/u#x"/><feImage href="https://${CANARY}/f"/></svg>`,
  `<meta http-equiv="refresh" content="0;url=https://${CANARY}/"><base href="https://${CANARY}/">`,
  `<form action="https://${CANARY}/"><button autofocus onfocus=this.click()>x</button></form>`,
  `<portal src="https://${CANARY}/"></portal><frameset><frame src="https://${CANARY}/"></frameset>`,
  `<a href="https://${CANARY}/" ping="https://${CANARY}/p" target=_self>tap</a>`,
]

/** The sanitiser's own fixtures, and with PAYLOADS=file.json (a list of texts) whatever else is to be tried. */
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

function together(payloads: readonly string[]): string[] {
  const texts: string[] = []
  for (let at = 0; at < payloads.length; at += IN_ONE) {
    const parts = payloads
      .slice(at, at + IN_ONE)
      .map((payload, index) => `Before ${index}.\n\n${payload}\n\ntap`)
    texts.push(parts.join('\n\n'))
  }
  return texts
}

/** Notes whatever a page is made to do: calls of the mark, dialogs, windows, and requests that no article may cause. */
async function watch(page: Page): Promise<{ found: string[] }> {
  const found: string[] = []
  await page.addInitScript(
    (name) => {
      const tell = () => {
        document.documentElement?.setAttribute('data-ran', '')
        window.name = 'ran'
      }
      Object.assign(window, { [name]: tell })
    },
    MARK.replace('()', ''),
  )
  page.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => found.push(`window: ${popup.url()}`))
  page.on('framenavigated', (frame) => frame !== page.mainFrame() && found.push(`frame: ${frame.url()}`))
  // Pictures are shown from wherever they are, as the rules have it; nothing leaves this machine here.
  await page.route(
    (url) => /^https?:$/.test(url.protocol) && url.hostname !== '127.0.0.1',
    (route) => {
      if (route.request().resourceType() !== 'image') found.push(`request: ${route.request().url()}`)
      return route.abort()
    },
  )
  return { found }
}

/** What has run; what stands there that could. */
async function traces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    if (document.documentElement.hasAttribute('data-ran') || window.name === 'ran') faults.push('ran')
    for (const element of document.querySelectorAll('article *, .server-content *')) {
      if (
        /^(script|iframe|object|embed|form|base|link|meta|svg|math|style|template)$/.test(element.localName)
      ) {
        // The icons of the screen are its own.
        if (!element.closest('button, a[class], header')) faults.push(element.localName)
      }
      for (const { name, value } of element.attributes) {
        if (/^on|^(srcdoc|ping|formaction)$/.test(name)) faults.push(`${element.localName} ${name}=${value}`)
        if (
          /^(href|src|action)$/.test(name) &&
          !/^(\/(?!\/)|https:\/\/|data:image\/(png|jpeg|gif|webp);base64,)/i.test(value)
        ) {
          faults.push(`${element.localName} ${name}=${value}`)
        }
      }
    }
    return faults
  })
}

async function authorised(page: Page): Promise<Record<string, string>> {
  const asked = page.waitForRequest((request) => /\/api\/articles\/my-articles/.test(request.url()))
  await page.goto('/my-articles')
  return { authorization: (await asked).headers().authorization ?? '' }
}

// The policy must have nothing to stop: it would say so on the console, which fails a journey. Pictures are not loaded.
test.use({ allowedFaults: /^request: |net::ERR_FAILED|status of 404/ })

test('hostile articles do nothing when they are opened and tapped', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'The size of the window makes no difference')
  test.setTimeout(120_000)
  console.info(`seed ${seed}`)
  await signedIn(page)
  const { found } = await watch(page)
  const headers = await authorised(page)
  for (const md_content of together([...sampleOf([...hostileMarkdown, ...fetching]), ...published])) {
    const data = {
      title: `<img src=x onerror=${MARK}>`,
      access_modifier: 'public',
      keywords: `"><script>${MARK}</script>`,
      md_content,
    }
    const answer = await page.request.post('/api/articles', { headers, data })
    expect(answer.status(), md_content).toBe(201)
    const { id } = (await answer.json()) as { id: number }
    // First as the server writes the page, then as the client shows it.
    await page.goto(`/article/${id}`, { waitUntil: 'commit' })
    const article = page.getByRole('article')
    await expect(article.getByText('Before 0.', { exact: false }).first()).toBeVisible()
    await expect(article.locator('header')).toBeVisible()
    const places = await article.getByText('tap', { exact: true }).all()
    for (const place of places.slice(0, 3)) await place.click({ force: true, timeout: 2000 })
    expect(await traces(page), md_content).toEqual([])
    expect(found, md_content).toEqual([])
    await expect(page).toHaveURL(`/article/${id}`)
  }
})

test.describe('with the sanitiser switched off', () => {
  test.use({ allowedFaults: /./ })

  test('the policy alone lets nothing run', async ({ page, baseURL }, { project }) => {
    test.skip(project.name === 'phone', 'The size of the window makes no difference')
    test.setTimeout(120_000)
    console.info(`seed ${seed}`)
    const { found } = await watch(page)
    const served = await page.request.get('/articles')
    const headers = { ...served.headers() }
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) delete headers[name]
    let html = ''
    await page.route(`${baseURL}/raw`, (route) => route.fulfill({ status: 200, headers, body: html }))
    // Forms and refreshes may lead away; what they lead to is no script of ours, and that is all that a policy can do.
    const raw = [...hostileMarkdown, ...fetching, ...published].filter(
      (payload) => !/http-equiv/i.test(payload),
    )
    for (const payloads of together(sampleOf(raw))) {
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
        found.filter((fault) => !/^frame: (?:about|chrome-error):|^request: .*(?<!js)$/.test(fault)),
        payloads,
      ).toEqual([])
    }
  })

  test('without the policy as well they would run: the check can fail', async ({ page }, { project }) => {
    test.skip(project.name === 'phone', 'The size of the window makes no difference')
    await watch(page)
    await page.route('**/raw', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<title>Raw</title><img src=x onerror=${MARK}>` }),
    )
    await page.goto('/raw')
    await expect.poll(() => page.evaluate(() => window.name)).toBe('ran')
  })
})
