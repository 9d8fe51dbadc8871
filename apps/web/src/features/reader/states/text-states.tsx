import { type RefObject, useEffect, useImperativeHandle, useMemo } from 'react'
import type { DrawnPhrase } from '../../../lib/drawn-word-state'
import { useTextSurvey } from '../facts/use-text-survey'
import type { TextOnScreen } from '../passing/blocks-on-screen'
import type { WordPlace } from '../selection/hit-test'
import { readBlock } from '../text/block-text'
import { type StatesToDraw, statesInBlock } from './drawn-states'
import type { StateOfForm } from './drawn-word-states'
import { useDrawnStates } from './use-drawn-states'
import './word-state-lines.css'

type ToLearn = (place: WordPlace) => boolean

interface TextStatesProps {
  body: RefObject<HTMLElement | null>
  scroller: RefObject<HTMLElement | null>
  /** Called with the whole text once it has been surveyed. */
  onText: (text: string) => void
  /** Returns the reader's state for a word; null until it is known. */
  stateOfForm: StateOfForm | null
  /** Phrases of the reader's vocabulary found in the text, in text order. */
  phrases: readonly DrawnPhrase[]
  isDrawn: boolean
  /** Set to a function that checks whether a word is still to be learnt; null until the states are known. */
  toLearn: RefObject<ToLearn | null>
  /** Set to a function that selects a word in the text by its forms. */
  opener: RefObject<((forms: readonly string[]) => void) | null> | undefined
  /** Set to the text on the screen; null until the states are known. */
  screen: RefObject<TextOnScreen | null> | undefined
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

/** Draws the states of a text's words for a reader with a vocabulary. Renders nothing. */
export function TextStates({
  body,
  scroller,
  onText,
  stateOfForm,
  phrases,
  isDrawn,
  toLearn,
  opener,
  screen,
}: TextStatesProps) {
  const survey = useTextSurvey(body, true, true)
  useEffect(() => {
    if (survey) onText(survey.text)
  }, [survey, onText])
  const states = useMemo(
    () =>
      survey && stateOfForm
        ? { capitals: survey.capitals, stateOfForm, phrases, starts: survey.starts }
        : null,
    [survey, stateOfForm, phrases],
  )
  useDrawnStates(body, scroller, true, isDrawn ? states : null)
  useImperativeHandle<ToLearn | null, ToLearn | null>(
    toLearn,
    () => states && ((place) => isToLearn(place, states)),
    [states],
  )
  useImperativeHandle<TextOnScreen | null, TextOnScreen | null>(
    screen,
    () =>
      survey && stateOfForm && body.current && scroller.current
        ? { body: body.current, pane: scroller.current, capitals: survey.capitals, stateOfForm }
        : null,
    [survey, stateOfForm, body, scroller],
  )
  useImperativeHandle(opener, () => (forms: readonly string[]) => {
    const open = async () => {
      const { openWord } = await import('../selection/open-word')
      if (body.current && scroller.current) openWord(body.current, scroller.current, forms)
    }
    open().catch((error: unknown) => console.warn('The word could not be opened:', error))
  })
  return null
}
