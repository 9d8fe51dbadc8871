import type { AnswerResult, Game } from '@wordhoard/contracts/learning'
import { Check, X } from 'lucide-react'
import { Button } from '../../ui/button'
import { FailureLine } from '../../ui/form/failure-line'
import styles from './gloss-question.module.css'
import { glossMessages } from './messages'

interface GlossQuestionProps {
  /** The word as it stands in the text. */
  word: string
  /** Absent while it loads. */
  game: Game | undefined
  given: string | undefined
  /** Absent until the answer was judged. */
  result: AnswerResult | undefined
  /** On how many days it was answered rightly before. */
  successes: number
  failure: string | undefined
  onAnswer: (id: string) => void
  /** Shows the word's entry instead. */
  onEntry: () => void
}

/** A question about the meaning of a word in its sentence, with its answer. */
export function GlossQuestion(props: GlossQuestionProps) {
  const { word, game, given, result, successes, failure, onAnswer, onEntry } = props
  const right = result?.correct_answer
  return (
    <section className={styles.question} aria-busy={!game}>
      <div role="status">
        <h2 className={styles.title}>{game ? glossMessages.asked(word) : glossMessages.loading}</h2>
      </div>
      {game && (
        <ol className={styles.options} aria-label={glossMessages.options}>
          {game.answers.map(({ id, text }) => {
            const mark = !result ? undefined : id === right ? 'right' : id === given ? 'wrong' : 'other'
            return (
              <li key={id}>
                <Button
                  className={styles.option}
                  data-mark={mark}
                  aria-disabled={given !== undefined || undefined}
                  onClick={() => given === undefined && onAnswer(id)}
                >
                  <span className={styles.sign}>
                    {mark === 'right' && <Check aria-label={glossMessages.isRight} />}
                    {mark === 'wrong' && <X aria-label={glossMessages.isWrong} />}
                  </span>
                  {text}
                </Button>
              </li>
            )
          })}
        </ol>
      )}
      <p className={styles.verdict} role="status">
        {result && verdictOf(result, given, successes)}
      </p>
      <FailureLine>{failure}</FailureLine>
      {game && (
        <Button variant={result ? undefined : 'quiet'} className={styles.entry} onClick={onEntry}>
          {glossMessages.entry}
        </Button>
      )}
    </section>
  )
}

/** Says whether the answer was right and what comes next, or what the meaning chosen belongs to. */
function verdictOf(
  { is_correct, lesson }: AnswerResult,
  given: string | undefined,
  successes: number,
): string {
  if (is_correct) {
    const next = successes > 0 ? glossMessages.rightTwice : glossMessages.rightOnce
    return `${glossMessages.right} ${next}`
  }
  const chosen = lesson?.options.find(({ id }) => id === given)
  return chosen ? `${glossMessages.wrong} ${glossMessages.wrongMeaning(chosen.word)}` : glossMessages.wrong
}
