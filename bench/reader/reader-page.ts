import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { sampleText } from '@wordhoard/library/sample-text'
import { chromiumPath } from '@wordhoard/testkit/chromium-path'

/** Number of words in the text that the limits for the reader refer to. */
const NOVEL_WORDS = 100_000

export function launchChromium(): Promise<Browser> {
  const executablePath = chromiumPath()
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic']
  return chromium.launch(executablePath ? { executablePath, args } : { args })
}

/** Returns a novel of 100,000 words: sentences of the sample text in an order that is the same in every run. */
export function novel(): string {
  const sentences = sampleText.html
    .replace(/<[^>]+>/g, ' ')
    .split(/(?<=[.!?]”?)\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
  let seed = 20_250_101
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const paragraphs: string[] = []
  for (let words = 0; words < NOVEL_WORDS; ) {
    const paragraph = Array.from({ length: 1 + random(6) }, () => sentences[random(sentences.length)]).join(
      ' ',
    )
    paragraphs.push(paragraph)
    words += paragraph.split(/\s+/).length
  }
  return paragraphs.join('\n\n')
}

/** Opens the empty editor; `prepare` may sign a user in first. */
export async function openEditor(
  browser: Browser,
  baseUrl: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await prepare?.(page)
  await page.goto(`${baseUrl}/reading-mode`)
  await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor()
  // The first interaction fetches what is loaded after the first screen.
  await page.mouse.move(300, 300)
  await page.waitForTimeout(1000)
  return page
}

/** Pastes plain text and returns the time until it is painted, in ms. */
export function pasteInto(page: Page, text: string): Promise<number> {
  return page.evaluate(async (plain) => {
    const editor = document.querySelector<HTMLElement>('[role="textbox"]')!
    editor.focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', plain)
    const start = performance.now()
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    while (editor.childElementCount < 100) await new Promise((resolve) => setTimeout(resolve, 1))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  }, text)
}

/** Returns the time that the page has spent on styles and layout so far, in ms, as counted by the browser. */
export async function layoutTime(session: CDPSession): Promise<number> {
  const metricOf = await metricsOf(session)
  return (metricOf('LayoutDuration') + metricOf('RecalcStyleDuration')) * 1000
}

/** Returns the time of all tasks of the page's main thread so far, in ms, as counted by the browser. */
export async function taskTime(session: CDPSession): Promise<number> {
  const metricOf = await metricsOf(session)
  return metricOf('TaskDuration') * 1000
}

async function metricsOf(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? 0
}
