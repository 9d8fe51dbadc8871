import { MAX_ANSWER_LENGTH } from '@wordhoard/contracts/learning'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button'
import { TextField } from '../../../../ui/fields/text-field'
import styles from '../answers.module.css'
import type { AnswerProps } from './answer-props'
import { answerMessages, spellingMessages } from './messages'

interface AnswerSpellingProps extends AnswerProps {
  /** Id of the question's element, which describes the field, since the field takes the focus. */
  questionId: string
  /** Whether the word is still shown, so that typing has to wait. */
  isWaiting: boolean
  /** The synonym typed before: right too, but not the word asked for. */
  synonym: string | undefined
}

/** An answer typed into a field. Submit is beside the field, so that an on-screen keyboard doesn't cover it. */
export function AnswerSpelling({ given, onAnswer, questionId, isWaiting, synonym }: AnswerSpellingProps) {
  const [text, setText] = useState(given?.answer ?? '')
  const field = useRef<HTMLInputElement>(null)
  const isAnswered = given !== undefined
  useEffect(() => {
    if (!isWaiting && !isAnswered) field.current?.focus({ preventScroll: true })
  }, [isWaiting, isAnswered])
  useEffect(() => {
    // Selects the synonym, so that typing replaces it.
    if (synonym !== undefined) field.current?.select()
  }, [synonym])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isAnswered || text.trim() === '') return
    // Closes the on-screen keyboard, which would cover the result.
    field.current?.blur()
    onAnswer(text.trim())
  }
  return (
    <form className={styles.typing} onSubmit={submit}>
      <TextField
        ref={field}
        className={styles.typed}
        label={spellingMessages.label}
        hideLabel
        aria-describedby={questionId}
        hint={
          <span role="status">
            {synonym !== undefined && !isAnswered && spellingMessages.anotherWord(synonym)}
          </span>
        }
        placeholder={spellingMessages.placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        readOnly={isAnswered}
        disabled={isWaiting && !isAnswered}
        maxLength={MAX_ANSWER_LENGTH}
        lang="en-GB"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <div className={styles.typingButtons}>
        <Button variant="quiet" disabled={isAnswered || isWaiting} onClick={() => onAnswer('')}>
          {answerMessages.dontKnow}
        </Button>
        <Button
          type="submit"
          variant={isAnswered ? 'secondary' : 'primary'}
          disabled={isAnswered || isWaiting || text.trim() === ''}
        >
          {answerMessages.submit}
        </Button>
      </div>
    </form>
  )
}
