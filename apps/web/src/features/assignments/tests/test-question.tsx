import { useQueryClient } from '@tanstack/react-query'
import {
  answerTestQuestion,
  type TestAttempt,
  type TestQuestion,
} from '@wordhoard/contracts/classes/class-tests'
import { X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, errorSentence, isOffline } from '../../../http/api-error'
import { call } from '../../../session/call'
import { usePageKeys } from '../../../shell/use-page-keys'
import { Button } from '../../../ui/button'
import { FailureLine } from '../../../ui/form/failure-line'
import { IconButton } from '../../../ui/icon-button'
import { toast } from '../../../ui/overlays/toast.store'
import { AskedText, taskOf } from './asked-text'
import { attemptMessages } from './messages'
import styles from './test-attempt.module.css'
import { testQueries } from './tests.queries'

/** The chosen option’s id, or null for “I don’t know”; undefined while nothing is chosen. */
type Choice = string | null | undefined

interface TestQuestionsProps {
  attempt: TestAttempt
  question: TestQuestion
  onStop: () => void
}

/** A question of a test: an answer is chosen first, and then sent, so that a slip of the finger changes nothing. */
export function TestQuestionForm({ attempt, question, onStop }: TestQuestionsProps) {
  const { test, answered_num } = attempt
  const { number, options } = question
  const [choice, setChoice] = useState<Choice>()
  const { send, isBusy, failure, setFailure } = useSending(test.id)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const choose = (value: Choice) => {
    if (isBusy) return
    setChoice(value)
    setFailure(undefined)
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (choice === undefined) return setFailure(attemptMessages.chooseFirst)
    void send(number, choice)
  }
  const byNumber = Object.fromEntries(
    options.map(({ id }, at) => [String(at + 1), () => choose(id)] as const),
  )
  usePageKeys({ ...byNumber, enter: submit })
  return (
    <form className={styles.question} aria-busy={isBusy} onSubmit={submit} noValidate>
      <div className={styles.head}>
        <IconButton label={attemptMessages.stop} icon={<X />} onClick={onStop} />
        <progress
          className={styles.progress}
          value={answered_num}
          max={test.questions_num}
          aria-label={attemptMessages.progress}
        />
        <span className={styles.count}>{attemptMessages.count(number + 1, test.questions_num)}</span>
      </div>
      <h1 ref={heading} tabIndex={-1} className={styles.asked} data-kind={question.kind}>
        <span className={styles.task}>{taskOf(question)} </span>
        <AskedText asked={question} />
      </h1>
      <div className={styles.answers}>
        <ol className={styles.options} aria-label={attemptMessages.answers}>
          {options.map(({ id, text }, at) => (
            <li key={id}>
              <Button
                className={styles.option}
                aria-pressed={choice === id}
                lang="en-GB"
                onClick={() => choose(id)}
              >
                <span className={styles.number} aria-hidden>
                  {at + 1}
                </span>
                {text}
              </Button>
            </li>
          ))}
          <li>
            <Button
              variant="quiet"
              className={styles.option}
              aria-pressed={choice === null}
              onClick={() => choose(null)}
            >
              {attemptMessages.unsure}
            </Button>
          </li>
        </ol>
        <div className={styles.send}>
          <FailureLine>{failure}</FailureLine>
          <Button variant="primary" size="large" block type="submit" busy={isBusy}>
            {answered_num + 1 === test.questions_num ? attemptMessages.sendLast : attemptMessages.send}
          </Button>
        </div>
        <p className={styles.keys} aria-hidden>
          {attemptMessages.keys}
        </p>
      </div>
    </form>
  )
}

/** Sends answers, and shows what comes next. What couldn’t be sent stays chosen. */
function useSending(testId: number) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const send = async (question: number, choice: string | null) => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    const { queryKey } = testQueries.attempt(testId)
    try {
      const body = { question, choice }
      client.setQueryData(queryKey, await call(answerTestQuestion, { params: { id: testId }, body }))
    } catch (error) {
      setFailure(failureOf(error))
      if (error instanceof ApiError && error.code === 'class_test_closed') {
        toast({ text: attemptMessages.closedMeanwhile })
        await client.invalidateQueries({ queryKey })
      } else if (error instanceof ApiError && error.status === 404) {
        await client.invalidateQueries({ queryKey })
      }
    }
    setBusy(false)
  }
  return { send, isBusy, failure, setFailure }
}

function failureOf(error: unknown): string {
  return isOffline(error) ? attemptMessages.offlineAnswer : attemptMessages.notSent(errorSentence(error))
}
