import { onboardingStages } from '@wordhoard/contracts/my-profile'
import { expect, test } from 'vitest'
import { taskState, tasks } from './tasks'

const statesAt = (stage: (typeof onboardingStages)[number]) =>
  tasks.map((task) => taskState(task.stage, stage))

test('the tasks are the six stages in order', () => {
  expect(tasks.map(({ stage }) => stage)).toEqual([...onboardingStages])
})

test('the task of the current stage is active, earlier ones are completed and later ones locked', () => {
  expect(statesAt('learn_spells')).toEqual(['completed', 'completed', 'active', 'locked', 'locked', 'locked'])
})

test('signing up is always completed, and at the last stage so is every task', () => {
  expect(statesAt('sign_up')).toEqual(statesAt('read_article'))
  expect(new Set(statesAt('completed'))).toEqual(new Set(['completed']))
})
