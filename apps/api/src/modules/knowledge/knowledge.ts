import type {
  LearnerKnowledge,
  WordChance,
  WordOverrules,
  WordReasons,
} from '@wordhoard/contracts/learner/knowledge'
import {
  driftAbility,
  type Knowledge,
  overrule,
  probabilityOf,
  startKnowledge,
  type WordOverride,
} from '@wordhoard/learning/knowledge/learner'
import { probabilityOfKnowing } from '@wordhoard/learning/knowledge/rasch'
import { levelOfAbility } from '@wordhoard/learning/knowledge/vocabulary-size'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { type LearnerEvidence, readEvidence } from './evidence'
import { firstLanguageOf } from './first-language'
import { deleteOverrides, writeOverrides } from './knowledge.queries'
import { isCounted, type KnowledgeDeps } from './knowledge-deps'
import { levelOfLearner } from './level-of-learner'
import { dayOf, foldEvidence, storeKnowledge } from './store-knowledge'

const MAX_POINTS = 100

/** What is thought of a learner now. */
interface LearnerState {
  readonly known: Knowledge
  readonly overrides: ReadonlyMap<number, WordOverride>
  readonly language: string | undefined
}

/** Returns about how many words a learner knows, and how this has changed. */
export async function knowledgeOf(deps: KnowledgeDeps, { userId }: Actor): Promise<LearnerKnowledge> {
  const { language, evidence, known } = await storeKnowledge(deps, userId)
  const sizes = await deps.sizes(language)
  const words = await wordCounter(deps, language)
  const days = new Set(thinOut([...new Set(evidence.events.map(dayOf))]))
  const curve: LearnerKnowledge['curve'] = []
  foldEvidence(evidence.events, (date, state) => {
    if (!days.has(date)) return
    curve.push({ date, vocabulary_size: sizes.of(state.ability, words(state, new Map())).size })
  })
  const ability = driftAbility(known, new Date())
  const { variance } = ability
  const state = { ...known, ability }
  const { size, low, high } = sizes.of(ability, words(state, evidence.overrides))
  return {
    ability: ability.mean,
    ability_error: Math.sqrt(variance),
    vocabulary_size: size,
    low,
    high,
    level: levelOfAbility(ability.mean),
    is_guess: levelOfLearner({ ability: ability.mean, variance, evidence: known.count }) === null,
    curve,
    evidence: known.count,
    unfinished_placement: evidence.unfinished,
  }
}

/**
 * Returns a function that says by how many words the evidence of single words differs from what ability alone says.
 */
async function wordCounter(deps: KnowledgeDeps, language: string | undefined) {
  const table = await deps.difficulties()
  return (
    state: Pick<Knowledge, 'ability' | 'offsets'>,
    overrides: ReadonlyMap<number, WordOverride>,
  ): number => {
    let extra = 0
    for (const id of new Set([...state.offsets.keys(), ...overrides.keys()])) {
      if (!isCounted(deps.dictionary, id)) continue
      const difficulty = table.of(id, language)
      const own = overrule(probabilityOf(state, id, difficulty), overrides.get(id) ?? {})
      extra += own - probabilityOfKnowing(state.ability, difficulty)
    }
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
  const state = actor
    ? await stateOf(deps, actor.userId, asked)
    : { known: startKnowledge(), overrides: new Map(), language: asked }
  return chancesOf(deps, state, words)
}

/** Returns why a word is thought known or unknown to a learner. Throws `word_not_found`. */
export async function explainWordTo(
  deps: KnowledgeDeps,
  { userId }: Actor,
  word: string,
): Promise<WordReasons> {
  const state = await stateOf(deps, userId)
  const [chance] = await chancesOf(deps, state, [word])
  const id = deps.dictionary.index.idOf(word.toLowerCase())
  if (!chance || id === undefined) throw new AppError('word_not_found')
  const observations = state.events.flatMap((event) =>
    'placement' in event ? event.observations : [event.observation],
  )
  return {
    ...chance,
    reasons: observations
      .filter(({ spellId }) => spellId === id)
      .map(({ reason, at }) => ({ kind: reason, at: at.toISOString() })),
    recall: state.overrides.get(id)?.retrievability ?? null,
    said: state.overrides.get(id)?.saidKnown ?? null,
  }
}

async function stateOf(
  deps: KnowledgeDeps,
  userId: number,
  asked?: string,
): Promise<LearnerState & Pick<LearnerEvidence, 'events'>> {
  const language = asked ?? (await firstLanguageOf(deps.pool, userId))
  const evidence = await readEvidence(deps, deps.pool, userId, language)
  const known = foldEvidence(evidence.events)
  return {
    known: { ...known, ability: driftAbility(known, new Date()) },
    overrides: evidence.overrides,
    events: evidence.events,
    language,
  }
}

async function chancesOf(
  { difficulties, dictionary }: KnowledgeDeps,
  { known, overrides, language }: LearnerState,
  words: readonly string[],
): Promise<WordChance[]> {
  const table = await difficulties()
  return words.flatMap((word) => {
    const id = dictionary.index.idOf(word.toLowerCase())
    if (id === undefined) return []
    const difficulty = table.of(id, language)
    const probability = overrule(probabilityOf(known, id, difficulty), overrides.get(id) ?? {})
    return [{ word, difficulty, probability }]
  })
}

/** Stores what a learner says about words, and returns what is thought of them now. */
export async function overruleWordsOf(
  deps: KnowledgeDeps,
  { userId }: Actor,
  { words }: WordOverrules,
): Promise<WordChance[]> {
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
  const { known, evidence, language } = await storeKnowledge(deps, userId)
  const state = {
    known: { ...known, ability: driftAbility(known, new Date()) },
    overrides: evidence.overrides,
    language,
  }
  return chancesOf(
    deps,
    state,
    words.map(({ word }) => word),
  )
}
