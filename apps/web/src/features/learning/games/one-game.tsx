import type { Game } from '@wordhoard/contracts/learning'
import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { AnswerFragments } from './answers/answer-fragments'
import { AnswerOptions } from './answers/answer-options'
import type { AnswerProps } from './answers/answer-props'
import { AnswerSelection } from './answers/answer-selection'
import { AnswerSpelling } from './answers/answer-spelling'
import { GameBar } from './game-bar'
import styles from './game-play.module.css'
import { GameResult } from './game-result'
import type { AnswerView, GameView } from './game-views'
import type { GivenAnswer } from './play'
import { giveAnswer } from './play.store'
import { Question } from './question'
import { sendAnswers } from './send-answers'
import { verdictAnnouncement } from './verdict-text'

/** Answer views that render the bar themselves, with buttons of their own. */
const withBar: ReadonlySet<AnswerView> = new Set(['selection', 'fragments'])
const answerViews: Readonly<Record<Exclude<AnswerView, 'spelling'>, ComponentType<AnswerProps>>> = {
  options: AnswerOptions,
  selection: AnswerSelection,
  fragments: AnswerFragments,
}

interface OneGameProps {
  game: Game
  view: GameView
  given: GivenAnswer | undefined
  /** The synonym typed before: right too, but not the word asked for. */
  synonym: string | undefined
}

/** Shows one game from its question to its result. */
export function OneGame({ game, view, given, synonym }: OneGameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownAt = useRef(0)
  const questionId = useId()
  const [isBriefWord, setBrief] = useState(game.name === 'spell-spelling')
  const isTyped = view.answer === 'spelling'
  useEffect(() => {
    shownAt.current = performance.now()
    // In a typed game the answer field takes the focus itself.
    if (!isTyped) heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [isTyped])

  const onAnswer = (answer: string) => {
    giveAnswer(game.id, answer, Math.round(performance.now() - shownAt.current))
    void sendAnswers()
  }
  const props = { game, given, onAnswer }
  const AnswerView = isTyped ? undefined : answerViews[view.answer]
  return (
    <div className={styles.game}>
      <h1 ref={heading} tabIndex={-1} className={styles.title} aria-describedby={questionId}>
        {view.title}
      </h1>
      <Question id={questionId} game={game} isAnswered={given !== undefined} onBriefWord={setBrief} />
      {AnswerView ? (
        <AnswerView {...props} />
      ) : (
        <AnswerSpelling {...props} questionId={questionId} isWaiting={isBriefWord} synonym={synonym} />
      )}
      {!withBar.has(view.answer) && <GameBar game={game} />}
      <VisuallyHidden role="status">
        {given?.verdict ? verdictAnnouncement(game, given.verdict) : ''}
      </VisuallyHidden>
      {given && (
        <GameResult
          game={game}
          given={given}
          writtenBy={isTyped ? 'typing' : view.answer === 'fragments' ? 'building' : undefined}
        />
      )}
    </div>
  )
}
