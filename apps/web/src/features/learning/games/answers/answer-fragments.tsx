import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { usePageKeys } from '../../../../shell/use-page-keys'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/cx'
import { VisuallyHidden } from '../../../../ui/visually-hidden'
import styles from '../answers.module.css'
import { GameBar } from '../game-bar'
import type { AnswerProps } from './answer-props'
import { answerMessages, fragmentsMessages } from './messages'
import { fragmentsOf } from './options'

/** An answer built from the pieces of the word. */
export function AnswerFragments({ game, given, onAnswer }: AnswerProps) {
  const fragments = fragmentsOf(game)
  const [placed, setPlaced] = useState<readonly string[]>([])
  const isAnswered = given !== undefined
  const textOf = (id: string) => fragments.find((fragment) => fragment.id === id)?.text ?? ''
  const word = placed.map(textOf).join('')
  const isWrong = given?.verdict?.kind === 'judged' && !given.verdict.isCorrect

  const placePiece = (id: string) => {
    if (!isAnswered && !placed.includes(id)) setPlaced([...placed, id])
  }
  const removePiece = (id: string | undefined) => {
    if (!isAnswered && id !== undefined) setPlaced(placed.filter((one) => one !== id))
  }
  const submit = () => {
    if (!isAnswered && word !== '') onAnswer(word)
  }
  usePageKeys({
    ...Object.fromEntries(fragments.map(({ id }, index) => [String(index + 1), () => placePiece(id)])),
    backspace: () => removePiece(placed.at(-1)),
    enter: isAnswered ? undefined : submit,
  })

  return (
    <>
      <div className={styles.built}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this is a row of pieces. */}
        <div
          className={styles.pieces}
          role="group"
          aria-label={fragmentsMessages.word}
          data-mark={isWrong ? 'wrong' : undefined}
        >
          {isAnswered && placed.length === 0 && given.answer !== '' && (
            <span className={cx(styles.piece, styles.placed)}>{given.answer}</span>
          )}
          {placed.map((id) => (
            <button
              key={id}
              type="button"
              className={cx(styles.piece, styles.placed)}
              aria-label={isAnswered ? undefined : fragmentsMessages.takeBack(textOf(id))}
              aria-disabled={isAnswered || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => removePiece(id)}
            >
              {textOf(id)}
            </button>
          ))}
          {!isAnswered &&
            fragments
              .slice(placed.length)
              .map(({ id }) => (
                <span key={`slot ${id}`} className={cx(styles.piece, styles.slot)} aria-hidden />
              ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this is a row of pieces. */}
        <div className={styles.pieces} role="group" aria-label={fragmentsMessages.pieces}>
          {fragments.map(({ id, text }, index) => (
            <button
              key={id}
              type="button"
              className={styles.piece}
              aria-disabled={isAnswered || placed.includes(id) || undefined}
              data-used={placed.includes(id) || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => placePiece(id)}
            >
              {text}
              {placed.includes(id) && <VisuallyHidden>{fragmentsMessages.placed}</VisuallyHidden>}
              <span className={styles.pieceKey} aria-hidden>
                {index + 1}
              </span>
            </button>
          ))}
        </div>
        <VisuallyHidden role="status">
          {word && !isAnswered ? fragmentsMessages.soFar(word) : ''}
        </VisuallyHidden>
        <Button className={styles.unknown} variant="quiet" disabled={isAnswered} onClick={() => onAnswer('')}>
          {answerMessages.dontKnow}
        </Button>
      </div>
      <GameBar game={game}>
        {!isAnswered && (
          <>
            <Button
              icon={<RotateCcw aria-hidden />}
              disabled={placed.length === 0}
              onClick={() => setPlaced([])}
            >
              {answerMessages.reset}
            </Button>
            <Button variant="primary" className={styles.submit} disabled={word === ''} onClick={submit}>
              {answerMessages.submit}
            </Button>
          </>
        )}
      </GameBar>
    </>
  )
}
