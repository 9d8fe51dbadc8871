import type { Game } from '@wordhoard/contracts/learning'
import { button, field, type Screen, type Target } from './screen'

const option = (within: string, nth: number): Target => ({ css: 'button', within, nth })

/** Clicks the pieces that make up the word, in order. */
async function build(view: Screen, pieces: readonly string[], word: string): Promise<void> {
  const orderOf = (rest: string, used: readonly number[]): readonly number[] | undefined => {
    if (rest === '') return used
    for (const [index, piece] of pieces.entries()) {
      if (used.includes(index) || !rest.startsWith(piece)) continue
      const order = orderOf(rest.slice(piece.length), [...used, index])
      if (order) return order
    }
    return undefined
  }
  for (const index of orderOf(word, []) ?? []) await view.click(option('[aria-label="Pieces"]', index))
}

/**
 * Answers a game correctly with the pointer, or by typing if it asks for that.
 * @returns how it was answered
 */
export async function answerGame(
  view: Screen,
  { name, correct, shown }: { name: string; correct: string; shown: Pick<Game, 'answers'> },
): Promise<string> {
  const { answers } = shown
  const [first] = answers
  if (!first) {
    await view.fill(field('Your answer'), correct)
    await view.click(button('Submit'))
    return 'typed'
  }
  if (!('kind' in first)) {
    await build(
      view,
      answers.map(({ text }) => text ?? ''),
      correct,
    )
    await view.click(button('Submit'))
    return 'pieces'
  }
  await view.click(
    option(
      '[aria-label="Answers"]',
      answers.findIndex(({ id }) => id === correct),
    ),
  )
  if (name.endsWith('-audio') || name.startsWith('find-')) await view.click(button('Submit'))
  return first.kind
}
