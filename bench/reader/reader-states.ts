import type { CDPSession, Page } from '@playwright/test'
import { type ProductWithPeople, startWithPeople } from '../product-with-people'
import type { BenchRow } from '../row'
import { percentile } from '../statistics'
import { formatMs, longestTaskScrolling, row, timeTaps } from './reader'
import { launchChromium, layoutTime, novel, openEditor, pasteInto } from './reader-page'

/** Starts recording long tasks. The returned function gives the longest one so far, in ms. */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { benchLong: tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  return () => page.evaluate(() => Math.max(0, ...(window as unknown as { benchLong: number[] }).benchLong))
}

/** Number of marked words from which on a text counts as drawn: fewer would not be worth measuring. */
const MANY_MARKS = 100

/**
 * Signs a beginner in who has many words marked. Others have so few marked words on the screen, since only words that
 * they probably don't know are marked, that drawing them costs next to nothing.
 */
async function signInBeginner({ signIn, client }: ProductWithPeople, page: Page): Promise<void> {
  const { userId } = await signIn(page)
  await client.query("UPDATE user_account SET said_level = 'A1' WHERE id = $1", [userId])
  await page.addInitScript(() => localStorage.setItem('readerText', JSON.stringify({ marks: 'many' })))
}

/** Times from pressing Read until the states are drawn, and what the browser spent on styles and layout. */
async function timeOpening(page: Page, session: CDPSession): Promise<{ drawn: number; layout: number }> {
  const before = await layoutTime(session)
  const start = performance.now()
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  await page.waitForFunction((many) => (CSS.highlights.get('met')?.size ?? 0) > many, MANY_MARKS, {
    timeout: 60_000,
  })
  const drawn = performance.now() - start
  return { drawn, layout: (await layoutTime(session)) - before }
}

/** Returns the positions of the met words that are on the screen. */
function placesOnScreen(page: Page): Promise<{ x: number; y: number }[]> {
  return page.evaluate(() => {
    const pane = document.querySelector('section[aria-label="Text"]')!.getBoundingClientRect()
    const places: { x: number; y: number }[] = []
    for (const { startContainer, startOffset } of CSS.highlights.get('met')!) {
      const range = document.createRange()
      range.setStart(startContainer, startOffset)
      range.setEnd(startContainer, startOffset + 1)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      if (top > pane.top + 40 && bottom < pane.bottom - 40)
        places.push({ x: (left + right) / 2, y: (top + bottom) / 2 })
    }
    return places
  })
}

/**
 * Marks a word on the screen as known, which removes the highlight from all its occurrences. Returns the longest task
 * meanwhile in ms (0 if there was no long one).
 */
async function longestTaskMarking(page: Page): Promise<number> {
  for (const { x, y } of await placesOnScreen(page)) {
    await page.mouse.click(x, y)
    await page.waitForTimeout(1000)
    // Where a phrase is offered first, the key would mark the phrase.
    if ((await page.locator('[data-word-info] h2').textContent())?.includes(' ')) continue
    const longest = await watchTasks(page)
    const before = await page.evaluate(() => CSS.highlights.get('met')!.size)
    await page.keyboard.press('k')
    await page.waitForFunction((size) => CSS.highlights.get('met')!.size < size, before, { timeout: 10_000 })
    await page.waitForTimeout(500)
    return longest()
  }
  throw new Error('No met word is on the screen, so none can be marked as known')
}

/** Measures the reader in a text of 100,000 words with a beginner's word states drawn. */
export async function benchReaderStates(): Promise<BenchRow[]> {
  const product = await startWithPeople()
  const browser = await launchChromium()
  try {
    const page = await openEditor(browser, product.url, (page) => signInBeginner(product, page))
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    await pasteInto(page, novel())
    await page.waitForTimeout(4000)
    const longest = await watchTasks(page)
    const opening = await timeOpening(page, session)
    await page.waitForTimeout(2000)
    const whileOpening = await longest()
    const taps = await timeTaps(page)
    const marking = await longestTaskMarking(page)
    const scrolling = await longestTaskScrolling(page)
    const drawn = await page.evaluate(() =>
      [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0),
    )
    const panel = percentile(taps.panel, 0.95)
    return [
      row(
        'reader with word states, 100,000 words: time from Read until states are drawn',
        formatMs(opening.drawn),
        '–',
        true,
      ),
      row(
        'reader with word states: styles and layout until then',
        formatMs(opening.layout),
        '≤ 60 ms',
        opening.layout <= 60,
      ),
      row('reader with word states: longest task until then', formatMs(whileOpening), '–', true),
      row(
        `reader with word states: time from tap to painted panel, p95 of ${taps.panel.length}`,
        formatMs(panel),
        '≤ 50 ms',
        panel <= 50,
      ),
      row(
        'reader with word states: longest task while a word is marked as known',
        formatMs(marking),
        '≤ 50 ms',
        marking <= 50,
      ),
      row(
        'reader with word states: tasks over 50 ms while scrolling',
        `${scrolling.count} (longest ${formatMs(scrolling.longest)}, ${drawn} words drawn at the end)`,
        'none',
        scrolling.count === 0,
      ),
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}
