import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { usePageKeys } from '../../../../shell/use-page-keys'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/cx'
import { VisuallyHidden } from '../../../../ui/visually-hidden'
import styles from '../answers.module.css'
import { GameBar } from '../game-bar'
import type { AnswerProps } from './answer-props'
import { fragmentsOf } from './options'

/** An answer built from the pieces of the word. */
export function AnswerFragments({ game, given, onAnswer }: AnswerProps) {
  const fragments = fragmentsOf(game)
  const [placed, setPlaced] = useState<readonly string[]>([])
  const isOver = given !== undefined
  const textOf = (id: string) => fragments.find((fragment) => fragment.id === id)?.text ?? ''
  const word = placed.map(textOf).join('')
  const isWrong = given?.verdict?.kind === 'judged' && !given.verdict.isCorrect

  const place = (id: string) => {
    if (!isOver && !placed.includes(id)) setPlaced([...placed, id])
  }
  const takeBack = (id: string | undefined) => {
    if (!isOver && id !== undefined) setPlaced(placed.filter((one) => one !== id))
  }
  const submit = () => {
    if (!isOver && word !== '') onAnswer(word)
  }
  usePageKeys({
    ...Object.fromEntries(fragments.map(({ id }, index) => [String(index + 1), () => place(id)])),
    backspace: () => takeBack(placed.at(-1)),
    enter: isOver ? undefined : submit,
  })

  return (
    <>
      <div className={styles.built}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this is a row of pieces. */}
        <div
          className={styles.pieces}
          role="group"
          aria-label="Your word"
          data-mark={isWrong ? 'wrong' : undefined}
        >
          {isOver && placed.length === 0 && given.answer !== '' && (
            <span className={cx(styles.piece, styles.placed)}>{given.answer}</span>
          )}
          {placed.map((id) => (
            <button
              key={id}
              type="button"
              className={cx(styles.piece, styles.placed)}
              aria-label={isOver ? undefined : `Take back ${textOf(id)}`}
              aria-disabled={isOver || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => takeBack(id)}
            >
              {textOf(id)}
            </button>
          ))}
          {!isOver &&
            fragments
              .slice(placed.length)
              .map(({ id }) => (
                <span key={`slot ${id}`} className={cx(styles.piece, styles.slot)} aria-hidden />
              ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this is a row of pieces. */}
        <div className={styles.pieces} role="group" aria-label="Pieces">
          {fragments.map(({ id, text }, index) => (
            <button
              key={id}
              type="button"
              className={styles.piece}
              aria-disabled={isOver || placed.includes(id) || undefined}
              data-used={placed.includes(id) || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => place(id)}
            >
              {text}
              {placed.includes(id) && <VisuallyHidden>, placed</VisuallyHidden>}
              <span className={styles.pieceKey} aria-hidden>
                {index + 1}
              </span>
            </button>
          ))}
        </div>
        <VisuallyHidden role="status">{word && !isOver ? `Your word so far: ${word}` : ''}</VisuallyHidden>
        <Button className={styles.unknown} variant="quiet" disabled={isOver} onClick={() => onAnswer('')}>
          I don’t know
        </Button>
      </div>
      <GameBar game={game}>
        {!isOver && (
          <>
            <Button
              icon={<RotateCcw aria-hidden />}
              disabled={placed.length === 0}
              onClick={() => setPlaced([])}
            >
              Reset
            </Button>
            <Button variant="primary" className={styles.submit} disabled={word === ''} onClick={submit}>
              Submit
            </Button>
          </>
        )}
      </GameBar>
    </>
  )
}
