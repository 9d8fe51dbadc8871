import type { CDPSession, Page } from '@playwright/test'
import { longestTaskScrolling, ms, row, timeTaps } from './reader'
import { launchChromium, layoutTime, novel, openEditor, pasteInto, percentile95 } from './reader-page'
import type { BenchRow } from './row'
import { startServer } from './start-server'

/** Where the server of the journeys listens here, beside one that may be running for them. */
const port = '3339'

/** Begins to note long tasks. */
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

/** From pressing Read to states drawn: time until then, and what the browser spent on styles and layout. */
async function timeOpening(page: Page, session: CDPSession): Promise<{ drawn: number; layout: number }> {
  const before = await layoutTime(session)
  const start = performance.now()
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  await page.waitForFunction(() => (CSS.highlights.get('met')?.size ?? 0) > 100, null, { timeout: 60_000 })
  const drawn = performance.now() - start
  return { drawn, layout: (await layoutTime(session)) - before }
}

/** Time, in ms, that a page takes to draw a word otherwise in all of its occurrences near the screen. */
async function timeRedraw(page: Page): Promise<number> {
  await page.keyboard.press('k')
  return page.evaluate(async () => {
    const before = CSS.highlights.get('met')?.size ?? 0
    while ((CSS.highlights.get('met')?.size ?? 0) === before) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    const start = performance.now()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  })
}

/** Measures the reader with the states of a signed-in reader's words drawn in a text of 100,000 words. */
export async function benchReaderStates(): Promise<BenchRow[]> {
  process.env.E2E_PORT = port
  const { signedIn } = await import('../e2e/people')
  const server = await startServer(['--import', 'tsx', 'e2e/server.ts'], '/api/ready', {
    E2E_PORT: port,
    PORT: port,
  })
  const url = `http://127.0.0.1:${port}`
  const browser = await launchChromium()
  try {
    const page = await openEditor(browser, url, signedIn)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    await pasteInto(page, novel())
    await page.waitForTimeout(4000)
    const longest = await watchTasks(page)
    const opening = await timeOpening(page, session)
    await page.waitForTimeout(2000)
    const whileOpening = await longest()
    const taps = await timeTaps(page)
    const redraw = await timeRedraw(page)
    const scrolling = await longestTaskScrolling(page)
    const drawn = await page.evaluate(() =>
      [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0),
    )
    const panel = percentile95(taps.panel)
    return [
      row('reader with word states, 100,000 words: Read to states drawn', ms(opening.drawn), '–', true),
      row('the same: styles and layout meanwhile', ms(opening.layout), '≤ 60 ms', opening.layout <= 60),
      row('the same: longest task meanwhile', ms(whileOpening), '–', true),
      row(`the same: tap to painted panel, p95 of ${taps.panel.length}`, ms(panel), '≤ 50 ms', panel <= 50),
      row('the same: a word drawn otherwise, painted', ms(redraw), '≤ 50 ms', redraw <= 50),
      row(
        'the same: tasks over 50 ms while scrolling',
        `${scrolling.count} (longest ${ms(scrolling.longest)}, ${drawn} words drawn at the end)`,
        'none',
        scrolling.count === 0,
      ),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
