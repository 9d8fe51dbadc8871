import type { Page } from '@playwright/test'
import { create } from 'qrcode'
import { port } from './server-settings'
import { expect, expectAccessible, isPhone, layoutShift, test } from './test'

/** Number of light modules around a code on each side, as ISO/IEC 18004 requires. */
const QUIET_ZONE = 4
const site = `http://127.0.0.1:${port}`
const pages: [path: string, title: RegExp, heading: string][] = [
  ['/', /reading$/, 'Read what you like. Keep the words.'],
  ['/about', /^About \| /, 'Learn English by reading it'],
  ['/privacy-policy', /^Privacy Policy \| /, 'Privacy Policy'],
  ['/terms-of-service', /^Terms of Service \| /, 'Terms of Service'],
  ['/who-sees-what', /^Who sees what \| /, 'Who sees what'],
  ['/security-disclosure-policy', /^Security Disclosure Policy \| /, 'Security Disclosure Policy'],
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, title, heading] of pages) {
    test(`${path} can be read and has its metadata`, { tag: path === '/' ? [] : '@full' }, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading.replace('. K', '.K'))
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About' })).toBeVisible()
      const head = (selector: string, attribute = 'content') =>
        page.locator(`head ${selector}`).getAttribute(attribute)
      expect(await head('link[rel=canonical]', 'href')).toBe(site + path)
      expect(await head('meta[property="og:url"]')).toBe(site + path)
      expect(await head('meta[property="og:title"]')).toMatch(title)
      const description = await head('meta[name=description]')
      expect(description?.length).toBeGreaterThan(60)
      expect(description?.length).toBeLessThanOrEqual(160)
      expect(await head('meta[property="og:description"]')).toBe(description)
      const data = await page.locator('script[type="application/ld+json"]').textContent()
      expect(JSON.parse(data ?? '')).toMatchObject({ '@context': 'https://schema.org' })
      expect(await page.locator('#root').innerHTML()).not.toMatch(/\{\{|\sstyle="/)
    })
  }

  test('the About page states the price 0 in USD', async ({ page }) => {
    await page.goto('/about')
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '').mainEntity.offers).toMatchObject({ price: 0, priceCurrency: 'USD' })
  })
})

for (const [path] of pages) {
  test(`${path} is accessible, and nothing moves when the client takes over`, {
    tag: path === '/' ? [] : '@full',
  }, async ({ page }) => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    // The page as served, while the client's code is held back.
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const servedAt = await page.evaluate(async () => {
      // `ready` would not wait for fonts that have not been requested yet.
      const families = ['Literata Variable', 'Inter Variable']
      await Promise.all(families.map((family) => document.fonts.load(`1em "${family}"`)))
      await document.fonts.ready
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      return performance.now()
    })
    const before = await height()
    release()
    await page.waitForLoadState('networkidle')
    expect(await height()).toBe(before)
    expect(await layoutShift(page, servedAt)).toBe(0)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
  })
}

test('text typed before the client has loaded stays', async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await expect(page.getByRole('textbox', { name: 'Your text' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Your text' }).fill('The heron took offence.')
    await route.continue()
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const field = page.getByRole('textbox', { name: 'Your text' })
  await expect(field).toHaveValue('The heron took offence.')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  await expect(page.getByRole('article')).toContainText('took offence')
})

test('the landing page has all its parts, and every call to action leads to registration', async ({
  page,
}) => {
  await page.goto('/')
  for (const name of [
    'Then you forgot it',
    'Read, save, practise',
    'Four ways to use it',
    'How it compares',
    'Learn together',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  const calls = page.getByRole('link', { name: /^Create a free/ })
  expect(await calls.count()).toBeGreaterThanOrEqual(3)
  for (const call of await calls.all()) await expect(call).toHaveAttribute('href', '/registration')
  const figures = page.getByRole('region', { name: 'In figures' })
  await expect(figures).toContainText(/\d{2,}K\+/)
  await expect(figures).toContainText(/faster progress.*88%\+/)
})

test.describe('the carousel', () => {
  const carousel = (page: Page) => page.getByRole('region', { name: 'Example stories' })
  const place = (page: Page, at: number) =>
    expect(carousel(page).getByText(`${at} of 4`, { exact: true })).toBeVisible()

  const isRunning = (page: Page, isIt: boolean) =>
    expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', isIt ? 'off' : 'polite')

  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    await page.mouse.move(1, 1)
    await carousel(page).scrollIntoViewIfNeeded()
  })

  test('advances every five seconds, but not under the pointer', async ({ page }) => {
    await expect(carousel(page).getByRole('button', { name: 'Pause slides' })).toBeVisible()
    await isRunning(page, true)
    await page.clock.runFor(5100)
    await place(page, 2)
    await carousel(page).hover()
    await isRunning(page, false)
    await page.clock.runFor(11_000)
    await place(page, 2)
    await page.mouse.move(1, 1)
    await isRunning(page, true)
    await page.clock.runFor(5100)
    await place(page, 3)
  })

  test('stops while it has the focus, and is controlled by its buttons', { tag: '@full' }, async ({
    page,
  }) => {
    await carousel(page).getByRole('list').focus()
    await page.clock.runFor(11_000)
    await place(page, 1)
    await carousel(page).getByRole('button', { name: 'Next story' }).press('Enter')
    await place(page, 2)
    await carousel(page).getByRole('button', { name: 'Previous story' }).press('Enter')
    await carousel(page).getByRole('button', { name: 'Previous story' }).press('Enter')
    await place(page, 4)
    await expect(carousel(page).getByText('This time you finish the novel')).toBeInViewport()
  })

  test('stops for good with its button', { tag: '@full' }, async ({ page }) => {
    await carousel(page).getByRole('button', { name: 'Pause slides' }).click()
    await page.mouse.move(1, 1)
    await page.clock.runFor(11_000)
    await place(page, 1)
    await expect(carousel(page).getByRole('button', { name: 'Play slides' })).toBeVisible()
  })

  test('never starts by itself for users who prefer reduced motion', { tag: '@full' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await carousel(page).scrollIntoViewIfNeeded()
    await page.clock.runFor(11_000)
    await place(page, 1)
    await carousel(page).getByRole('button', { name: 'Play slides' }).click()
    await page.clock.runFor(5100)
    await place(page, 2)
  })
})

/** Reads the modules shown on the canvas, row by row. */
async function readModules(page: Page, modules: number): Promise<boolean[]> {
  return page.locator('canvas').evaluate(
    (canvas: HTMLCanvasElement, { modules, quiet }) => {
      const context = canvas.getContext('2d')!
      const size = canvas.width / (modules + 2 * quiet)
      return Array.from({ length: modules * modules }, (_, at) => {
        const x = (quiet + (at % modules) + 0.5) * size
        const y = (quiet + Math.floor(at / modules) + 0.5) * size
        return context.getImageData(x, y, 1, 1).data[0]! < 128
      })
    },
    { modules, quiet: QUIET_ZONE },
  )
}

test('/qr before any address shows its QR code, as large as the window allows', async ({ page }) => {
  await page.goto('/qr/word/1?from=board#sense-2')
  const address = `${site}/word/1?from=board#sense-2`
  const canvas = page.getByRole('img', { name: `QR code of ${address}` })
  await expect(canvas).toBeVisible()
  await expect(page.getByRole('link', { name: address })).toHaveAttribute('href', address)
  await expect(page.getByText('right after the domain')).toBeVisible()
  const code = create(address, { errorCorrectionLevel: 'M' }).modules
  const expected = [...code.data].map((module) => module === 1)
  await expect.poll(() => readModules(page, code.size)).toEqual(expected)
  const corner = await canvas.evaluate((element: HTMLCanvasElement) => [
    ...element.getContext('2d')!.getImageData(1, 1, 1, 1).data,
  ])
  expect(corner).toEqual([255, 253, 240, 255])

  for (const size of [page.viewportSize()!, { width: 700, height: 500 }, { width: 320, height: 640 }]) {
    await page.setViewportSize(size)
    const limit = Math.min(size.width * 0.8, size.height * 0.6)
    await expect.poll(async () => (await canvas.boundingBox())!.width).toBeLessThanOrEqual(limit + 0.01)
    const box = (await canvas.boundingBox())!
    expect(box.width).toBeGreaterThan(limit - (code.size + 2 * QUIET_ZONE))
    expect(box.height).toBeCloseTo(box.width, 1)
    expect(await readModules(page, code.size)).toEqual(expected)
  }
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('qr-code.png')
})

test('an address too long for a QR code is only logged', { tag: '@full' }, async ({ page }) => {
  await page.goto(`/qr/articles?q=${'long'.repeat(700)}`)
  await expect(page.getByText('right after the domain')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the security policy and security.txt link to each other', async ({ page, request }) => {
  await page.goto('/security-disclosure-policy')
  for (const name of [
    'Introduction',
    'Scope',
    'Reporting a vulnerability',
    'What to expect',
    'Recognition',
    'Legal',
    'Contact',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(`\\d\\. ${name}$`) })).toBeVisible()
  }
  const text = page.getByRole('main')
  for (const rule of ['within 24 hours', 'once every 14 days', 'no monetary rewards']) {
    await expect(text).toContainText(rule)
  }
  const link = text.getByRole('link', { name: 'security.txt' })
  const file = await request.get((await link.getAttribute('href'))!)
  expect(file.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await file.text()).toContain(`Policy: ${site}/security-disclosure-policy`)
})

test('the footer links to every static page', { tag: '@full' }, async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const [name, path] of [
    ['About', '/about'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Who sees what', '/who-sees-what'],
    ['Security', '/security-disclosure-policy'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('no public page is wider than a narrow screen', async ({ page }) => {
  test.skip(!isPhone(page), 'one narrow width is enough')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [...pages.map(([path]) => path), '/qr/about']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})
