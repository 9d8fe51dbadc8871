import type { Page } from '@playwright/test'
import type { Game } from '@wordhoard/contracts/learning'
import type { Api } from './api-of'
import { inDatabase } from './people'
import { expect } from './test'

/** Words with pictures, words long enough to be built from pieces, and phrases. */
export const practiceWords = [
  'elephant',
  'lighthouse',
  'umbrella',
  'butterfly',
  'bicycle',
  'mountain',
  'strawberry',
  'telephone',
  'kangaroo',
  'pineapple',
  'look forward to',
  'reluctant',
]

/** Input device with which the user answers. */
type InputDevice = 'mouse' | 'touch' | 'keyboard'

interface StoredGame {
  readonly name: string
  readonly correct: string
  readonly shown: Pick<Game, 'question' | 'answers'>
}

/** Returns a function that calls the API as the page's signed-in user. Leaves the page at Learn. */
export async function learningApi(page: Page): Promise<Api> {
  const asked = page.waitForRequest((request) => request.url().includes('/api/learn/today'))
  await page.goto('/learn')
  const { authorization = '' } = (await asked).headers()
  return async <T>(method: string, path: string, data?: object): Promise<T> => {
    const answer = await page.request.fetch(`/api${path}`, { method, headers: { authorization }, data })
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
    return (answer.status() === 204 ? undefined : await answer.json()) as T
  }
}

/** Adds words to the main vocabulary. Returns their spell ids. */
export async function giveWords(api: Api, words: readonly string[]): Promise<number[]> {
  const { recognised } = await api<{ recognised: { spell_id: number }[] }>('POST', '/main-voc/import', {
    words: words.map((text) => ({ text })),
  })
  return recognised.map(({ spell_id }) => spell_id)
}

/** Makes all words of a user practised before and due, so that they have cards. */
export async function makeWordsDue(userId: number): Promise<void> {
  await inDatabase((client) =>
    client.query(
      `UPDATE main_voc_item SET repeat_count = 2, phase = 2, stability = 3, difficulty = 5, score = 1.5,
         last_repeated_at = now() - interval '9 days', next_repeated_at = now() - interval '1 hour'
       WHERE user_id = $1`,
      [userId],
    ),
  )
}

/** Returns the unanswered games of a user's latest session, in order, with the right answers. */
export function gamesLeft(userId: number): Promise<StoredGame[]> {
  return inDatabase(async (client) => {
    const { rows } = await client.query<StoredGame>(
      `SELECT g.name, g.correct, g.shown FROM game g
       LEFT JOIN answer_log l ON l.session_id = g.session_id AND l.ordinal = g.ordinal AND l.undone_at IS NULL
       WHERE g.session_id = (SELECT max(id) FROM game_session WHERE user_id = $1) AND l.id IS NULL
       ORDER BY g.ordinal`,
      [userId],
    )
    return rows
  })
}

const answers = (page: Page) => page.getByRole('group', { name: 'Answers' }).getByRole('button')
const pieces = (page: Page) => page.getByRole('group', { name: 'Pieces' }).getByRole('button')
const press = async (page: Page, hand: InputDevice, name: string) => {
  const button = page.getByRole('button', { name, exact: true })
  await expect(button).toBeEnabled()
  if (hand === 'touch') await button.tap()
  else if (hand === 'mouse') await button.click()
  else await page.keyboard.press('Enter')
}

/** Returns an order of the pieces that makes up the word; null if there is none. */
function buildOrder(fragments: readonly string[], word: string, used: number[] = []): number[] | null {
  if (word === '') return used
  for (const [index, text] of fragments.entries()) {
    if (used.includes(index) || !word.startsWith(text)) continue
    const order = buildOrder(fragments, word.slice(text.length), [...used, index])
    if (order) return order
  }
  return null
}

/** Answers the current game. */
export async function answerGame(
  page: Page,
  { name, correct, shown }: StoredGame,
  hand: InputDevice,
  isRight: boolean,
): Promise<void> {
  const { answers: options } = shown
  if (options.length === 0) {
    const field = page.getByRole('textbox', { name: 'Your answer' })
    await expect(field).toBeEnabled()
    await field.pressSequentially(isRight ? correct : `${correct.slice(0, -1)}q`)
    await press(page, hand, 'Submit')
    return
  }
  const first = options[0]
  if (first && !('kind' in first)) {
    const texts = options.map((option) => option.text ?? '')
    const order = buildOrder(texts, correct)
    expect(order, `${texts.join('|')} → ${correct}`).not.toBeNull()
    for (const index of isRight ? order! : order!.slice(0, 1)) {
      // Waits until the piece is shown, as a user would before pressing its key.
      await expect(pieces(page).nth(index)).toBeEnabled()
      if (hand === 'keyboard') await page.keyboard.press(String(index + 1))
      else if (hand === 'touch') await pieces(page).nth(index).tap()
      else await pieces(page).nth(index).click()
    }
    await press(page, hand, 'Submit')
    return
  }
  const right = options.findIndex(({ id }) => id === correct)
  const index = isRight ? right : (right + 1) % options.length
  await expect(answers(page).nth(index)).toBeEnabled()
  if (hand === 'keyboard') await page.keyboard.press(String(index + 1))
  else if (hand === 'touch') await answers(page).nth(index).tap()
  else await answers(page).nth(index).click()
  if (name.endsWith('-audio') || name.startsWith('find-')) await press(page, hand, 'Submit')
}

/** Answers a game, checks the result and continues. */
export async function playGame(
  page: Page,
  game: StoredGame,
  hand: InputDevice,
  isRight = true,
): Promise<void> {
  await answerGame(page, game, hand, isRight)
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result, game.name).toContainText(isRight ? 'Correct' : 'Not quite')
  await press(page, hand, 'Continue')
}

/** Plays the rest of the user's session to its end. */
export async function playOn(page: Page, userId: number, hand: InputDevice): Promise<void> {
  for (const game of await gamesLeft(userId)) await playGame(page, game, hand)
  await expect(page.getByRole('button', { name: 'Start New Session' })).toBeVisible()
}
