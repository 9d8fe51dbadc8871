import { type Definition, getSpellAudio, type Spell } from '@wordhoard/contracts/dictionary'
import { Volume2 } from 'lucide-react'
import { callUrl } from '../../../http/http-send'
import { IconButton } from '../../../ui/icon-button'
import { say } from './speech'
import styles from './spell-entry.module.css'

/** Returns a definition's id if the word is spoken in it differently from its first pronunciation; else undefined. */
export function findSpokenAs(spell: Spell, definition: Definition | undefined): number | undefined {
  const own = definition?.pronunciations[0]
  return own !== undefined && own !== spell.pronunciations[0] ? definition?.id : undefined
}

interface SenseSoundProps {
  spellId: number
  headword: string
  /** The definition in which the word is spoken like this. */
  definition: Definition
  /** Label of the button; undefined without a button. */
  label?: string | undefined
}

/** How a word is spoken in one of its meanings, with a button that plays it. */
export function SenseSound({ spellId, headword, definition, label }: SenseSoundProps) {
  const [sound] = definition.pronunciations
  if (sound === undefined) return null
  return (
    <>
      <span className={styles.ownSound}> /{sound}/</span>
      {label !== undefined && (
        <IconButton
          className={styles.playOwn}
          label={label}
          icon={<Volume2 />}
          onClick={() =>
            void say(
              headword,
              callUrl(getSpellAudio, { params: { id: spellId }, query: { definition_id: definition.id } }),
              true,
            )
          }
        />
      )}
    </>
  )
}
