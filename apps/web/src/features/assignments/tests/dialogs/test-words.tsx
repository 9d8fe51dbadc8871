import type { UseQueryResult } from '@tanstack/react-query'
import { MAX_TEST_WORDS, MIN_TEST_WORDS, type TestChoice } from '@wordhoard/contracts/classes/class-tests'
import { errorSentence } from '../../../../http/api-error'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/cx'
import { Skeleton, SkeletonGroup } from '../../../../ui/states/skeleton'
import styles from '../../dialogs/assignment-form.module.css'
import { attemptMessages, setTestMessages } from '../messages'

interface TestWordsProps {
  query: UseQueryResult<TestChoice[]>
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}

/** Words to tick for a test. */
export function TestWords({ query, chosen, onChoose }: TestWordsProps) {
  const { data, error, refetch, isFetching } = query
  const choose = (spellId: number, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(spellId)
    else next.delete(spellId)
    onChoose(next)
  }
  if (!data) {
    return error ? (
      <div className={styles.choicesNote} role="alert">
        <p>
          {setTestMessages.wordsNotLoaded}. {errorSentence(error)}
        </p>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {attemptMessages.tryAgain}
        </Button>
      </div>
    ) : (
      <SkeletonGroup label={setTestMessages.loading}>
        <Skeleton height="12rem" />
      </SkeletonGroup>
    )
  }
  if (data.length < MIN_TEST_WORDS) {
    return (
      <p className={styles.hint} role="status">
        {setTestMessages.noWords}
      </p>
    )
  }
  return (
    <fieldset className={styles.due}>
      <legend>{setTestMessages.chosen(chosen.size, data.length)}</legend>
      <p className={styles.hint}>{setTestMessages.bounds(MIN_TEST_WORDS, MAX_TEST_WORDS)}</p>
      <div className={cx(styles.choices, styles.manyChoices)}>
        {data.map(({ spell_id, spelling, level }) => (
          <label key={spell_id} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.has(spell_id)}
              onChange={(event) => choose(spell_id, event.target.checked)}
            />
            <span>
              {spelling} {level && <span className={styles.hint}>{level}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
