import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import type { BenchRow } from '../row'
import { median, percentile } from '../statistics'
import { launchChromium, layoutTime, novel, openEditor, pasteInto } from './reader-page'

const ROUNDS = 5
const TAPS = 60

export const row = (what: string, value: string, bar: string, holds: boolean): BenchRow => ({
  what,
  value,
  bar,
  holds,
})
export const formatMs = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`

/**
 * Times styles and layout of the shown text, and of the same text with an element per word, side by side in one page.
 */
async function compareLayouts(page: Page): Promise<{ reader: number; spans: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await page.evaluate(() => {
    const body = document.querySelector<HTMLElement>('article > div')!
    const reader = document.createDocumentFragment()
    const spans = document.createDocumentFragment()
    for (const chunk of body.children) reader.append(chunk.cloneNode(true))
    const all = document.createElement('div')
    all.style.contentVisibility = 'visible'
    spans.append(all)
    for (const block of body.querySelectorAll(':scope > * > *')) {
      const copy = block.cloneNode(false)
      for (const piece of block.textContent.split(/(\s+)/)) {
        if (piece.trim() === '') copy.appendChild(document.createTextNode(piece))
        else copy.appendChild(Object.assign(document.createElement('span'), { textContent: piece }))
      }
      all.append(copy)
    }
    Object.assign(window, { benchLayouts: { body, reader, spans } })
  })
  const measure = async (kind: 'reader' | 'spans') => {
    const before = await layoutTime(session)
    await page.evaluate(async (which) => {
      const { benchLayouts } = window as unknown as {
        benchLayouts: Record<'reader' | 'spans', DocumentFragment> & { body: HTMLElement }
      }
      benchLayouts.body.replaceChildren(benchLayouts[which].cloneNode(true))
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => setTimeout(resolve, 50))
    }, kind)
    const time = (await layoutTime(session)) - before
    await page.evaluate(() => document.querySelector('article > div')!.replaceChildren())
    return time
  }
  const times = { reader: [] as number[], spans: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    times.reader.push(await measure('reader'))
    times.spans.push(await measure('spans'))
  }
  return { reader: median(times.reader), spans: median(times.spans) }
}

/** Times taps on words all over the screen, from the click to the painted panel and to its definitions. */
export async function timeTaps(page: Page): Promise<{ panel: number[]; definitions: number[] }> {
  await page.evaluate(() => {
    const panel = document.querySelector('[data-word-info]')!
    const times = { panel: [] as number[], definitions: [] as number[] }
    Object.assign(window, { benchTaps: times })
    const article = document.querySelector('article')!
    article.addEventListener(
      'click',
      (event) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => times.panel.push(performance.now() - event.timeStamp)
          channel.port2.postMessage(null)
        })
        const observer = new MutationObserver(() => {
          if (!panel.querySelector('[aria-label="Fits this sentence"]')) return
          observer.disconnect()
          requestAnimationFrame(() => times.definitions.push(performance.now() - event.timeStamp))
        })
        observer.observe(panel, { subtree: true, childList: true })
      },
      { capture: true },
    )
  })
  const points = await page.evaluate((count) => {
    const pane = document.querySelector('section[aria-label="Text"]')!.getBoundingClientRect()
    const found: { x: number; y: number }[] = []
    for (const paragraph of document.querySelectorAll('article p')) {
      const node = paragraph.firstChild as Text
      for (const match of node.data.matchAll(/\p{L}{4,}/gu)) {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const { left, right, top, bottom } = range.getClientRects()[0]!
        if (top > pane.top + 10 && bottom < pane.bottom - 10)
          found.push({ x: (left + right) / 2, y: (top + bottom) / 2 })
        else if (top > pane.bottom)
          return found.filter((_, index) => index % Math.ceil(found.length / count) === 0)
      }
    }
    return found
  }, TAPS)
  for (const { x, y } of points) {
    await page.mouse.move(x, y)
    await page.mouse.click(x, y)
    await page.waitForTimeout(120)
  }
  await page.waitForTimeout(500)
  return page.evaluate(
    () => (window as unknown as { benchTaps: { panel: number[]; definitions: number[] } }).benchTaps,
  )
}

/** Returns the longest task, in ms, while scrolling through the text with pauses in which words are prefetched. */
export async function longestTaskScrolling(page: Page): Promise<{ longest: number; count: number }> {
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { benchTasks: tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  for (let stretch = 0; stretch < 4; stretch++) {
    await page.evaluate(
      async (distance) => {
        const pane = document.querySelector('section[aria-label="Text"]')!
        for (let frame = 0; frame < 60; frame++) {
          pane.scrollBy(0, distance)
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      },
      40 + stretch * 200,
    )
    await page.waitForTimeout(1200)
  }
  const tasks = await page.evaluate(() => (window as unknown as { benchTasks: number[] }).benchTasks)
  return { longest: Math.max(0, ...tasks), count: tasks.filter((duration) => duration > 50).length }
}

/** Measures the reader in Chromium with a novel of 100,000 words, against a running server. */
export async function benchReader(baseUrl: string): Promise<BenchRow[]> {
  const browser = await launchChromium()
  try {
    const page = await openEditor(browser, baseUrl)
    const pasteMs = await pasteInto(page, novel())
    await page.getByRole('button', { name: 'Read', exact: true }).click()
    await page.locator('article > div p').first().waitFor()
    await page.waitForTimeout(3000)
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    const times = await timeTaps(page)
    const scrolling = await longestTaskScrolling(page)
    const layout = await compareLayouts(page)
    const panel = percentile(times.panel, 0.95)
    const spanFactor = layout.spans / layout.reader
    return [
      row(
        'reader, 100,000 words: time from paste to paint',
        formatMs(pasteMs),
        '≤ 1,000 ms',
        pasteMs <= 1000,
      ),
      row(
        'reader, 100,000 words: time for styles and layout',
        formatMs(layout.reader),
        '≤ 60 ms',
        layout.reader <= 60,
      ),
      row(
        'reader: layout time with an element per word instead, relative to the reader',
        `${spanFactor.toFixed(1)}× (${formatMs(layout.spans)})`,
        '≥ 20×',
        spanFactor >= 20,
      ),
      row('reader: elements on the page', String(elements), '≤ 5,000', elements <= 5000),
      row(
        `reader: time from tap to painted panel, p95 of ${times.panel.length}`,
        formatMs(panel),
        '≤ 50 ms',
        panel <= 50,
      ),
      row(
        `reader: time from tap to definitions, p95 of ${times.definitions.length}`,
        formatMs(percentile(times.definitions, 0.95)),
        '–',
        true,
      ),
      row(
        'reader: tasks over 50 ms while scrolling',
        `${scrolling.count} (longest ${formatMs(scrolling.longest)})`,
        'none',
        scrolling.count === 0,
      ),
    ]
  } finally {
    await browser.close()
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const baseUrl = process.argv[2]
  if (!baseUrl) throw new Error('Usage: npx tsx bench/reader/reader.ts <address of a running server>')
  for (const { what, value, bar, holds } of await benchReader(baseUrl)) {
    console.info(`${holds ? 'holds' : 'FAILS'}  ${what}: ${value} (bar: ${bar})`)
  }
}
