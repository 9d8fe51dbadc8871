import { type OwnUserInfo, onboardingStages } from '@wordhoard/contracts/my-profile'

type Stage = OwnUserInfo['onboarding_stage']
export type TaskState = 'completed' | 'active' | 'locked'

/** The task of each onboarding stage; the last stage means that all is done. */
export const tasks = [
  { stage: 'sign_up', title: 'Create an account', text: 'You are here: welcome.', action: null },
  {
    stage: 'read_article',
    title: 'Read your first text',
    text: 'A short one is waiting for you. Tap a word you don’t know, and save it.',
    action: 'Start reading',
  },
  {
    stage: 'learn_spells',
    title: 'Practise your words',
    text: 'A few small games with the words you saved. Two minutes are enough.',
    action: 'Start learning',
  },
  {
    stage: 'view_vocabulary',
    title: 'See your vocabulary',
    text: 'Every word that you have met or saved, and how well you know it.',
    action: 'Open vocabulary',
  },
  {
    stage: 'setup_profile',
    title: 'Set up your profile',
    text: 'Choose a picture and say who you are.',
    action: 'Set up profile',
  },
  {
    stage: 'completed',
    title: 'Make it a habit',
    text: 'From then on this page shows what is due each day.',
    action: null,
  },
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
