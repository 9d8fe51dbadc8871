import type { Page } from '@playwright/test'
import { makeEvidence, makeText } from '../knowledge'
import { type ProductWithPeople, startWithPeople } from '../product-with-people'
import type { BenchRow } from '../row'
import { median } from '../statistics'
import { row } from './reader'
import { launchChromium, openEditor, pasteInto, taskTime } from './reader-page'

const ROUNDS = 5
const BAR_MS = 100
/** Time after pasting until nothing more is done, and after pressing Read until all is drawn. */
const [SETTLED_MS, DRAWN_MS] = [3000, 6000]
/** Sentences of a paragraph, as many as a novel has. */
const SENTENCES = 6

/** Who reads: without an account, with a new one, or with evidence of 15,000 words. */
const readers = ['visitor', 'newcomer', 'known'] as const
type Reader = (typeof readers)[number]

/**
 * Measures what knowledge of the reader costs in the browser: a text of 100,000 words, 12,000 of them different, opened by
 * somebody with evidence of 15,000 words, over a newcomer and over a visitor, in turns. For a visitor nothing is marked.
 */
export async function benchReaderKnowledge(): Promise<BenchRow[]> {
  const product = await startWithPeople()
  const browser = await launchChromium()
  try {
    const text = inParagraphs(await makeText(product.client))
    const times: Record<Reader, number[]> = { visitor: [], newcomer: [], known: [] }
    for (let round = -1; round < ROUNDS; round++)
      for (const reader of readers) {
        const page = await openEditor(browser, product.url, (page) => prepare(product, page, reader))
        const time = await timeOpening(page, text, reader)
        await page.context().close()
        if (round >= 0) times[reader].push(time)
      }
    const moreThan = (reader: Reader) => median(times.known.map((time, at) => time - times[reader][at]!))
    const [overNewcomer, overVisitor] = [moreThan('newcomer'), moreThan('visitor')]
    const usual = readers.map((reader) => `${reader} ${median(times[reader]).toFixed(0)}`).join(', ')
    return [
      row(
        'reader of 100,000 words with 15,000 words known: time of the browser’s main thread, more than for a newcomer · a visitor',
        `${overNewcomer.toFixed(0)} · ${overVisitor.toFixed(0)} ms (${usual})`,
        `≤ ${BAR_MS} ms over a newcomer`,
        overNewcomer <= BAR_MS,
      ),
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

/**
 * Returns the time of the main thread from pressing Read until all is drawn. Nothing looks for the figures meanwhile:
 * Playwright would read the whole text each time, which takes seconds.
 */
async function timeOpening(page: Page, text: string, reader: Reader): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await pasteInto(page, text)
  await page.waitForTimeout(SETTLED_MS)
  const before = await taskTime(session)
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent.trim() === 'Read')!.click()
  })
  await page.waitForTimeout(DRAWN_MS)
  const time = (await taskTime(session)) - before
  if (reader !== 'visitor')
    await page
      .getByText(/You (?:probably )?know \d/)
      .first()
      .waitFor({ timeout: 10_000 })
  return time
}

async function prepare(product: ProductWithPeople, page: Page, reader: Reader): Promise<void> {
  if (reader === 'visitor') return
  const { userId } = await product.signIn(page)
  if (reader === 'known') await makeEvidence(product.client, userId)
}

function inParagraphs(text: string): string {
  const sentences = text.split('\n\n')
  return Array.from({ length: Math.ceil(sentences.length / SENTENCES) }, (_, at) =>
    sentences.slice(at * SENTENCES, (at + 1) * SENTENCES).join(' '),
  ).join('\n\n')
}
