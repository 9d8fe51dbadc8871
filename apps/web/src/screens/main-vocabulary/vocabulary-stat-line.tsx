import type { MainVocabularyStat } from '@wordhoard/contracts/vocabulary'
import { Skeleton } from '../../ui/states/skeleton'
import styles from './main-vocabulary.module.css'
import { mainVocabularyMessages } from './messages'

/** Number of words, and how well they are known on average. */
export function VocabularyStatLine({ stat }: { stat: MainVocabularyStat | undefined }) {
  if (!stat) {
    return (
      <p className={styles.stat}>
        <Skeleton width="16rem" asLine />
      </p>
    )
  }
  const { total_words, total_score } = stat
  if (total_words === 0) return <p className={styles.stat}>{mainVocabularyMessages.noWords}</p>
  const average = (total_score / total_words).toFixed(2)
  return <p className={styles.stat}>{mainVocabularyMessages.stat(total_words, average)}</p>
}
