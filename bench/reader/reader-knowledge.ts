import type { CDPSession, Page } from '@playwright/test'
import { makeEvidence, makeText } from '../knowledge'
import { type ProductWithPeople, startWithPeople } from '../product-with-people'
import type { BenchRow } from '../row'
import { median, percentile } from '../statistics'
import { row } from './reader'
import { launchChromium, openEditor, pasteInto, taskTime } from './reader-page'

const ROUNDS = 9
const BAR_MS = 100
/** Time after pasting until nothing more is done, and least time after pressing Read until all is drawn. */
const [SETTLED_MS, DRAWN_MS] = [3000, 6000]
/** All is drawn once the main thread has done less than this in so long; it is waited for no longer than the last. */
const [QUIET_MS, QUIET_FOR_MS, MOST_DRAWN_MS] = [20, 2000, 60_000]
/** Sentences of a paragraph, as many as a novel has. */
const SENTENCES = 6

/** Who reads: without an account, with a new one, or with evidence of 15,000 words. */
const readers = ['visitor', 'newcomer', 'known'] as const
type Reader = (typeof readers)[number]

/**
 * Measures what knowledge of the reader costs in the browser: a text of 100,000 words, 12,000 of them different, opened by
 * somebody with evidence of 15,000 words, over a newcomer and over a visitor, in turns. For a visitor nothing is marked.
 * The differences of all rounds are told by their median and the range of the middle half.
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
    const moreThan = (reader: Reader) => times.known.map((time, at) => time - times[reader][at]!)
    const [overNewcomer, overVisitor] = [moreThan('newcomer'), moreThan('visitor')]
    const usual = readers.map((reader) => `${reader} ${median(times[reader]).toFixed(0)}`).join(', ')
    return [
      row(
        'reader of 100,000 words with 15,000 words known: processor time of the browser’s main thread, more than for a newcomer · a visitor',
        `${spreadOf(overNewcomer)} · ${spreadOf(overVisitor)} ms (${usual})`,
        `≤ ${BAR_MS} ms over a newcomer`,
        median(overNewcomer) <= BAR_MS,
      ),
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** Formats a median with the range of the middle half. */
function spreadOf(values: readonly number[]): string {
  const [low, high] = [percentile(values, 0.25), percentile(values, 0.75)]
  return `${median(values).toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})`
}

/**
 * Returns the processor time of the main thread from pressing Read until all is drawn: by the clock, whatever else the
 * machine does would count too.
 */
async function timeOpening(page: Page, text: string, reader: Reader): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await pasteInto(page, text)
  await page.waitForTimeout(SETTLED_MS)
  const before = await taskTime(session)
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent.trim() === 'Read')!.click()
  })
  return (await taskTimeOnceDrawn(page, session, reader)) - before
}

async function taskTimeOnceDrawn(page: Page, session: CDPSession, reader: Reader): Promise<number> {
  await page.waitForTimeout(DRAWN_MS)
  let time = await taskTime(session)
  for (let waited = DRAWN_MS; waited < MOST_DRAWN_MS; waited += QUIET_FOR_MS) {
    await page.waitForTimeout(QUIET_FOR_MS)
    const now = await taskTime(session)
    const isDrawn = reader === 'visitor' || (await showsCoverage(page))
    if (isDrawn && now - time < QUIET_MS) return now
    time = now
  }
  throw new Error('The reader isn’t done yet')
}

/** Whether the figures are there. Only buttons are looked at: Playwright would read the whole text, which takes seconds. */
function showsCoverage(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button')].some(({ textContent }) => /know\s+\d/.test(textContent)),
  )
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
