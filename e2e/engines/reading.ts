import type { Box } from './engine'
import { button, field, middle, type Screen } from './screen'

/** Opens reading mode, pastes a text and starts reading. */
export async function readText(view: Screen, text: string): Promise<void> {
  await view.open('/reading-mode')
  // Uses the browser's own clipboard, as a user would.
  await view.page.evaluate((plain) => {
    const source = document.body.appendChild(document.createElement('textarea'))
    source.id = 'copied-from'
    source.value = plain
    source.select()
  }, text)
  await view.page.press('Control+c')
  await view.page.evaluate(() => document.getElementById('copied-from')!.remove(), null)
  await view.click(field('Text'))
  await view.page.press('Control+v')
  await view.click(button('Read'))
  await view.until('the text is shown', () =>
    view.page.evaluate(() => document.querySelector('article')?.getAttribute('aria-busy') === 'false', null),
  )
}

/** Returns the position of a word on the screen; null while it is not in the text. */
function boxOfWord(view: Screen, word: string, occurrence: number): Promise<Box | null> {
  return view.page.evaluate(
    ({ word, occurrence }) => {
      const article = [...document.querySelectorAll('article')].find((one) => !one.closest('.server-content'))
      if (!article) return null
      const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
      let seen = 0
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const match of (node.textContent ?? '').matchAll(
          new RegExp(`(?<![\\p{L}’'-])${word}(?![\\p{L}])`, 'gu'),
        )) {
          if (seen++ < occurrence) continue
          const range = document.createRange()
          range.setStart(node, match.index)
          range.setEnd(node, match.index + word.length)
          const { x, y, width, height } = range.getBoundingClientRect()
          return { x, y, width, height }
        }
      }
      return null
    },
    { word, occurrence },
  )
}

/** Waits until a word of the text stops moving and returns its position. */
export async function wordBox(view: Screen, word: string, occurrence = 0): Promise<Box> {
  let last: Box | null = null
  await view.until(`“${word}” is at rest`, async () => {
    const box = await boxOfWord(view, word, occurrence)
    const isAtRest = box !== null && JSON.stringify(box) === JSON.stringify(last)
    last = box
    return isAtRest
  })
  return last!
}

/** Returns the position of the line under a word of the text. */
export async function lineBox(view: Screen, word: string, occurrence = 0): Promise<Box> {
  const { x, y, width, height } = await wordBox(view, word, occurrence)
  return { x, y: y + 0.75 * height, width, height: 0.5 * height }
}

/** Taps a word of the text. */
export async function tapWord(view: Screen, word: string, occurrence = 0): Promise<void> {
  await view.page.clickAt(middle(await wordBox(view, word, occurrence)))
}

/** Returns the words that have a highlight, in no particular order. */
export function readHighlights(view: Screen, name: string): Promise<string[]> {
  return view.page.evaluate((highlightName) => {
    const texts: string[] = []
    for (const one of CSS.highlights.get(highlightName) ?? []) {
      const range = document.createRange()
      range.setStart(one.startContainer, one.startOffset)
      range.setEnd(one.endContainer, one.endOffset)
      texts.push(range.toString())
    }
    return texts
  }, name)
}
