import { type RefObject, useEffect, useImperativeHandle, useMemo } from 'react'
import { useTextSurvey } from '../facts/use-text-survey'
import type { WordPlace } from '../selection/hit-test'
import type { PhrasePart } from '../selection/phrase-parts'
import { readBlock } from '../text/block-text'
import { type StatesToDraw, statesInBlock } from './drawn-states'
import type { DrawnStateOf } from './drawn-word-states'
import { useDrawnStates } from './use-drawn-states'

type ToLearn = (place: WordPlace) => boolean

interface TextStatesProps {
  body: RefObject<HTMLElement | null>
  scroller: RefObject<HTMLElement | null>
  /** Takes the whole text, once it has been gone through. */
  onText: (text: string) => void
  /** What the words of the text are to their reader; null while that is not known. */
  stateOf: DrawnStateOf | null
  /** Their phrases that stand in it, in the order of the text. */
  phrases: readonly PhrasePart[]
  isDrawn: boolean
  /** Is given what tells whether a word is one that its reader has still to learn, once that is known. */
  toLearn: RefObject<ToLearn | null>
  /** Is given what selects a word, by its forms, where it stands in the text. */
  opener: RefObject<((forms: readonly string[]) => void) | null> | undefined
}

function isToLearn({ block, index }: WordPlace, states: StatesToDraw): boolean {
  const { start } = readBlock(block).words[index]!
  const drawn = statesInBlock(block, states)
  return drawn.some(
    (part) =>
      (part.index === index || (part.start <= start && start < part.end)) &&
      (part.state === 'met' || part.state === 'new'),
  )
}

/** Draws the states of the words of a shown text, for a reader with a vocabulary. It shows nothing of its own. */
export function TextStates({
  body,
  scroller,
  onText,
  stateOf,
  phrases,
  isDrawn,
  toLearn,
  opener,
}: TextStatesProps) {
  const survey = useTextSurvey(body, true, true)
  useEffect(() => {
    if (survey) onText(survey.text)
  }, [survey, onText])
  const states = useMemo(
    () => (survey && stateOf ? { capitals: survey.capitals, stateOf, phrases, starts: survey.starts } : null),
    [survey, stateOf, phrases],
  )
  useDrawnStates(body, scroller, true, isDrawn ? states : null)
  useImperativeHandle<ToLearn | null, ToLearn | null>(
    toLearn,
    () => states && ((place) => isToLearn(place, states)),
    [states],
  )
  useImperativeHandle(opener, () => (forms: readonly string[]) => {
    const open = async () => {
      const { openWord } = await import('../selection/open-word')
      if (body.current && scroller.current) openWord(body.current, scroller.current, forms)
    }
    open().catch((error: unknown) => console.warn('The word cannot be opened', error))
  })
  return null
}
