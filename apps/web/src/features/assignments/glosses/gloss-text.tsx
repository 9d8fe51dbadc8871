import styles from './gloss-text.module.css'
import type { Gloss } from './glosses'

/** Glosses as printed: number, word, pronunciation, part of speech and meaning. */
export function GlossText({ glosses }: { glosses: readonly Gloss[] }) {
  return (
    <ol className={styles.glosses}>
      {glosses.map(({ spellId, number, headword, meaning: { sound, partOfSpeech, text } }) => (
        <li key={spellId}>
          <span className={styles.number}>{number}</span> <b>{headword}</b>{' '}
          {sound && <span className={styles.sound}>/{sound}/</span>} <i>{partOfSpeech}</i> {text}
        </li>
      ))}
    </ol>
  )
}
