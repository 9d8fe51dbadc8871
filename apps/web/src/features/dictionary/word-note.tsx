import type { Spell } from '@wordhoard/contracts/dictionary'
import type { LookUp } from '@wordhoard/contracts/look-up'
import { headwordOf } from './entry/spell-head'
import styles from './word-panel.module.css'
import { wordPanelMessages } from './word-panel-messages'

interface WordNoteProps {
  /** The word as it stands in the text. */
  shown: string
  found: LookUp
  /** The entry shown. */
  spell: Spell
}

/** Says why the entry isn't spelt like the word (gr8 is short for great), or that the word looks like a name here. */
export function WordNote({ shown, found, spell }: WordNoteProps) {
  const isShort = found.short_for?.includes(spell.spell_lower) === true
  if (!isShort && found.name !== true) return null
  return (
    <p className={styles.affix}>
      {isShort ? wordPanelMessages.shortFor(shown, headwordOf(spell)) : wordPanelMessages.nameAsWord(shown)}
    </p>
  )
}
