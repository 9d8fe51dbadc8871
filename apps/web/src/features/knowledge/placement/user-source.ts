import { answerPlacement, getPlacement, startPlacement } from '@wordhoard/contracts/learner/knowledge'
import { isNotFound } from '../../../http/api-error'
import { call } from '../../../session/call'
import type { PlacementSource } from './placement-source'

/**
 * A user's placement, which the server keeps.
 *
 * @param unfinished the placement to resume; null begins one
 */
export function userSource(unfinished: string | null): PlacementSource {
  let id = unfinished
  const start = async () => {
    const started = await call(startPlacement, { body: {} })
    id = started.id
    return { item: started.item, answered: 0 }
  }
  return {
    begin: async () => {
      if (id === null) return start()
      try {
        return await call(getPlacement, { params: { id } })
      } catch (error) {
        if (isNotFound(error)) return start()
        throw error
      }
    },
    answer: ({ word }, answer) => call(answerPlacement, { params: { id: id ?? '' }, body: { answer, word } }),
  }
}
