import { addPlacement } from '@wordhoard/learning/knowledge/add-placement'
import { addReading } from '@wordhoard/learning/knowledge/add-reading'
import {
  addObservations,
  draftOf,
  driftAbility,
  type Knowledge,
  type KnowledgeDraft,
  type Observation,
  startKnowledge,
} from '@wordhoard/learning/knowledge/learner'
import type { Estimate } from '@wordhoard/learning/knowledge/rasch'
import { priorOfLevel } from '@wordhoard/learning/knowledge/said-level'
import { latestKnowledgeRow, storedKnowledge, writeKnowledge } from './current-knowledge.queries'
import { type Evidence, type LearnerEvidence, readEvidence } from './evidence'
import type { LearnerModel } from './learner-model'
import { decodeOffsets, encodeOffsets } from './word-offsets'

/** Raise it when the same evidence gives another result, so that everything is computed again. */
const MODEL_VERSION = 2

/** What is thought of a learner now. */
export interface CurrentKnowledge extends Knowledge {
  readonly userId: number
  /** First language, which decides how difficult words are. */
  readonly language: string | undefined
  /** What is thought before there is evidence: by the level that they say they have. */
  readonly prior: Estimate
  readonly saidLevel: StoredLevel
  /** Differs when the evidence does. */
  readonly fingerprint: string
}

type StoredRow = NonNullable<Awaited<ReturnType<typeof storedKnowledge.fetchFirst>>>
type StoredLevel = StoredRow['said_level']

/**
 * Returns what is thought of a learner. As long as the evidence is what it was, this is what was stored; else all of it
 * is folded again, since what was undone or taken back must leave no trace.
 */
export async function currentKnowledge(model: LearnerModel, userId: number): Promise<CurrentKnowledge> {
  const { version } = await model.difficulties()
  const row = await storedKnowledge.fetchFirst(model.pool, { userId })
  const fingerprint = row ? fingerprintOf(row, version) : ''
  const learner = {
    userId,
    language: row?.language ?? undefined,
    saidLevel: row?.said_level ?? null,
    prior: priorOfLevel(row?.said_level),
    fingerprint,
  }
  const known =
    (row?.fingerprint === fingerprint && readStored(row)) || (await computeAndStore(model, learner))
  return { ...learner, ...known, ability: driftAbility(known, new Date()) }
}

/**
 * Returns what was thought of a learner when it was last computed, which costs little; computes it if it never was, or of
 * another language, level or table. For what is asked often and may lag behind by a few answers.
 */
export async function latestKnowledge(
  model: LearnerModel,
  userId: number,
): Promise<Pick<CurrentKnowledge, 'ability' | 'offsets' | 'language'>> {
  const { version } = await model.difficulties()
  const row = await latestKnowledgeRow.fetchFirst(model.pool, { userId })
  const isUsable = row?.fingerprint.startsWith(`${settingsOf(row, version)} `)
  const known = row && isUsable ? readStored(row) : undefined
  if (!row || !known) return currentKnowledge(model, userId)
  return { ...known, ability: driftAbility(known, new Date()), language: row.language ?? undefined }
}

function readStored({
  ability,
  variance,
  evidence,
  known_at,
  offsets,
}: Pick<StoredRow, 'ability' | 'variance' | 'evidence' | 'known_at' | 'offsets'>): Knowledge | undefined {
  if (ability === null || variance === null || offsets === null) return undefined
  return {
    ability: { mean: ability, variance },
    at: known_at,
    offsets: decodeOffsets(offsets),
    count: evidence ?? 0,
  }
}

function fingerprintOf(row: StoredRow, tableVersion: string): string {
  const { answers, look_ups, items, overrides, passed, placements, tests } = row
  const evidence = [answers, look_ups, items, overrides, passed, placements]
  // Whoever has taken no class test keeps the fingerprint that was stored before there were any.
  if (tests !== null && !tests.startsWith('0:')) evidence.push(tests)
  return [settingsOf(row, tableVersion), ...evidence].join(' ')
}

/** The part of a fingerprint that isn't evidence. */
function settingsOf(
  { language, said_level }: Pick<StoredRow, 'language' | 'said_level'>,
  tableVersion: string,
): string {
  return [MODEL_VERSION, tableVersion, language, said_level].join(' ')
}

type Learner = Pick<CurrentKnowledge, 'userId' | 'language' | 'prior' | 'fingerprint'>

async function computeAndStore(model: LearnerModel, learner: Learner): Promise<Knowledge> {
  const { userId, language, prior, fingerprint } = learner
  const known = foldEvidence(await readEvidence(model, model.pool, userId, language), prior)
  await writeKnowledge.execute(model.pool, {
    userId,
    ability: known.ability.mean,
    variance: known.ability.variance,
    evidence: known.count,
    knownAt: known.at,
    fingerprint,
    offsets: encodeOffsets(known.offsets),
    computedAt: new Date(),
  })
  return known
}

/** Returns the date of an event, in UTC. */
export function dayOf({ at }: Evidence): string {
  return at.toISOString().slice(0, 10)
}

/** Folds a learner's evidence into what is known. What was read comes last, since it is judged as a whole. */
export function foldEvidence(
  { events, passed }: Pick<LearnerEvidence, 'events' | 'passed'>,
  prior: Estimate,
): Knowledge {
  const { known, picked } = foldEvents(events, prior)
  addReading(known, { passed, picked })
  return known
}

/**
 * Folds all but what was read.
 *
 * @param onDay called after the last event of each day, with the number of words picked so far; what is known changes
 *   after that
 * @returns what is known, and the first observations of words that were picked
 */
export function foldEvents(
  events: readonly Evidence[],
  prior: Estimate,
  onDay: (day: string, known: Knowledge, picked: number) => void = () => {},
): { known: KnowledgeDraft; picked: Observation[] } {
  const known = draftOf(startKnowledge(prior))
  const picked: Observation[] = []
  for (const [index, event] of events.entries()) {
    if ('placement' in event) addPlacement(known, event)
    else {
      const { observation } = event
      if (observation.isPicked && !known.offsets.has(observation.spellId)) picked.push(observation)
      addObservations(known, [observation])
    }
    const next = events[index + 1]
    if (!next || dayOf(next) !== dayOf(event)) onDay(dayOf(event), known, picked.length)
  }
  return { known, picked }
}
