import { takeAnswers } from '../../features/knowledge/device/take-answers'
import { showNewEstimate } from './show-new-estimate'

/** Hands the word check on this device to an account, and shows everywhere what that says about it. */
export async function takeAnswersAlong(userId: number): Promise<void> {
  const again = () => void takeAnswersAlong(userId)
  if (await takeAnswers(userId, again)) await showNewEstimate(userId)
}
