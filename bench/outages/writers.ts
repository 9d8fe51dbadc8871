import { randomUUID } from 'node:crypto'
import type { Caller, Outcome } from './caller'

/** A user who writes again and again, and records what was acknowledged. */
export interface Writer {
  readonly name: string
  readonly userId: number
  /** Time between two writes, in milliseconds. */
  readonly pause: number
  /** Marks of the writes that the server acknowledged; `checks.ts` looks for them in the database. */
  readonly acknowledged: Set<string>
  /** Makes the next call. */
  step(): Promise<Outcome>
}

type Step = (caller: Caller, note: (mark: string) => void) => () => Promise<Outcome>

/**
 * Repeats a call under one idempotency key until it is acknowledged, as the web client does, then goes on to the next.
 */
function untilAcknowledged(
  caller: Caller,
  path: string,
  bodyOf: (n: number) => object,
  acknowledged: (body: never, n: number) => void,
): () => Promise<Outcome> {
  let n = 0
  let key = randomUUID()
  return async () => {
    const outcome = await caller.call('POST', path, bodyOf(n), { 'idempotency-key': key })
    if (outcome.status === 201) {
      acknowledged(outcome.body as never, n)
      n++
      key = randomUUID()
    }
    return outcome
  }
}

const article: Step = (caller, note) =>
  untilAcknowledged(
    caller,
    '/articles',
    (n) => ({ title: `Title ${n}`, md_content: `The bank had a holiday, number ${n}.`, keywords: '' }),
    (_, n) => note(`Title ${n}`),
  )

const message =
  (to: Caller): Step =>
  (caller, note) =>
    untilAcknowledged(
      caller,
      '/messages/send-init',
      (n) => ({ participant_user_id: to.userId, content: `Message ${n} of ${caller.userId}` }),
      (_, n) => note(`Message ${n} of ${caller.userId}`),
    )

/** Each text is new, so its words are counted. */
const text: Step = (caller, note) => {
  let n = 0
  return async () => {
    const title = `Text ${n++}`
    const outcome = await caller.call('POST', '/main-voc/add-from-text', {
      text: `The people of the world, ${n}, know their money and water and think about time.`,
      title,
    })
    if (outcome.status === 200) note(title)
    return outcome
  }
}

/** Number of words in one import. */
export const WORDS_PER_IMPORT = 5
/** Imports the words of a list, a batch at a time. */
const importWords =
  (words: readonly string[]): Step =>
  (caller, note) => {
    let n = 0
    return async () => {
      const batch = words.slice(n * WORDS_PER_IMPORT, ++n * WORDS_PER_IMPORT)
      const outcome = await caller.call('POST', '/main-voc/import', {
        words: (batch.length > 0 ? batch : words.slice(0, WORDS_PER_IMPORT)).map((word) => ({ text: word })),
      })
      if (outcome.status === 200) for (const word of batch) note(word)
      return outcome
    }
  }

/** Creates a vocabulary, then adds three words to it. */
const vocabulary =
  (spellIds: readonly number[]): Step =>
  (caller, note) => {
    let filled: number | undefined
    const create = untilAcknowledged(
      caller,
      '/custom-voc/create',
      (n) => ({ name: `List ${n}`, description: 'Some words' }),
      ({ id }: { id: number }, n) => {
        note(`List ${n}`)
        filled = id
      },
    )
    return async () => {
      if (filled === undefined) return create()
      const outcome = await caller.call('POST', '/custom-voc/add-spells', {
        voc_id: filled,
        spell_ids: spellIds,
      })
      if (outcome.status === 200) {
        note(`Filled ${filled}`)
        filled = undefined
      }
      return outcome
    }
  }

/** Creates a school, then two classrooms in it, each with its chat. */
const school: Step = (caller, note) => {
  let schoolId: number | undefined
  let left = 0
  const found = untilAcknowledged(
    caller,
    '/school',
    (n) => ({ name: `School ${n}`, description: 'A school', username: `school_${caller.userId}_${n}` }),
    ({ id }: { id: number }, n) => {
      note(`school_${caller.userId}_${n}`)
      schoolId = id
      left = 2
    },
  )
  const classroom = untilAcknowledged(
    caller,
    '/school/classroom',
    (n) => ({ name: `Class ${n}`, description: 'A class', school_id: schoolId }),
    (_, n) => {
      note(`Class ${n}`)
      left--
    },
  )
  return () => (left === 0 ? found() : classroom())
}

interface ShownGame {
  readonly id: string
  readonly game_session_id: number
  readonly name: string
  readonly token: string
}

/** Creates sessions and answers every game, right or wrong. A session without any answer may be lost. */
const answers =
  (spellIds: readonly number[]): Step =>
  (caller, note) => {
    let games: ShownGame[] = []
    return async () => {
      const [game] = games
      if (!game) {
        const begun = await caller.call<ShownGame[]>('POST', '/learn/create-games', {
          forgotten_spell_ids: spellIds,
          remembered_spell_ids: [],
          wanted_words_number: 5,
          has_audio: false,
        })
        if (begun.status === 200) games = begun.body
        return begun
      }
      const outcome = await caller.call('POST', '/learn/check-answer', {
        token: game.token,
        game_id: game.id,
        game_session_id: game.game_session_id,
        game_name: game.name,
        answer: 'qqq',
        tz: 'Europe/London',
      })
      const { status } = outcome
      const isRecorded = status === 200 || (status === 409 && codeOf(outcome) === 'already_answered')
      if (isRecorded) note(game.id)
      if (isRecorded) games = games.slice(1)
      const isLost = status === 400 && codeOf(outcome) === 'bad_game_token' && game.id.endsWith('-0')
      if (isLost) games = []
      return isRecorded || isLost ? { ...outcome, status: 200 } : outcome
    }
  }

/** Returns the error code of a refused call. */
export function codeOf(outcome: Outcome): string | undefined {
  return (outcome.body as { code?: string } | undefined)?.code
}

/** Returns ten writers of all kinds, each with its own account. */
export function tenWriters(
  callers: readonly Caller[],
  words: readonly { readonly id: number; readonly spell_lower: string }[],
): Writer[] {
  const ids = words.map(({ id }) => id)
  const texts = words.map(({ spell_lower }) => spell_lower)
  const kinds: [string, number, Step][] = [
    ['article', 60, article],
    ['message', 40, message(callers[2]!)],
    ['message', 40, message(callers[1]!)],
    ['text', 40, text],
    ['text', 40, text],
    ['import', 500, importWords(texts)],
    ['import', 500, importWords(texts.toReversed())],
    ['vocabulary', 60, vocabulary(ids.slice(0, 3))],
    ['school', 60, school],
    ['answer', 40, answers(ids.slice(0, 20))],
  ]
  return kinds.map(([name, pause, step], index) => {
    const caller = callers[index]!
    const acknowledged = new Set<string>()
    return {
      name,
      userId: caller.userId,
      pause,
      acknowledged,
      step: step(caller, (mark) => void acknowledged.add(mark)),
    }
  })
}
