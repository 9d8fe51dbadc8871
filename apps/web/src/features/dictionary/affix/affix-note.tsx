import type { Spell } from '@wordhoard/contracts/dictionary'
import type { LookUp } from '@wordhoard/contracts/look-up'
import { headwordOf } from '../entry/spell-head'
import styles from '../word-panel.module.css'
import { affixMessages } from './affix-messages'

interface AffixNoteProps {
  /** The word as it stands in the text. */
  shown: string
  affix: NonNullable<LookUp['affix']>
  /** The entry of the word without its prefix or ending. */
  spell: Spell
}

/** Says that the entry is not that of the whole word, and what its prefix or ending adds: un- + follow. */
export function AffixNote({ shown, affix: { affix, rest }, spell }: AffixNoteProps) {
  const isVerb = spell.definitions[0]?.part_of_speech === 'verb'
  return (
    <div className={styles.affix}>
      <p>{affixMessages.missing(shown)}</p>
      <p>
        <b>{affixMessages.sum(affix, headwordOf(spell))}</b>: {affixMessages.meaning(affix, rest, isVerb)}
      </p>
    </div>
  )
}
