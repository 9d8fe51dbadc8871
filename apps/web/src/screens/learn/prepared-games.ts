import { closeSession, createGames, type Game, MAX_WANTED_WORDS } from '@wordhoard/contracts/learning'
import { selectForgotten, selectRemembered } from '../../features/learning/choosing/choosing'
import { useSessionSettings, wordsInSession } from '../../features/learning/choosing/session-settings.store'
import { useLearning } from '../../features/learning/learning.store'
import { newIdempotencyKey } from '../../http/idempotency-key'
import { timeZone } from '../../lib/time-zone'
import { call } from '../../session/call'

interface PreparedGames {
  /** The request that they answer, as JSON. */
  readonly request: string
  readonly games: Promise<Game[]>
}

let prepared: PreparedGames | undefined

/** What the current session asks for. */
function sessionRequest() {
  const { mode, choices, spellIds, customVocId } = useLearning.getState()
  const settings = useSessionSettings.getState()
  const isChallenge = mode === 'challenge'
  return {
    forgotten_spell_ids: isChallenge ? [] : selectForgotten(choices),
    remembered_spell_ids: isChallenge ? [] : selectRemembered(choices),
    spell_ids: spellIds,
    size: settings.gamesSize,
    wanted_words_number: isChallenge
      ? wordsInSession({ ...settings, gameMode: mode })
      : Math.min(MAX_WANTED_WORDS, settings.wantedWordsNum),
    game_mode: mode,
    has_audio: settings.hasAudio,
    custom_voc_id: customVocId,
    tz: timeZone(),
  }
}

/** Creates the games of the session, while the learner still looks at the last entry. */
export function prepareGames(): void {
  const body = sessionRequest()
  const request = JSON.stringify(body)
  if (prepared?.request === request) return
  discardPreparedGames()
  const games = call(createGames, { body }, { idempotencyKey: newIdempotencyKey() })
  games.catch(() => {
    // The games are then created when they are needed, and a failure is shown there.
    if (prepared?.request === request) prepared = undefined
  })
  prepared = { request, games }
}

/**
 * Returns the games of the session: the prepared ones if they are what the session asks for, otherwise new ones.
 *
 * @param idempotencyKey with the same key, a retry after a lost answer gets the session that the first attempt created
 */
export async function takeGames(idempotencyKey: string): Promise<Game[]> {
  const body = sessionRequest()
  const ready = prepared?.request === JSON.stringify(body) ? prepared.games : undefined
  if (!ready) discardPreparedGames()
  prepared = undefined
  const games = await ready?.catch(() => undefined)
  return games ?? call(createGames, { body }, { idempotencyKey })
}

/** Closes a session whose games were prepared for nothing, or it would be offered as unfinished. */
export function discardPreparedGames(): void {
  const games = prepared?.games
  prepared = undefined
  games
    ?.then(([first]) => first && call(closeSession, { body: { game_session_id: first.game_session_id } }))
    .catch((error: unknown) => console.info('The prepared games were not discarded:', error))
}
