import styles from './gloss-text.module.css'
import type { NumberedGloss } from './glosses'

/** Glosses as they are printed: number, word, sound, kind of word, and the meaning that fits. */
export function GlossText({ glosses }: { glosses: readonly NumberedGloss[] }) {
  return (
    <ol className={styles.glosses}>
      {glosses.map(({ spellId, number, headword, sound, partOfSpeech, meaning }) => (
        <li key={spellId}>
          <span className={styles.number}>{number}</span> <b>{headword}</b>{' '}
          {sound && <span className={styles.sound}>/{sound}/</span>} <i>{partOfSpeech}</i> {meaning}
        </li>
      ))}
    </ol>
  )
}
