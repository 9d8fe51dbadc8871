import type { AnswerResult, Game, GameName } from '@wordhoard/contracts/learning'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gamesOf, type Learner, learner, sendAnswer, spellIdOf } from '../../testing/learner'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const chosenOf = async (me: Learner) =>
  (
    await api.pool.query<{ chosen_spell_id: number | null }>(
      'SELECT chosen_spell_id FROM answer_log WHERE user_id = $1 ORDER BY id',
      [me.userId],
    )
  ).rows.map((row) => row.chosen_spell_id)

/** A game in which the learner types or builds the word that they hear. */
async function createWordGame(word: string, name: GameName): Promise<{ me: Learner; game: Game }> {
  const me = await learner(api, [word])
  const [game] = await gamesOf(api, me, { size: 'small' })
  await api.pool.query(
    `UPDATE game SET name = $3, correct = $2, accepted = ARRAY[$2] WHERE session_id = $1`,
    [game!.game_session_id, word, name],
  )
  return { me, game: { ...game!, name } }
}

const createTypedGame = (word: string) => createWordGame(word, 'audio-spelling')

describe('a wrong answer that is another word', () => {
  it.each([
    ['quiet', 'quite', 'quite'],
    ['lend', ' Borrow ', 'borrow'],
    ['lend', 'borrowed', 'borrow'],
    ['lend', 'favor', 'favour'],
    ['put on', 'take  off', 'take off'],
  ])('for %s, “%s” is typed: says what %s means, and is logged', async (word, typed, other) => {
    const { me, game } = await createTypedGame(word)
    const { is_correct, lesson } = (await sendAnswer(api, me, game, typed)).json<AnswerResult>()
    expect(is_correct).toBe(false)
    expect(lesson?.typed?.word).toBe(other)
    expect(lesson?.typed?.meaning).toMatch(/\w{3}/)
    expect(await chosenOf(me)).toEqual([spellIdOf(api, other)])
    const again = (await sendAnswer(api, me, game, 'anything')).json<AnswerResult>()
    expect(again.lesson?.typed).toEqual(lesson?.typed)
  })

  it('is explained in the learner’s language too', async () => {
    const { me, game } = await createTypedGame('quiet')
    const { lesson } = (await sendAnswer(api, me, game, 'quite', { lang: 'de' })).json<AnswerResult>()
    expect(lesson?.typed?.translations?.length).toBeGreaterThan(0)
  })

  it('is logged with the word of the option that was chosen', async () => {
    const me = await learner(api, ['reluctant', 'theory', 'justice', 'borrow', 'kitchen'])
    const games = await gamesOf(api, me, { size: 'large' })
    const chosen = games.filter(({ answers }) => answers[0] && 'kind' in answers[0])
    expect(chosen.length).toBeGreaterThan(2)
    const wanted: number[] = []
    for (const game of chosen) {
      const { rows } = await api.pool.query<{ correct: string }>(
        'SELECT correct FROM game WHERE session_id = $1 AND ordinal = $2',
        [game.game_session_id, game.id.split('-')[1]],
      )
      const wrong = game.answers.find(({ id }) => id !== rows[0]!.correct)!
      const { lesson } = (await sendAnswer(api, me, game, wrong.id)).json<AnswerResult>()
      expect(lesson?.typed).toBeUndefined()
      wanted.push(spellIdOf(api, lesson!.options.find(({ id }) => id === wrong.id)!.word.toLowerCase()))
    }
    expect(await chosenOf(me)).toEqual(wanted)
  })
})

describe('an answer built from pieces', () => {
  it.each([
    ['rest', 'rest'],
    // A unit of magnetism.
    ['gi', undefined],
  ])('of “%s” is explained as %s: only a word that learners meet', async (built, other) => {
    const { me, game } = await createWordGame('give up', 'audio-part-spelling')
    const { lesson } = (await sendAnswer(api, me, game, built)).json<AnswerResult>()
    expect(lesson?.word).toBe('give up')
    expect(lesson?.typed?.word).toBe(other)
  })
})

describe('any other answer', () => {
  it.each([
    ['quiet', 'quiet'],
    ['quiet', 'quiett'],
    ['lend', 'lends'],
    ['quiet', ''],
    ['quiet', 'shit'],
  ])('for %s, “%s” is typed: says nothing of another word', async (word, typed) => {
    const { me, game } = await createTypedGame(word)
    const { lesson } = (await sendAnswer(api, me, game, typed)).json<AnswerResult>()
    expect(lesson?.word).toBe(word)
    expect(lesson?.typed).toBeUndefined()
    expect(await chosenOf(me)).toEqual([null])
  })
})
