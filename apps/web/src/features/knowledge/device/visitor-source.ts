import { type KeptAnswer, nextPlacementItem } from '@wordhoard/contracts/learner/knowledge'
import { useMyLanguage } from '../../../languages/my-language.store'
import { call } from '../../../session/call'
import type { PlacementSource } from '../placement/placement-source'
import { type KeptPlacement, keepPlacement, readKeptPlacement } from './kept-placement'

/** A visitor's placement, which this device keeps. It is where it was left, even after a reload. */
export function visitorSource(): PlacementSource {
  let kept: KeptPlacement = readKeptPlacement() ?? {
    answers: [],
    language: useMyLanguage.getState().lang ?? undefined,
    at: Date.now(),
  }
  const next = async (answers: readonly KeptAnswer[]) => {
    const { language } = kept
    const body = { answers: [...answers], ...(language !== undefined && { language }) }
    const step = await call(nextPlacementItem, { body })
    kept = { answers: [...answers], item: step.item, result: step.result, language, at: Date.now() }
    keepPlacement(kept)
    return step
  }
  return {
    begin: () => {
      const { answers, item, result } = kept
      return item || result ? Promise.resolve({ item, result, answered: answers.length }) : next(answers)
    },
    answer: ({ kind, word }, answer) => next([...kept.answers, { kind, word, answer }]),
  }
}
