import { likelihoodOf } from '@wordhoard/learning/knowledge/evidence'
import { driftAbility, type Knowledge, PRIOR_ABILITY } from '@wordhoard/learning/knowledge/learner'
import { Pauses } from '../../lib/pauses'
import {
  answersToTestsOfClass,
  languagesOfUsers,
  lookUpsInSetTexts,
  placementsOfUsers,
} from './class-evidence.queries'
import { foldEvidence } from './current-knowledge'
import { type Evidence, observationMaker, placementEvents, sortEvents, testEvent } from './evidence'
import type { LearnerModel } from './learner-model'
import { levelOfLearner } from './level-of-learner'

/** What staff of a class may know of what one of its students knows. */
export interface ClassKnowledge extends Pick<Knowledge, 'ability' | 'offsets'> {
  /** First language, which decides how difficult words are. */
  readonly language: string | undefined
}

/**
 * Returns what is thought of the students of a classroom, by placements, by the tests of the class and by look-ups in the
 * texts that are set for it, and nothing else: private reading, practice, saved words, tests of other classes, and what
 * students say of their words or their level have no part in it. Nothing of it is stored. Students of whom too little is
 * known to name a level are left out.
 */
export async function knowledgeOfClass(
  model: LearnerModel,
  classroomId: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, ClassKnowledge>> {
  const [table, languages, placements, lookUps, answers] = await Promise.all([
    model.difficulties(),
    languagesOfUsers.fetchAll(model.pool, { userIds }),
    placementsOfUsers.fetchAll(model.pool, { userIds }),
    lookUpsInSetTexts.fetchAll(model.pool, { classroomId, userIds }),
    answersToTestsOfClass.fetchAll(model.pool, { classroomId, userIds }),
  ])
  const placementsOf = groupByUser(placements)
  const lookUpsOf = groupByUser(lookUps)
  const answersOf = groupByUser(answers)
  const now = new Date()
  const pauses = new Pauses()
  const found = new Map<number, ClassKnowledge>()
  for (const { user_id, language: own } of languages) {
    const language = own ?? undefined
    const observation = observationMaker(table.forLanguage(language))
    const events: Evidence[] = await placementEvents(model, placementsOf.get(user_id) ?? [], language)
    for (const { spell_id, met_at: at } of lookUpsOf.get(user_id) ?? [])
      events.push({
        at,
        observation: { ...observation(spell_id, at, 'looked_up', likelihoodOf('looked_up')), isPicked: true },
      })
    for (const answer of answersOf.get(user_id) ?? []) events.push(testEvent(observation, answer))
    sortEvents(events)
    const known = foldEvidence({ events, passed: [] }, PRIOR_ABILITY)
    const ability = driftAbility(known, now)
    const { mean, variance } = ability
    if (levelOfLearner({ ability: mean, variance, evidence: known.count }) !== null)
      found.set(user_id, { ability, offsets: known.offsets, language })
    await pauses.pauseIfDue()
  }
  return found
}

function groupByUser<Row extends { readonly user_id: number }>(
  rows: readonly Row[],
): ReadonlyMap<number, readonly Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.user_id)
    if (group) group.push(row)
    else groups.set(row.user_id, [row])
  }
  return groups
}
