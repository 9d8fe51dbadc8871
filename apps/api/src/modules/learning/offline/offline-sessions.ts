import {
  OFFLINE_SESSION_WORDS,
  type OfflineAnswer,
  type OfflineSession,
  type OfflineSessionOptions,
} from '@wordhoard/contracts/offline/offline-sessions'
import { DAY_MS } from '@wordhoard/learning/days'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import type { RunIdempotently } from '../../../lib/idempotency/idempotency'
import { type Candidate, makeGames } from '../games/create-games'
import { PLAYABLE_DAYS } from '../games/game-token'
import type { NewGame } from '../games/make-game'
import { mediumAddress } from '../games/media-names'
import { practiceWords } from '../games/practice-words'
import { prepareSounds } from '../games/prepare-sounds'
import { typedFromMeaning } from '../games/typed-synonym'
import type { LearningDeps } from '../learning-deps'
import { presentLesson, readLesson, translateLesson } from '../lesson'
import { gameId, storeSession } from '../store-session'
import { offlineWords } from './offline-words'
import { notesOfWords } from './offline-words.queries'
import { sealAnswers } from './seal-answers'

/** Games of a session are of medium size: two for each word. */
const gameOptions = { size: 'medium', game_mode: 'normal' } as const

interface PreparedGame extends NewGame {
  readonly swipe: 'forgotten' | 'remembered' | null
  readonly probability: number | null
}

interface PreparedSession {
  readonly games: readonly PreparedGame[]
  readonly answers: readonly OfflineAnswer[]
}

/**
 * Makes sessions that a device can play without a network, of the words due within three days; none if the learner has
 * no words to practise. They are stored like other sessions, but are never offered to be resumed.
 */
export async function offlineSessionsFor(
  parts: LearningDeps,
  actor: Actor,
  options: OfflineSessionOptions,
  runIdempotently: RunIdempotently,
): Promise<OfflineSession[]> {
  const sessions = await prepareSessions(parts, actor, options)
  const stored = await runIdempotently(async (client) => {
    const all: OfflineSession[] = []
    for (const session of sessions) all.push(await storeOfflineSession(client, parts, actor, session))
    return all
  })
  for (const { games } of sessions) prepareSounds(parts, actor, games)
  return stored
}

async function prepareSessions(
  parts: LearningDeps,
  actor: Actor,
  { has_audio, lang }: OfflineSessionOptions,
): Promise<PreparedSession[]> {
  const words = await offlineWords(parts, actor)
  const spellIds = words.map(({ spellId }) => spellId)
  const [asked, source, language, notes] = await Promise.all([
    practiceWords(parts, actor, spellIds),
    parts.distractors(),
    parts.translations.open(lang),
    notesOfWords.fetchAll(parts.pool, { userId: actor.userId, spellIds }),
  ])
  const noteOf = new Map(notes.map(({ spell_id, note }) => [spell_id, note]))
  const candidates: Candidate[] = asked.flatMap((word) => {
    const from = words.find(({ spellId }) => spellId === word.facts.id)
    // Nobody has said anything about the word yet, nor read its entry again.
    return from ? [{ asked: word, from: { ...from, swipe: null, probability: null } }] : []
  })
  const sessions: PreparedSession[] = []
  for (let at = 0; at < candidates.length; at += OFFLINE_SESSION_WORDS) {
    const group = candidates.slice(at, at + OFFLINE_SESSION_WORDS)
    const games = await makeGames(parts, source, group, { ...gameOptions, has_audio })
    const answers = games.map(async (game): Promise<OfflineAnswer> => {
      const { spellId, name, correct, accepted, lesson } = game
      const { sense } = group.find(({ asked: { facts } }) => facts.id === spellId)!.asked
      const audioUrl = (id?: number) => mediumAddress(parts.names, 'audio', spellId, id)
      const taught = presentLesson(readLesson(lesson)!, audioUrl, undefined)
      const note = noteOf.get(spellId)
      return {
        spell_id: spellId,
        spell_lower: parts.dictionary.index.headwordOf(spellId) ?? '',
        correct,
        accepted: [...accepted],
        synonyms: typedFromMeaning.some((each) => each === name) ? [...sense.synonyms] : [],
        lesson: language ? await translateLesson(taught, language) : taught,
        ...(note && { note }),
      }
    })
    sessions.push({ games, answers: await Promise.all(answers) })
  }
  return sessions
}

async function storeOfflineSession(
  client: pg.PoolClient,
  { tokens }: LearningDeps,
  actor: Actor,
  { games, answers }: PreparedSession,
): Promise<OfflineSession> {
  const { size, game_mode: mode } = gameOptions
  const shown = await storeSession(client, tokens, actor, { mode, size, isClosed: true, games })
  const id = shown[0]!.game_session_id
  const now = new Date()
  return {
    id,
    created_at: now.toISOString(),
    playable_until: new Date(now.getTime() + PLAYABLE_DAYS * DAY_MS).toISOString(),
    games: shown,
    ...sealAnswers(Object.fromEntries(answers.map((answer, ordinal) => [gameId(id, ordinal), answer]))),
  }
}
