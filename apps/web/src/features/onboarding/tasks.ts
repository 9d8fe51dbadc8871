import { type OwnUserInfo, onboardingStages } from '@wordhoard/contracts/my-profile'
import { taskMessages } from './messages'

type Stage = OwnUserInfo['onboarding_stage']
export type TaskState = 'completed' | 'active' | 'locked'

/** The task of each onboarding stage; the last stage means that all is done. */
export const tasks = [
  { stage: 'sign_up', ...taskMessages.signUp, action: null },
  { stage: 'read_article', ...taskMessages.read },
  { stage: 'learn_spells', ...taskMessages.learn },
  { stage: 'view_vocabulary', ...taskMessages.vocabulary },
  { stage: 'setup_profile', ...taskMessages.profile },
  { stage: 'completed', ...taskMessages.habit, action: null },
] as const satisfies readonly { stage: Stage; title: string; text: string; action: string | null }[]

export type Task = (typeof tasks)[number]

/**
 * Returns a task's state for a user at a stage. Signing up is always completed; at the last stage, so is every task.
 */
export function taskState(task: Stage, stage: Stage): TaskState {
  const at = Math.max(onboardingStages.indexOf(stage), 1)
  const place = onboardingStages.indexOf(task)
  if (place < at || stage === 'completed') return 'completed'
  return place === at ? 'active' : 'locked'
}
