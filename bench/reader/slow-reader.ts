import type { Page } from '@playwright/test'
import type { BenchRow } from '../row'
import { median, percentile } from '../statistics'
import { formatMs, row, timeTaps } from './reader'
import { launchChromium, novel, openEditor, pasteInto } from './reader-page'

/** How much slower than this machine the browser runs, as Lighthouse slows a phone. */
const SLOWDOWN = 4
const ROUNDS = 3

/** Times from pressing Read until the text is painted, in ms. */
function timeReading(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const read = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === 'Read',
    )!
    const start = performance.now()
    read.click()
    while (!document.querySelector('article > div p')) await new Promise((resolve) => setTimeout(resolve, 1))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  })
}

/** Measures the reader with a novel of 100,000 words in a browser that is slowed down, against a running server. */
export async function benchSlowReader(baseUrl: string): Promise<BenchRow[]> {
  const browser = await launchChromium()
  const times = { paste: [] as number[], read: [] as number[], panel: [] as number[] }
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const page = await openEditor(browser, baseUrl)
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      times.paste.push(await pasteInto(page, novel()))
      await page.waitForTimeout(3000)
      times.read.push(await timeReading(page))
      await page.waitForTimeout(3000)
      times.panel.push(...(await timeTaps(page)).panel)
      await page.context().close()
    }
  } finally {
    await browser.close()
  }
  const paste = median(times.paste)
  const read = median(times.read)
  const panel = percentile(times.panel, 0.95)
  return [
    row(
      `reader, ${SLOWDOWN} times slower, 100,000 words: paste to painted · Read to painted, medians of ${ROUNDS}`,
      `${formatMs(paste)} · ${formatMs(read)}`,
      '≤ 1,500 ms together',
      paste + read <= 1500,
    ),
    row(
      `reader, ${SLOWDOWN} times slower: time from tap to painted panel, p95 of ${times.panel.length}`,
      formatMs(panel),
      '≤ 50 ms',
      panel <= 50,
    ),
  ]
}
