import type { TestAnswer, TestAttempt } from '@wordhoard/contracts/classes/class-tests'
import { Check, Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../shell/paths'
import { Button, buttonClass } from '../../../ui/button'
import { resultMessages } from './messages'
import styles from './test-attempt.module.css'

interface TestResultProps {
  attempt: TestAttempt
  result: NonNullable<TestAttempt['result']>
  /** Whether the student has just answered the last question. */
  takesFocus: boolean
  /** Saves words to the vocabulary; resolves when it is done. */
  onSave: (words: readonly string[]) => Promise<void>
}

/** A student’s result: the score, and the words to learn. */
export function TestResult({ attempt, result, takesFocus, onSave }: TestResultProps) {
  const { test, answered_num } = attempt
  const { right_num, answers } = result
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const missed = answers.filter(({ is_correct }) => !is_correct)
  const known = answers.filter(({ is_correct }) => is_correct)
  return (
    <section className={styles.result}>
      <header>
        <p className={styles.class} dir="auto">
          {test.title}
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {resultMessages.score(right_num, test.questions_num)}
        </h1>
        <p className={styles.lead}>{verdictOf(right_num, answered_num, test.questions_num)}</p>
      </header>
      {missed.length > 0 && <Missed answers={missed} onSave={onSave} />}
      {known.length > 0 && <Known answers={known} />}
      <div>
        <Link className={buttonClass()} to={paths.classroom(test.classroom_id)}>
          {resultMessages.toClass}
        </Link>
      </div>
    </section>
  )
}

function verdictOf(right: number, answered: number, questions: number): string {
  if (answered === 0) return resultMessages.notTaken
  if (answered < questions) return resultMessages.partTaken(answered, questions)
  if (right === questions) return resultMessages.allRight
  return right * 2 >= questions ? resultMessages.mostRight : resultMessages.someRight
}

function Missed({ answers, onSave }: { answers: readonly TestAnswer[]; onSave: TestResultProps['onSave'] }) {
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await onSave(answers.map(({ word }) => word))
    setBusy(false)
  }
  return (
    <section aria-labelledby={id}>
      <div className={styles.missedHead}>
        <h2 id={id}>{resultMessages.missed}</h2>
        <Button variant="primary" icon={<Plus aria-hidden />} busy={isBusy} onClick={() => void save()}>
          {resultMessages.save(answers.length)}
        </Button>
      </div>
      <ul className={styles.words}>
        {answers.map(({ number, spell_id, word, meaning, chosen, is_answered }) => (
          <li key={number}>
            <Link to={paths.word(spell_id)} lang="en-GB">
              {word}
            </Link>
            <p lang="en-GB">{meaning}</p>
            <p className={styles.chosen}>
              {!is_answered
                ? resultMessages.unanswered
                : chosen === null
                  ? resultMessages.unsure
                  : resultMessages.chose(chosen)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Known({ answers }: { answers: readonly TestAnswer[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{resultMessages.known}</h2>
      <ul className={styles.knownWords}>
        {answers.map(({ number, spell_id, word }) => (
          <li key={number}>
            <Check aria-hidden />
            <Link to={paths.word(spell_id)} lang="en-GB">
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
