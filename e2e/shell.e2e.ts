import { signInMember } from './people'
import { expect, expectAccessibleInBothThemes, isPhone, read, tapWord, test, wordPanel } from './test'

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

test('nothing is wider than the screen at 320 pixels', async ({ page }) => {
  test.skip(!isPhone(page), 'one narrow width is enough')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/reading-mode', '/login', '/word/1']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})
