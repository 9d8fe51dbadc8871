// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DrawnWordState } from '../../../lib/drawn-word-state'
import { openPage } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { surveyText, type TextSurvey } from '../facts/text-survey'
import { forgetHighlights, wordsHighlighted } from '../testing/highlight-registry'
import { type Page, scrollToLine, showPage } from '../testing/monospace'
import { rangeInBlock, readBlock } from '../text/block-text'
import { StatePainter, type StatesToDraw } from './drawn-states'
import { clearHighlights, drawHighlight } from './highlights'
import { useDrawnStates } from './use-drawn-states'

openPage()
beforeEach(forgetHighlights)

const survey = async ({ body }: Page): Promise<TextSurvey> =>
  (await surveyText(body, new AbortController().signal))!
async function statesFor(
  page: Page,
  states: Record<string, DrawnWordState>,
  phrases: StatesToDraw['phrases'] = [],
): Promise<StatesToDraw> {
  const { capitals, starts } = await survey(page)
  return { capitals, starts, phrases, stateOfForm: (form) => states[form] ?? null }
}
/** A text whose ends are many screens apart; each chunk has a word of its own. */
const long = Array.from(
  { length: 40 },
  (_, at) => `<h2>w${'x'.repeat(at)}</h2>${`<p>${'y'.repeat(80)}</p>`.repeat(15)}`,
)
const longStates = Object.fromEntries(
  Array.from({ length: 40 }, (_, at) => [`w${'x'.repeat(at)}`, 'new' as const]),
)
const drawnChapters = () => wordsHighlighted('new').map((word) => word.length - 1)

describe('word states', () => {
  it('are drawn by state, and phrases as wholes without their single words', async () => {
    const page = showPage('<p>A heron <b>gave</b> it up.</p><p>Tides give.</p>')
    const states = { heron: 'met', gave: 'new', up: 'new', tides: 'learning-low' } as const
    const phrases = [
      {
        stretches: [
          [8, 12],
          [16, 18],
        ] as const,
        state: 'learning-high' as const,
      },
    ]
    const painter = new StatePainter(page.body, page.pane)
    painter.redraw(await statesFor(page, states, phrases))
    while (painter.advance());
    expect(wordsHighlighted('met')).toEqual(['heron'])
    expect(wordsHighlighted('learning-high')).toEqual(['gave', 'up'])
    expect(wordsHighlighted('new')).toEqual([])
    expect(wordsHighlighted('learning-low')).toEqual(['Tides'])
  })

  it('are redrawn at once when they change', async () => {
    const page = showPage('<p>A heron waits.</p>')
    const painter = new StatePainter(page.body, page.pane)
    painter.redraw(await statesFor(page, { heron: 'met', waits: 'new' }))
    while (painter.advance());
    painter.redraw(await statesFor(page, { heron: 'learning-mid' }))
    expect([wordsHighlighted('met'), wordsHighlighted('new'), wordsHighlighted('learning-mid')]).toEqual([
      [],
      [],
      ['heron'],
    ])
    painter.clear()
    expect(wordsHighlighted('learning-mid')).toEqual([])
    expect(painter.advance()).toBe(false)
  })

  it('are drawn near the screen only, and removed far from it', async () => {
    const page = showPage(long.join(''))
    const painter = new StatePainter(page.body, page.pane)
    painter.redraw(await statesFor(page, longStates))
    const draw = () => {
      while (painter.advance());
    }
    draw()
    expect(drawnChapters()).toEqual([0, 1])
    scrollToLine(page, 31 * 20)
    draw()
    expect(drawnChapters().toSorted((a, b) => a - b)).toEqual([19, 20, 21])
    scrollToLine(page, 31 * 21)
    draw()
    expect(drawnChapters()).toContain(22)
    expect(new Set(drawnChapters()).size).toBe(drawnChapters().length)
  })

  it('follow scrolling in idle time and are removed with the text', async () => {
    const page = showPage(long.join(''))
    const states = await statesFor(page, longStates)
    vi.useFakeTimers()
    const [body, pane] = [{ current: page.body }, { current: page.pane }]
    const hook = await renderHook(
      (now: StatesToDraw | null) => useDrawnStates(body, pane, true, now),
      states as StatesToDraw | null,
    )
    const idle = () => runInAct(() => vi.advanceTimersByTimeAsync(2_000))
    await idle()
    expect(drawnChapters()).toContain(0)
    scrollToLine(page, 31 * 30)
    await idle()
    expect(drawnChapters()).toContain(30)
    expect(drawnChapters()).not.toContain(0)
    await hook.rerender(null)
    expect(drawnChapters()).toEqual([])
    await hook.rerender(states)
    await idle()
    await hook.unmount()
    expect(drawnChapters()).toEqual([])
  })
})

describe('a highlight', () => {
  it('replaces the previous one of its name and lies above the word states', () => {
    const { body } = showPage('<p>One two</p>')
    const range = (start: number, end: number) => {
      const made = document.createRange()
      made.setStart(body.querySelector('p')!.firstChild!, start)
      made.setEnd(body.querySelector('p')!.firstChild!, end)
      return made
    }
    drawHighlight('selected', () => [range(0, 3)])
    drawHighlight('selected', () => [range(4, 7)])
    expect(wordsHighlighted('selected')).toEqual(['two'])
    expect(CSS.highlights.get('selected')?.priority).toBe(1)
    clearHighlights()
    expect(CSS.highlights.size).toBe(0)
  })

  it('wraps words in browsers without highlights, and restores the text afterwards', () => {
    vi.stubGlobal('CSS', {})
    const html = '<p>A <b>he</b>ron waits.</p>'
    const { body } = showPage(html)
    const block = body.querySelector('p')!
    const draw = (from: number, to: number) =>
      drawHighlight('selected', () => {
        const read = readBlock(block)
        return [rangeInBlock(read, read.words[from]!.start, read.words[to]!.end)]
      })
    const marked = () => [...body.querySelectorAll('mark')].map(({ textContent }) => textContent).join('|')
    draw(1, 1)
    expect(marked()).toBe('he|ron')
    expect(readBlock(block).words.map(({ start }) => start)).toEqual([0, 2, 8])
    draw(1, 2)
    expect(marked()).toBe('he|ron waits')
    clearHighlights()
    expect(block.outerHTML).toBe(html)
  })
})
