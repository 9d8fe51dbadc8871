import type { MainVocabularyStat } from '@wordhoard/contracts/vocabulary'
import { Skeleton } from '../../ui/states/skeleton'
import styles from './main-vocabulary.module.css'
import { mainVocabularyMessages } from './messages'

/** Number of words to learn, and how many of them are due. */
export function VocabularyStatLine({ stat }: { stat: MainVocabularyStat | undefined }) {
  if (!stat) {
    return (
      <p className={styles.stat}>
        <Skeleton width="16rem" asLine />
      </p>
    )
  }
  const { total_words, states, due } = stat
  if (total_words === 0) return <p className={styles.stat}>{mainVocabularyMessages.noWords}</p>
  return <p className={styles.stat}>{mainVocabularyMessages.stat(states.new + states.learning, due)}</p>
}
