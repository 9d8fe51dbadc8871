import type { Page } from '@playwright/test'
import { servePages } from './page-server'
import { expect, expectAccessible, isPhone, tapWord, test, wordPanel } from './test'

const path = '/reading-mode-external'
const message = {
  from: 'wordhoard-extension',
  content: '<h2>The quay</h2><p>She sat on the <em>bank</em> of the river and watched the boats.</p>',
  title: 'A quiet afternoon',
  byline: 'A. Writer, The Post',
  textContent: 'The quay\n\nShe sat on the bank of the river and watched the boats.',
}

/** Opens the page in its waiting state and records the answers that it posts. */
async function openWaiting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const answers: unknown[] = []
    Object.assign(window, { answers })
    addEventListener('message', ({ data }) => data?.from === 'wordhoard' && answers.push(data))
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Waiting for your article' })).toBeVisible()
}

const post = (page: Page, data: unknown) =>
  page.evaluate((posted) => window.postMessage(posted, location.origin), data)
const answers = (page: Page) => page.evaluate(() => (window as unknown as { answers: unknown[] }).answers)
const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)

test('an article posted by the extension is shown, kept in the session and acknowledged', async ({
  page,
}) => {
  await openWaiting(page)
  await expectAccessible(page)
  await post(page, message)
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('A quiet afternoon')
  await expect(article).toContainText('A. Writer, The Post')
  await expect(article.getByRole('heading', { name: 'The quay' })).toBeVisible()
  await expect.poll(() => answers(page)).toEqual([{ from: 'wordhoard', received: true }])
  expect(await stored(page, 'readingModeText')).toBe(
    '<h2>The quay</h2><p>She sat on the <span class="italic">bank</span> of the river and watched the boats.</p>',
  )
  expect(await stored(page, 'readingModeTitle')).toBe('A quiet afternoon')
  expect(await stored(page, 'readingModeByline')).toBe('A. Writer, The Post')

  await tapWord(page, 'bank')
  await expect(wordPanel(page).getByRole('region', { name: 'Fits this sentence' })).toContainText(
    /slop|land|water/,
  )
  await expectAccessible(page)
})

test('the bar has multi-select, saving and, where needed, the word-info switch, but no editor', {
  tag: '@full',
}, async ({ page }) => {
  await openWaiting(page)
  await post(page, message)
  await expect(page.getByRole('article')).toBeVisible()
  const bar = page.getByRole('region', { name: 'Reading actions' })
  await expect(bar.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await expect(bar.getByRole('switch', { name: 'Word information' })).toHaveCount(isPhone(page) ? 1 : 0)
  await expect(bar.getByRole('link', { name: 'Save article' })).toHaveAttribute(
    'href',
    `/login?from=${encodeURIComponent(path)}`,
  )
  await bar.getByRole('switch', { name: 'Multi' }).click()
  await tapWord(page, 'sat')
  await expect(wordPanel(page)).toContainText('sat on the bank of')
})

test('a text stored in the session is shown at once, and later messages change nothing', {
  tag: '@full',
}, async ({ page }) => {
  await openWaiting(page)
  await post(page, message)
  await expect(page.getByRole('article')).toContainText('watched the boats')
  await page.reload()
  await expect(page.getByRole('article')).toContainText('watched the boats')
  await post(page, { ...message, content: '<p>Another text.</p>', title: 'Another' })
  await page.waitForTimeout(300)
  await expect(page.getByRole('article')).not.toContainText('Another')
  expect(await answers(page)).toEqual([])
})

test('messages from other senders are ignored', async ({ page }) => {
  await openWaiting(page)
  for (const from of ['another-extension', '', null, 3, ['wordhoard-extension']])
    await post(page, { ...message, from })
  for (const other of ['wordhoard-extension', null, 7, [message]]) await post(page, other)
  // A frame of the same origin is still another window.
  await page.evaluate(() => document.body.append(document.createElement('iframe')))
  await page.frames()[1]!.evaluate((posted) => parent.postMessage(posted, '*'), message)
  await page.evaluate(
    (posted) =>
      window.dispatchEvent(
        new MessageEvent('message', { data: posted, source: window, origin: 'https://example.org' }),
      ),
    message,
  )
  await page.waitForTimeout(400)
  await expect(page.getByRole('heading', { name: 'Waiting for your article' })).toBeVisible()
  expect(await answers(page)).toEqual([])
  expect(await stored(page, 'readingModeText')).toBe(null)
})

test.describe('another site', () => {
  test.use({ allowedErrors: /^request: http:\/\/localhost/ })

  test('cannot post from a window that opened the page', async ({ page, baseURL }) => {
    const site = await servePages()
    await page.goto(`${site.origin}/empty`)
    const opened = page.waitForEvent('popup')
    await page.evaluate(
      ([url, posted]) => {
        const child = window.open(url as string)
        setInterval(() => child?.postMessage(posted, '*'), 50)
      },
      [`${baseURL}${path}`, message],
    )
    const reader = await opened
    await expect(reader.getByRole('heading', { name: 'Waiting for your article' })).toBeVisible()
    await reader.waitForTimeout(500)
    expect(await stored(reader, 'readingModeText')).toBe(null)
    await site.close()
  })
})

test('a message that is not an article is refused with an explanation, and a good one is still accepted', async ({
  page,
}) => {
  await openWaiting(page)
  await post(page, { from: message.from, content: { html: '<p>x</p>' }, title: ['a'], byline: 1 })
  await expect(page.getByRole('heading', { name: 'We couldn’t read that page' })).toBeVisible()
  expect(await answers(page)).toEqual([])
  await page.evaluate(() =>
    window.postMessage(
      { from: 'wordhoard-extension', content: 'a'.repeat(5 * 1024 * 1024 + 1) },
      location.origin,
    ),
  )
  await post(page, { from: message.from, content: '<script>1</script><style>p{}</style>', textContent: '' })
  await expect(page.getByRole('heading', { name: 'We couldn’t read that page' })).toBeVisible()
  await post(page, message)
  await expect(page.getByRole('article')).toContainText('watched the boats')
})

test('when no HTML is left after cleaning, the plain text is shown', { tag: '@full' }, async ({ page }) => {
  await openWaiting(page)
  await post(page, {
    ...message,
    content: '<script>document.title = "hacked"</script>',
    title: null,
    byline: null,
  })
  const article = page.getByRole('article')
  await expect(article.locator('p', { hasText: 'She sat on the bank' })).toBeVisible()
})

test('after a while the page says that nothing has arrived, and keeps waiting', { tag: '@full' }, async ({
  page,
}) => {
  await page.clock.install()
  await openWaiting(page)
  await page.clock.fastForward(13_000)
  await expect(page.getByRole('heading', { name: 'Your article hasn’t arrived yet' })).toBeVisible()
  await expect(page.getByText(new URL(page.url()).origin)).toBeVisible()
  await expectAccessible(page)
  await post(page, message)
  await expect(page.getByRole('article')).toContainText('watched the boats')
})

const payloads = [
  `<script>hacked()</script>`,
  `<img src=x onerror=hacked()>`,
  `<IMG """><SCRIPT>hacked()</SCRIPT>">`,
  `<svg/onload=hacked()>`,
  `<svg><script>hacked()</script></svg>`,
  `<svg><animate onbegin=hacked() attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:hacked()"><text x=20 y=20>tap</text></a></svg>`,
  `<svg><use href="data:image/svg+xml;base64,PHN2ZyBpZD0neCcgeG1sbnM9J2h0dHA6Ly93d3cudzMub3JnLzIwMDAvc3ZnJz48c2NyaXB0PmhhY2tlZCgpPC9zY3JpcHQ+PC9zdmc+#x"></use></svg>`,
  `<svg></p><style><g title="</style><img src onerror=hacked()>">`,
  `<math><mi xlink:href="javascript:hacked()">tap</mi></math>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hacked()&gt;">`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=hacked()></style></annotation-xml></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=hacked()>`,
  `<a href="javascript:hacked()">tap</a>`,
  `<a href="java&#x09;script:hacked()">tap</a>`,
  `<a href=" &#14; javascript:hacked()">tap</a>`,
  `<iframe src="javascript:parent.hacked()"></iframe>`,
  `<iframe srcdoc="<script>parent.hacked()</script>"></iframe>`,
  `<object data="javascript:hacked()"></object><embed src="javascript:hacked()">`,
  `<noscript><p title="</noscript><img src=x onerror=hacked()>"></noscript>`,
  `<template><img src=x onerror=hacked()></template>`,
  `<details open ontoggle=hacked()>tap</details>`,
  `<video><source onerror=hacked()></video><audio src=x onerror=hacked()></audio>`,
  `<input autofocus onfocus=hacked()><select autofocus onfocus=hacked()><textarea autofocus onfocus=hacked()>`,
  `<div style="animation-name:x" onanimationstart=hacked()>tap</div><style>@keyframes x{}</style>`,
  `<meta http-equiv=refresh content="0;url=javascript:hacked()"><base href="javascript:hacked()//">`,
  `<link rel=stylesheet href="data:text/css,body{display:none}"><style>@import 'data:text/css,body{display:none}'</style>`,
  `<button form=x formaction="javascript:hacked()">tap</button><form id=x action="javascript:hacked()"></form>`,
  `<form id=body><input name=attributes><input name=parentNode></form>`,
  `<img name=getElementById><img id=location><a id=defaultView></a>`,
  `<p id="root">tap</p><div id="main">tap</div>`,
  `<xmp><p title="</xmp><img src=x onerror=hacked()>"></xmp>`,
  `<!--><img src=x onerror=hacked()>-->`,
  `<![CDATA[><img src=x onerror=hacked()>]]>`,
  `<p onclick=hacked() onmouseover=hacked() onpointerdown=hacked()>tap</p>`,
]

test.describe('hostile messages', { tag: '@full' }, () => {
  // The policy must have nothing to stop: a refusal is logged to the console and fails the journey.
  test('run nothing, even when tapped, and leave only readable content', async ({ page }) => {
    await openWaiting(page)
    await page.evaluate(() => {
      Object.assign(window, { hacked: () => document.documentElement.setAttribute('data-hacked', '') })
    })
    const content = payloads.map((payload, index) => `<p>Before ${index}.</p>${payload}`).join('\n')
    const title = `<img src=x onerror=hacked()>`
    await post(page, { ...message, content: `<p>Begin.</p>${payloads[0]}<p>End.</p>`, title, byline: title })
    const article = page.getByRole('article')
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(title)
    // Also in other combinations: one payload may swallow the next.
    const groups = Array.from({ length: 5 }, (_, group) =>
      payloads.filter((_, index) => index % 5 === group).reverse(),
    )
    for (const text of [content, ...groups.map((group) => `<p>Before.</p>${group.join('<p>After.</p>')}`)]) {
      await page.evaluate(() => sessionStorage.clear())
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Waiting for your article' })).toBeVisible()
      await page.evaluate(() => {
        Object.assign(window, { hacked: () => document.documentElement.setAttribute('data-hacked', '') })
      })
      await post(page, { ...message, content: text })
      await expect(article.locator('p').first()).toContainText('Before')
      for (const place of await article.getByText('tap', { exact: true }).all())
        await place.click({ force: true })
      const found = await article.evaluate((element) => ({
        names: [
          ...new Set([...element.querySelectorAll('[class] > div *')].map(({ localName }) => localName)),
        ],
        odd: [...element.querySelectorAll('header ~ div *')].flatMap(({ localName, attributes }) =>
          [...attributes].map(({ name }) => `${localName}.${name}`),
        ),
        hacked: document.documentElement.hasAttribute('data-hacked'),
      }))
      expect(found.hacked, text).toBe(false)
      expect(
        found.names.filter((name) =>
          /script|svg|math|iframe|object|embed|form|input|button|style|template|^a$/.test(name),
        ),
        text,
      ).toEqual([])
      expect(
        found.odd.filter((name) => !/^(span\.class|div\.style|img\.)/.test(name)),
        text,
      ).toEqual([])
    }
    await expect(page).toHaveTitle(/^Reading Mode/)
    await expect(page).toHaveURL(path)
  })
})
