import { type OwnUserInfo, onboardingStages } from '@wordhoard/contracts/my-profile'
import type { Queryable } from '@wordhoard/database/sql/run'
import type { Actor } from '../../lib/actor'
import { deedsOfUser, moveStage, openVocabulary } from './onboarding-deeds.queries'

type Stage = OwnUserInfo['onboarding_stage']
type Deeds = NonNullable<Awaited<ReturnType<typeof deedsOfUser.fetchFirst>>>

/** Returns the stage of a user who has done some of the tasks, by whatever way: the first one that isn't done. */
export function stageAfterDeeds(stage: Stage, deeds: Deeds): Stage {
  const isDone: Record<Stage, boolean> = {
    sign_up: true,
    read_article: deeds.has_read,
    learn_spells: deeds.has_practised,
    view_vocabulary: deeds.has_opened_vocabulary,
    setup_profile: deeds.has_profile,
    completed: false,
  }
  const left = onboardingStages.slice(onboardingStages.indexOf(stage))
  return left.find((each) => !isDone[each]) ?? 'completed'
}

/**
 * Advances the onboarding over tasks that are done already, and returns its stage. Costs nothing once it is completed.
 */
export async function advanceByDeeds(
  db: Queryable,
  { id, onboarding_stage }: Pick<OwnUserInfo, 'id' | 'onboarding_stage'>,
): Promise<Stage> {
  if (onboarding_stage === 'completed') return onboarding_stage
  const deeds = await deedsOfUser.fetchFirst(db, { userId: id })
  if (!deeds) return onboarding_stage
  const stage = stageAfterDeeds(onboarding_stage, deeds)
  if (stage !== onboarding_stage)
    await moveStage.execute(db, { userId: id, from: onboarding_stage, to: stage })
  return stage
}

/** Records that the actor has opened their vocabulary. */
export async function recordVocabularyOpened(db: Queryable, { userId }: Actor): Promise<void> {
  await openVocabulary.execute(db, { userId })
}
