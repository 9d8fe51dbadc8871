import { gamesLeft, giveWords, learningApi } from './learn-session'
import { inDatabase, signInMember } from './people'
import { expect, isPhone, test } from './test'

/** Logs nine answers, in the last of which the learner typed another word. */
async function mixUp(userId: number, asked: number, typed: number): Promise<void> {
  await inDatabase((client) =>
    client.query(
      `INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at,
         local_date, zone, score_delta, repeat_count_before, chosen_spell_id)
       SELECT $1, 1000000000 + $1::int, turn, $2, 'audio-spelling', '', turn < 8, now() - interval '1 day', current_date - 1, 'UTC', 0, turn,
         CASE WHEN turn = 8 THEN $3::int END
       FROM generate_series(0, 8) AS turn`,
      [userId, asked, typed],
    ),
  )
}

test('words that were mixed up meet in a duel, and a wrong choice says what it means', {
  tag: '@phone',
}, async ({ page }) => {
  const { userId } = await signInMember(page)
  const api = await learningApi(page)
  const [lend = 0, borrow = 0] = await giveWords(api, ['lend', 'borrow'])
  await mixUp(userId, lend, borrow)
  await api('POST', '/learn/create-games', {
    forgotten_spell_ids: [lend],
    remembered_spell_ids: [],
    size: 'small',
    wanted_words_number: 2,
    has_audio: false,
  })
  const [duel] = await gamesLeft(userId)
  await page.goto('/learn')
  await page.getByRole('button', { name: 'Resume' }).click()

  const heading = page.getByRole('heading', { name: 'Choose the word for this sentence' })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveAccessibleDescription(/\w \(blank\) \w/)
  const options = page.getByRole('group', { name: 'Answers' }).getByRole('button')
  await expect(options).toHaveCount(2)
  const wrong = duel!.shown.answers.findIndex(({ id }) => id !== duel!.correct)
  if (isPhone(page)) await options.nth(wrong).tap()
  else await page.keyboard.press(String(wrong + 1))

  const result = page.getByRole('region', { name: 'Result' })
  await expect(result).toContainText('Not quite')
  await expect(result).toContainText(/lend/)
  await expect(result.getByText(/^borrow means “.+”\.$/)).toBeVisible()
  await expect(result.getByLabel('The sentence')).toContainText(/\b(?:lend|lent)\b/)
})
