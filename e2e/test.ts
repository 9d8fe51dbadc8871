import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'

/**
 * Fails a journey on a console error, an uncaught exception or a request to an unknown host, except those that the
 * journey provokes (`allowedErrors`).
 */
export const test = base.extend<{ allowedErrors: RegExp | undefined; errors: string[] }>({
  allowedErrors: [undefined, { option: true }],
  errors: [
    async ({ page, baseURL, allowedErrors }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error')
          errors.push(`console: ${message.text()} ${message.location().url}`.trim())
      })
      page.on('pageerror', (error) => errors.push(`exception: ${error.message}`))
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (/^https?:$/.test(url.protocol) && url.origin !== baseURL) errors.push(`request: ${request.url()}`)
      })
      await use(errors)
      expect(errors.filter((error) => !allowedErrors?.test(error))).toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      const goto = page.goto.bind(page)
      const reload = page.reload.bind(page)
      page.goto = async (...args) => {
        // A dialog that has just closed goes back in the history, which may abort the navigation.
        const response = await goto(...args).catch((error: unknown) => {
          if (!String(error).includes('ERR_ABORTED')) throw error
          return goto(...args)
        })
        await waitForReact(page)
        return response
      }
      page.reload = async (...args) => {
        const response = await reload(...args)
        await waitForReact(page)
        return response
      }
    }
    await use(page)
  },
})

/**
 * Waits until the client has taken over the server-rendered page. Pages that are complete wait for somebody who uses
 * them, so this presses beside them. Gives up after 4 s, since some journeys are about scripts that don't arrive.
 */
export async function waitForReact(page: Page): Promise<void> {
  for (let wait = 0; wait < 4000; wait += 50) {
    const isReady = await page
      .evaluate(() => {
        window.dispatchEvent(new Event('pointerdown'))
        // The screen is taken over after the frame around it.
        const content = document.getElementById('main') ?? document.getElementById('root')?.firstElementChild
        return !content || Object.keys(content).some((key) => key.startsWith('__react'))
      })
      // The page has navigated elsewhere meanwhile.
      .catch(() => true)
    if (isReady) return
    await new Promise((done) => setTimeout(done, 50))
  }
}

export { expect }

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= 1100

/** Skips a journey on the phone that should be the same at every size. The full tests run it there too. */
export function skipOnPhoneUnlessFull(page: Page): void {
  test.skip(isPhone(page) && !process.env.FULL, 'the same at every size')
}

/** Pastes into the reader's editor from a simulated clipboard. */
export async function paste(page: Page, content: { plain: string; html?: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Text', exact: true }).evaluate((editor, { plain, html }) => {
    const data = new DataTransfer()
    data.setData('text/plain', plain)
    if (html) data.setData('text/html', html)
    editor.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, content)
}

/** Opens reading mode with a text and starts reading. */
export async function read(page: Page, content: { plain: string; html?: string }): Promise<void> {
  await page.goto('/reading-mode')
  await paste(page, content)
  const button = page.getByRole('button', { name: 'Read', exact: true })
  await expect(button).toBeEnabled()
  await button.click()
  // The title appears before the text, which is cleaned first.
  await expect(page.getByRole('article')).toHaveAttribute('aria-busy', 'false')
}

/** Returns the middle of an occurrence of a word in the text being read, in pixels on the screen. */
async function locateWord(page: Page, word: string, occurrence = 0): Promise<{ x: number; y: number }> {
  // Skips the server-rendered text, which the client is about to replace and which doesn't respond to taps, and waits
  // for the right text.
  const ready = page
    .getByRole('article')
    .and(page.locator(':not(.server-content *)'))
    .filter({ hasText: word })
  return ready.evaluate(
    (article, { word, occurrence }) => {
      const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
      let seen = 0
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? ''
        const found = new RegExp(`(?<![\\p{L}’'-])${word}(?![\\p{L}])`, 'gu')
        for (const match of text.matchAll(found)) {
          if (seen++ < occurrence) continue
          const range = document.createRange()
          range.setStart(node, match.index)
          range.setEnd(node, match.index + word.length)
          const [box] = range.getClientRects()
          if (!box) continue
          return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        }
      }
      throw new Error(`"${word}" is not in the text`)
    },
    { word, occurrence },
  )
}

/** Waits for two frames, after which everything that a new screen size changes is drawn. */
const waitForFrames = (): Promise<void> =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))

/**
 * Waits until a word has stopped moving (the client takes over the page, fonts arrive, the screen gets another size)
 * and returns its place.
 */
async function locateStillWord(page: Page, word: string, occurrence: number): ReturnType<typeof locateWord> {
  let place = await locateWord(page, word, occurrence)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await expect(async () => {
    const before = place
    await page.waitForTimeout(50)
    // A busy machine may draw no frame in that time, and then nothing can have moved.
    await page.evaluate(waitForFrames)
    place = await locateWord(page, word, occurrence)
    expect(place).toEqual(before)
  }).toPass({ intervals: [0] })
  return place
}

/** Scrolls the text, which on a phone is the window and elsewhere a pane of its own. */
function scrollTextBy(px: number): void {
  let pane: Element | null = document.querySelector('article')
  while (pane && (pane.scrollHeight <= pane.clientHeight || getComputedStyle(pane).overflowY === 'visible'))
    pane = pane.parentElement
  ;(pane ?? document.scrollingElement)?.scrollBy(0, px)
}

/** Taps a word. If a phone's word panel covers it, the panel is closed first; if it is out of sight, the text is scrolled. */
export async function tapWord(page: Page, word: string, occurrence = 0): Promise<void> {
  let place = await locateStillWord(page, word, occurrence)
  const isUnder = (selector: string) =>
    page.evaluate(({ selector, x, y }) => document.elementFromPoint(x, y)?.closest(selector) != null, {
      selector,
      ...place,
    })
  if (await isUnder('[role=dialog]')) {
    await page.keyboard.press('Escape')
    await expect(wordPanel(page)).toBeHidden()
    place = await locateStillWord(page, word, occurrence)
  }
  if (!(await isUnder('article, [role=listitem]'))) {
    await page.evaluate(scrollTextBy, place.y - page.viewportSize()!.height / 3)
    place = await locateStillWord(page, word, occurrence)
  }
  await page.mouse.click(place.x, place.y)
}

/** The word panel: a pane on wide screens, a sheet on narrow ones. */
export const wordPanel = (page: Page) => page.locator('[data-word-info]')

/** Waits until transitions have finished: half-way, colours have contrasts that nobody designed. */
async function waitForTransitions(): Promise<void> {
  const runningAnimations = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
  await Promise.allSettled(runningAnimations.map(({ finished }) => finished))
}

/** Checks that the page in its current state, including frames, has no serious or critical accessibility problem. */
export async function expectAccessible(page: Page, { rules, part }: AccessibilityScope = {}): Promise<void> {
  await page.evaluate(waitForFrames)
  await page.evaluate(waitForTransitions)
  // Reports violations only. On a page without frames, axe combines its findings in that page, which takes half as long
  // as in a second page; on a page with frames, that would miss what is inside them (docs/decisions/016).
  const hasFrames = page.frames().length > 1
  const axe = new AxeBuilder({ page }).setLegacyMode(!hasFrames).options({ resultTypes: ['violations'] })
  if (part) axe.include(part)
  if (rules) axe.withRules(rules)
  const { violations } = await axe.analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
}

interface AccessibilityScope {
  /** Applies only these rules. */
  rules?: string[]
  /** Selector of the part to check; the whole page by default. */
  part?: string
}

/**
 * Rules about colours: the themes don't differ in anything else, which `pnpm test:full` proves by applying all rules.
 */
const darkThemeChecks = process.env.FULL ? {} : { rules: ['color-contrast', 'link-in-text-block'] }

/** Same as `expectAccessible`, in the dark and then the light theme. Leaves the page in the light theme. */
export async function expectAccessibleInBothThemes(
  page: Page,
  where: Pick<AccessibilityScope, 'part'> = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { ...where, ...darkThemeChecks })
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, where)
}

/** Returns how much visible content has moved since a time of the page (its opening), as Cumulative Layout Shift. */
export function layoutShift(page: Page, since = 0): Promise<number> {
  return page.evaluate(
    (since) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value, startTime }) => sum + (startTime < since ? 0 : value), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // The observer is never called if nothing shifts.
        setTimeout(() => resolve(0), 500)
      }),
    since,
  )
}

/** Scrolls down as a reader does until something is there that is loaded when it comes near the screen. */
export async function scrollUntilVisible(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(wanted).toBeVisible({ timeout: 500 })
  }).toPass()
}
