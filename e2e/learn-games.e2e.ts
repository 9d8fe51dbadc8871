import type { Page } from '@playwright/test'
import { gameNames } from '@wordhoard/contracts/learning'
import { gamesLeft, giveWords, learningApi, playGame, practiceWords } from './learn-session'
import { inDatabase, signInMember } from './people'
import { expect, isPhone, test } from './test'

/** Starts a large session through the API and leaves in it one game of each name not seen so far. */
async function startSession(
  api: Awaited<ReturnType<typeof learningApi>>,
  spellIds: readonly number[],
  unseen: ReadonlySet<string>,
): Promise<void> {
  const [first] = await api<{ game_session_id: number }[]>('POST', '/learn/create-games', {
    forgotten_spell_ids: spellIds.slice(0, 5),
    remembered_spell_ids: spellIds.slice(5, 10),
    size: 'large',
    wanted_words_number: 10,
    game_mode: 'normal',
    has_audio: true,
  })
  await inDatabase((client) =>
    client.query(
      `DELETE FROM game WHERE session_id = $1 AND (NOT name = ANY ($2) OR ordinal NOT IN (
         SELECT min(ordinal) FROM game WHERE session_id = $1 GROUP BY name))`,
      [first!.game_session_id, [...unseen]],
    ),
  )
}

async function resume(page: Page): Promise<void> {
  await page.goto('/learn')
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
}

test('every game can be played: its question, answer, result and rules', async ({ page }) => {
  test.setTimeout(240_000)
  const { userId } = await signInMember(page)
  const api = await learningApi(page)
  const spellIds = await giveWords(api, practiceWords)
  const unseen = new Set<string>(gameNames)
  for (let round = 0; unseen.size > 0; round++) {
    expect(round, `not seen in ${round} sessions: ${[...unseen].join(', ')}`).toBeLessThan(40)
    await startSession(api, spellIds, unseen)
    const games = await gamesLeft(userId)
    if (games.length === 0) continue
    await resume(page)
    for (const game of games) {
      // Uses keys on wide screens and touch on phones; gives a wrong answer now and then.
      await playGame(page, game, isPhone(page) ? 'touch' : 'keyboard', unseen.size % 4 !== 0)
      unseen.delete(game.name)
    }
    await expect(page.getByRole('button', { name: 'Start New Session' })).toBeVisible()
    await page.getByRole('button', { name: 'Start New Session' }).click()
  }
})

test('a game that the page does not know says so, and the session continues', { tag: '@full' }, async ({
  page,
}) => {
  const { userId } = await signInMember(page)
  const api = await learningApi(page)
  const spellIds = await giveWords(api, practiceWords)
  await startSession(api, spellIds, new Set(gameNames))
  await inDatabase((client) =>
    client.query(
      `UPDATE game SET name = 'smell-spelling' WHERE session_id = (SELECT max(id) FROM game_session WHERE user_id = $1)
         AND ordinal = (SELECT min(ordinal) FROM game g WHERE g.session_id = game.session_id)`,
      [userId],
    ),
  )
  await inDatabase((client) =>
    client.query(
      `DELETE FROM game WHERE session_id = (SELECT max(id) FROM game_session WHERE user_id = $1) AND ordinal NOT IN (
         SELECT ordinal FROM game g WHERE g.session_id = game.session_id ORDER BY ordinal LIMIT 2)`,
      [userId],
    ),
  )
  await resume(page)
  await expect(page.getByRole('heading', { name: 'Unknown Game' })).toBeVisible()
  await page.getByRole('button', { name: 'Skip this game' }).click()
  const games = await gamesLeft(userId)
  await page.getByRole('button', { name: '? Rules' }).click()
  await expect(page.getByRole('dialog')).toContainText('After a right answer, a word comes back later')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await playGame(page, games[1]!, isPhone(page) ? 'touch' : 'mouse')
  await expect(page.getByRole('heading', { name: 'All right!' })).toBeVisible()
  await page.getByRole('button', { name: 'Start New Session' }).click()
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeHidden()
})
