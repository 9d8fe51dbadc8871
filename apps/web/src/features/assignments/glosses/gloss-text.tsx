import { separatorOf } from '@wordhoard/contracts/fields/language-names'
import { WordsIn } from '../../../languages/words-in'
import styles from './gloss-text.module.css'
import type { Gloss } from './glosses'
import type { SheetTranslations } from './sheet-translations.query'

interface GlossTextProps {
  glosses: readonly Gloss[]
  /** The languages that the teacher chose, with their translations. */
  translations: SheetTranslations
}

/** Glosses as printed: number, word, pronunciation, part of speech, meaning and translations. */
export function GlossText({ glosses, translations }: GlossTextProps) {
  return (
    <ol className={styles.glosses}>
      {glosses.map(({ spellId, number, headword, meaning: { definitionId, sound, partOfSpeech, text } }) => (
        <li key={spellId}>
          <span className={styles.number}>{number}</span> <b>{headword}</b>{' '}
          {sound && <span className={styles.sound}>/{sound}/</span>} <i>{partOfSpeech}</i> {text}
          <Translations id={definitionId} translations={translations} />
        </li>
      ))}
    </ol>
  )
}

/** The translations of a meaning, a line for each language. */
function Translations({ id, translations }: { id: number; translations: SheetTranslations }) {
  return translations.map(({ lang, byDefinition }) => {
    const found = byDefinition[id]
    return (
      found && (
        <span key={lang} className={styles.translation}>
          <WordsIn lang={lang} text={found.join(separatorOf(lang))} />
        </span>
      )
    )
  })
}
