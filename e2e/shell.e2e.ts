import type { Locator, Page } from '@playwright/test'
import { createClass, createMember } from './class-people'
import { giveWords } from './learn-session'
import { signInMember } from './people'
import { expect, expectAccessibleInBothThemes, read, tapWord, test, wordPanel } from './test'

test('the navigation links to every page, and sends visitors to Login where a session is needed', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  const navigation = page.getByRole('navigation').filter({ visible: true })
  await navigation.getByRole('link', { name: 'Read', exact: true }).first().click()
  await expect(page).toHaveURL(/\/reading-mode$/)
  await page.goto('/')
  await navigation.getByRole('link', { name: 'Learn', exact: true }).first().click()
  await expect(page).toHaveURL(/\/login\?from=%2Flearn$/)
})

test('a visitor switches the theme, which is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await page.getByRole('contentinfo').getByRole('switch', { name: /dark/i }).click()
  await expect.poll(background).not.toBe(light)
  await page.reload()
  await expect.poll(background).not.toBe(light)
})

test('a menu opened while the next page is loading stays open when it arrives', async ({ page }) => {
  await signInMember(page)
  await page.goto('/')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/reading-[^/]*[.]js/, async (route) => {
    await held
    await route.continue()
  })
  const navigation = page.getByRole('navigation').filter({ visible: true })
  await navigation.getByRole('link', { name: 'Read', exact: true }).first().click()
  await page.getByRole('button', { name: /^More/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Reading Mode' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
})

test('inline scripts do not run, and strings cannot become markup, scripts or workers', async ({
  page,
  errors,
}) => {
  await page.goto('/')
  const [attempted, refused] = await page.evaluate(() => {
    const element = document.createElement('p')
    const script = document.createElement('script')
    const hack = "document.title = 'hacked'"
    const attempts: Record<string, () => unknown> = {
      'text of a script': () => {
        script.textContent = hack
      },
      'address of a script': () => {
        script.src = 'https://elsewhere.invalid/x.js'
      },
      'markup in an element': () => {
        element.innerHTML = `<img src=x onerror="${hack}">`
      },
      'markup beside an element': () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      'markup of a document': () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      'a worker from elsewhere': () => new Worker('https://elsewhere.invalid/x.js'),
      'a handler as text': () => element.setAttribute('onclick', hack),
      'a policy of one’s own': () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('own', {}),
    }
    const refused = Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return []
      } catch {
        return [name]
      }
    })
    const inline = document.createElement('script')
    inline.append(document.createTextNode(hack))
    document.body.append(inline)
    return [Object.keys(attempts), refused]
  })
  expect(refused).toEqual(attempted)
  expect(await page.title()).not.toBe('hacked')
  expect(errors.length).toBeGreaterThan(0)
  expect(
    errors.filter(
      (error) => !/Content Security Policy|Trusted(HTML|Script|ScriptURL)|TrustedTypePolicy/i.test(error),
    ),
  ).toEqual([])
  errors.length = 0
})

test('built files may be cached for good, pages may not', async ({ request }) => {
  const page = await request.get('/')
  expect(page.headers()['cache-control']).toBe('no-cache')
  const script = /href="(\/assets\/client-[^"]+\.js)"/.exec(await page.text())![1]!
  const asset = await request.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(asset.headers()['cache-control']).toContain('immutable')
  expect(asset.headers()['content-encoding']).toBe('br')
  expect((await request.get('/assets/missing.js')).status()).toBe(404)
})

test('no screen has a serious accessibility problem in either theme', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const [word] = (await (await request.get('/api/dict/get_only/word/bank')).json()) as { id: number }[]
  await page.goto(`/word/${word!.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'bank' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await read(page, { plain: 'She sat on the bank of the river.' })
  await expectAccessibleInBothThemes(page)
  await tapWord(page, 'bank')
  await expect(wordPanel(page).getByText('fits this sentence')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

/** Returns the elements whose boxes leave the window at its sides, where nobody can scroll to them. */
const offScreen = (page: Page) =>
  page.evaluate(() => {
    const isScroller = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const found: string[] = []
    if (document.documentElement.scrollWidth > window.innerWidth) found.push('the page itself')
    for (const element of document.querySelectorAll('body *')) {
      const box = element.getBoundingClientRect()
      // Texts for screen readers only are a pixel wide.
      if (box.width <= 1 || box.height <= 1) continue
      if (box.left > -1 && box.right < window.innerWidth + 1) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // Tables and the like scroll by themselves; a bar that does hides its controls.
      let parent = element.parentElement
      while (parent && !isScroller(parent)) parent = parent.parentElement
      if (!parent?.closest('#main > *')) found.push(element.outerHTML.slice(0, 160))
    }
    return found
  })

/** Returns links and buttons that are too small to hit (WCAG 2.5.8), except words within a sentence. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#main :is(a[href], button), footer a')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        if (width <= 1 || height === 0 || height >= 23.5 || !element.checkVisibility()) return false
        return (
          getComputedStyle(element).display !== 'inline' ||
          element.matches('[href^="/user/"], [href^="/word/"]')
        )
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  )

/** Returns how far the footer's text is from the left edge of the page's leftmost heading; 0 if there is no such edge. */
const footerOffset = (page: Page) =>
  page.evaluate(() => {
    const footer = document.querySelector('footer')
    const name = footer?.querySelector('p')
    const lefts = [...document.querySelectorAll('#main :is(h1, h2)')]
      .filter((heading) => heading.checkVisibility() && heading.getBoundingClientRect().width > 1)
      .filter((heading) => getComputedStyle(heading).textAlign !== 'center')
      .map((heading) => heading.getBoundingClientRect().left)
    if (!name || !footer?.checkVisibility({ visibilityProperty: true }) || lefts.length === 0) return 0
    return Math.round(name.getBoundingClientRect().left - Math.min(...lefts))
  })

test.describe('all pages', () => {
  // A word that isn’t in the vocabulary is a 404.
  test.use({ allowedErrors: /404/ })

  test('on a phone nothing is off the screen, every target can be hit, and footers align', {
    tag: '@phone',
  }, async ({ page, request }) => {
    test.setTimeout(150_000)
    const check = async (path: string, seen: Locator = page.getByRole('heading', { level: 1 }).first()) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      await expect(seen).toBeVisible()
      await expect(page.locator('main [data-waiting]')).toHaveCount(0)
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        await expect
          .poll(() => offScreen(page), { message: `${path} at ${width}`, timeout: 3_000 })
          .toEqual([])
      }
      expect(await smallTargets(page), path).toEqual([])
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect.poll(() => footerOffset(page), { message: `footer of ${path}` }).toBe(0)
    }
    const [word] = (await (await request.get('/api/dict/get_only/word/bank')).json()) as { id: number }[]
    // The newest articles are those of other journeys.
    const listed = await request.get('/api/articles/?author=Reading-Room&limit=1')
    const [article] = (await listed.json()) as { id: number }[]
    for (const path of ['/', '/about', '/privacy-policy', '/login', '/registration', '/reading-mode']) {
      await check(path)
    }
    const teacher = await createMember(page, 'Tess', 'Archer-Featherstonehaugh')
    const room = await createClass(teacher, 'Year 9')
    const [mine] = await teacher.api<{ school: { username: string } }[]>('GET', '/school/mine')
    await giveWords(teacher.api, ['lighthouse', 'heron'])
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Your classes' })).toBeVisible()
    const school = `/school/${mine!.school.username}`
    for (const path of [
      ...[
        '/',
        `/word/${word!.id}`,
        `/article/${article!.id}`,
        '/articles',
        '/my-articles',
        '/main-vocabulary',
      ],
      ...[
        '/learn',
        '/me',
        `/user/@${teacher.username}`,
        '/chats',
        '/schools',
        school,
        `${school}/admin-panel`,
      ],
      ...[`/classroom/${room.id}`, `/classroom/${room.id}/progress`],
    ]) {
      await check(path)
    }
    // The actions of a word stand in one row, on the narrowest phones too.
    await read(page, { plain: 'A heron stood by the river all morning.' })
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await tapWord(page, 'river')
      const more = wordPanel(page).getByRole('button', { name: 'More actions' })
      await expect(more).toBeVisible()
      const tops = await more
        .locator('xpath=..')
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top)))
      expect(tops.length, `${width}`).toBeGreaterThan(3)
      expect(new Set(tops).size, `${width}`).toBe(1)
    }
  })
})
