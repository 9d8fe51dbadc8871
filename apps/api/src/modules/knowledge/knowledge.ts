import type {
  LearnerKnowledge,
  SaidLevel,
  WordChance,
  WordOverrules,
  WordReasons,
} from '@wordhoard/contracts/learner/knowledge'
import {
  type Knowledge,
  overrule,
  probabilityOf,
  startKnowledge,
  type WordOverride,
} from '@wordhoard/learning/knowledge/learner'
import { probabilityOfKnowing } from '@wordhoard/learning/knowledge/rasch'
import { isSurelyKnown } from '@wordhoard/learning/knowledge/surely-known'
import { levelOfAbility } from '@wordhoard/learning/knowledge/vocabulary-size'
import * as z from 'zod/mini'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { marks } from '../../lib/words/word-state-codes'
import { bringWordsBack } from '../learning/memory/learner-memory.queries'
import { type CurrentKnowledge, currentKnowledge, dayOf, foldEvents } from './current-knowledge'
import { storedCurve, writeCurve } from './current-knowledge.queries'
import { readEvidence, type WordReason } from './evidence'
import { deleteOverrides, practiceOfWord, writeOverrides, writeSaidLevel } from './knowledge.queries'
import type { KnowledgeDeps } from './knowledge-deps'
import { levelOfLearner } from './level-of-learner'
import { readOwnWords } from './own-words'
import { unfinishedPlacement } from './placement.queries'

const MAX_POINTS = 100

/** Returns about how many words a learner knows, and how this has changed. */
export async function knowledgeOf(deps: KnowledgeDeps, { userId }: Actor): Promise<LearnerKnowledge> {
  const [known, own, unfinished] = await Promise.all([
    currentKnowledge(deps, userId),
    readOwnWords(deps.pool, userId),
    unfinishedPlacement.fetchFirst(deps.pool, { userId }),
  ])
  const { ability, language } = known
  const sizes = await deps.sizes(language)
  const { variance } = ability
  const countWords = await wordCounter(deps, language)
  const { size, low, high } = sizes.of(ability, countWords(known, own.overrides))
  return {
    ability: ability.mean,
    ability_error: Math.sqrt(variance),
    vocabulary_size: size,
    low,
    high,
    level: levelOfAbility(ability.mean),
    is_guess: levelOfLearner({ ability: ability.mean, variance, evidence: known.count }) === null,
    curve: await curveOf(deps, known),
    evidence: known.count,
    unfinished_placement: unfinished?.id ?? null,
    said_level: known.saidLevel,
  }
}

const storedPoints = z.array(z.object({ date: z.string(), vocabulary_size: z.int() }))

/** Returns vocabulary sizes by date, and stores them, because they take longer than everything else. */
async function curveOf(
  deps: KnowledgeDeps,
  { userId, language, prior, fingerprint, ability }: CurrentKnowledge,
): Promise<LearnerKnowledge['curve']> {
  const stored = await storedCurve.fetchFirst(deps.pool, { userId, fingerprint })
  if (stored) return storedPoints.parse(stored.curve)
  const evidence = await readEvidence(deps, deps.pool, userId, language)
  const sizes = await deps.sizes(language)
  const countWords = await wordCounter(deps, language)
  const days = new Set(thinOut([...new Set(evidence.events.map(dayOf))]))
  const curve: LearnerKnowledge['curve'] = []
  // What was read is judged as a whole, so each day gets its part of what that changed.
  const { known, picked } = foldEvents(evidence.events, prior)
  const shift = (ability.mean - known.ability.mean) / Math.max(1, picked.length)
  foldEvents(evidence.events, prior, (date, state, pickedSoFar) => {
    if (!days.has(date)) return
    const { mean, variance } = state.ability
    const shifted = { ...state, ability: { mean: mean + shift * pickedSoFar, variance } }
    curve.push({ date, vocabulary_size: sizes.of(shifted.ability, countWords(shifted, new Map())).size })
  })
  await writeCurve.execute(deps.pool, { userId, fingerprint, curve: JSON.stringify(curve) })
  return curve
}

/**
 * Returns a function that says by how many words the evidence of single words differs from what ability alone says.
 */
async function wordCounter(deps: KnowledgeDeps, language: string | undefined) {
  const difficultyOf = (await deps.difficulties()).forLanguage(language)
  const counted = deps.counted()
  return (
    state: Pick<Knowledge, 'ability' | 'offsets'>,
    overrides: ReadonlyMap<number, WordOverride>,
  ): number => {
    let extra = 0
    const add = (id: number) => {
      if (!counted.has(id)) return
      const difficulty = difficultyOf(id)
      const own = overrule(probabilityOf(state, id, difficulty), overrides.get(id) ?? {})
      extra += own - probabilityOfKnowing(state.ability, difficulty)
    }
    for (const id of state.offsets.keys()) add(id)
    for (const id of overrides.keys()) if (!state.offsets.has(id)) add(id)
    return extra
  }
}

/** Keeps the first, the last, and as many between them as can be shown. */
function thinOut<T>(points: readonly T[]): T[] {
  if (points.length <= MAX_POINTS) return [...points]
  const step = (points.length - 1) / (MAX_POINTS - 1)
  return Array.from({ length: MAX_POINTS }, (_, at) => points[Math.round(at * step)]!)
}

/** Returns difficulty and probability of words; words that are no headword are left out. */
export async function estimateWordsFor(
  deps: KnowledgeDeps,
  actor: Actor | undefined,
  { words, language: asked }: { readonly words: readonly string[]; readonly language?: string | undefined },
): Promise<WordChance[]> {
  if (!actor) return chancesOf(deps, { known: startKnowledge(), language: asked }, words)
  const known = await currentKnowledge(deps, actor.userId)
  return chancesOf(deps, { known, userId: actor.userId, language: asked ?? known.language }, words)
}

/** Returns why a word is thought known or unknown to a learner. Throws `word_not_found`. */
export async function explainWordTo(
  deps: KnowledgeDeps,
  { userId }: Actor,
  word: string,
): Promise<WordReasons> {
  const id = deps.dictionary.index.idOf(word.toLowerCase())
  if (id === undefined) throw new AppError('word_not_found')
  const known = await currentKnowledge(deps, userId)
  const { language } = known
  const [chance] = await chancesOf(deps, { known, userId, language }, [word])
  const { events, passed } = await readEvidence(deps, deps.pool, userId, language, id)
  const { overrides } = await readOwnWords(deps.pool, userId, [id])
  const observed = events
    .flatMap((event) => ('placement' in event ? event.observations : [event.observation]))
    .filter(({ spellId }) => spellId === id)
  const reasons: WordReason[] = [...observed, ...passed]
  return {
    ...chance!,
    reasons: reasons
      .sort((a, b) => a.at.getTime() - b.at.getTime())
      .map(({ reason, at, times }) => ({ kind: reason, at: at.toISOString(), ...(times && { times }) })),
    recall: overrides.get(id)?.retrievability ?? null,
    said: overrides.get(id)?.saidKnown ?? null,
    practice: await practiceOf(deps.pool, userId, id, chance!.probability),
  }
}

/** Returns why practice leaves a word alone; null if it doesn't. */
async function practiceOf(
  pool: KnowledgeDeps['pool'],
  userId: number,
  spellId: number,
  probability: number,
): Promise<WordReasons['practice']> {
  const item = await practiceOfWord.fetchFirst(pool, { userId, spellId })
  if (!item) return null
  const { mark, repeat_count, let_go_at } = item
  if (let_go_at) return { kind: 'let_go', spell_id: spellId, at: let_go_at.toISOString() }
  const isUnasked = mark === marks.met && repeat_count === 0 && isSurelyKnown(probability)
  return isUnasked ? { kind: 'not_asked', spell_id: spellId, at: null } : null
}

/** Whose chances are asked for. */
interface Learner {
  readonly known: Pick<Knowledge, 'ability' | 'offsets'>
  /** Absent for visitors. */
  readonly userId?: number
  readonly language: string | undefined
}

async function chancesOf(
  { difficulties, dictionary, pool }: KnowledgeDeps,
  { known, userId, language }: Learner,
  words: readonly string[],
): Promise<WordChance[]> {
  const found = words.flatMap((word) => {
    const id = dictionary.index.idOf(word.toLowerCase())
    return id === undefined ? [] : [{ word, id }]
  })
  const ids = [...new Set(found.map(({ id }) => id))]
  const overrides =
    userId === undefined ? new Map<number, WordOverride>() : (await readOwnWords(pool, userId, ids)).overrides
  const difficultyOf = (await difficulties()).forLanguage(language)
  return found.map(({ word, id }) => {
    const difficulty = difficultyOf(id)
    const probability = overrule(probabilityOf(known, id, difficulty), overrides.get(id) ?? {})
    return { word, difficulty, probability }
  })
}

/** Stores what a learner says about words, and returns what is thought of them now. */
export async function overruleWordsOf(
  deps: KnowledgeDeps,
  actor: Actor,
  { words }: WordOverrules,
): Promise<WordChance[]> {
  const { userId } = actor
  const said = new Map<number, boolean | null>()
  for (const { word, known } of words) {
    const id = deps.dictionary.index.idOf(word.toLowerCase())
    if (id !== undefined) said.set(id, known)
  }
  const overruled = [...said].filter((one): one is [number, boolean] => one[1] !== null)
  const takenBack = [...said].filter(([, known]) => known === null).map(([id]) => id)
  if (takenBack.length > 0) await deleteOverrides.execute(deps.pool, { userId, spellIds: takenBack })
  if (overruled.length > 0)
    await writeOverrides.execute(deps.pool, {
      userId,
      spellIds: overruled.map(([id]) => id),
      known: overruled.map(([, known]) => known),
    })
  const unknown = overruled.filter(([, known]) => !known).map(([id]) => id)
  if (unknown.length > 0) await bringWordsBack.execute(deps.pool, { userId, spellIds: unknown })
  return estimateWordsFor(deps, actor, { words: words.map(({ word }) => word) })
}

/** Stores the level that a learner says they have. */
export async function sayLevel(
  deps: KnowledgeDeps,
  actor: Actor,
  { level }: SaidLevel,
): Promise<LearnerKnowledge> {
  await writeSaidLevel.execute(deps.pool, { userId: actor.userId, level })
  return knowledgeOf(deps, actor)
}
