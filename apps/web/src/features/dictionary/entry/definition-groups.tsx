import type { Definition } from '@wordhoard/contracts/dictionary'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { DefinitionItem } from './definition-item'
import { entryMessages } from './messages'
import { SenseSound } from './sense-sound'
import styles from './spell-entry.module.css'

/** Number of definitions shown per part of speech before "show all". */
const shownAtFirst = 4

export interface DefinitionGroupProps {
  spellId: number
  partOfSpeech: string
  definitions: readonly Definition[]
  headword: string
  isFull: boolean
  /** Whether there are several definitions and the most usual one is marked. */
  marksUsual: boolean
  /** Chooses a definition as the meaning of the word in this sentence. */
  onChoose?: ((definitionId: number) => void) | undefined
  /** Reports a definition; undefined for visitors. */
  onReport?: ((definition: Definition) => void) | undefined
}

/** The definitions of an entry for one part of speech. */
export function DefinitionGroup({
  spellId,
  partOfSpeech,
  definitions,
  headword,
  isFull,
  marksUsual,
  onChoose,
  onReport,
}: DefinitionGroupProps) {
  const [isOpen, setOpen] = useState(isFull)
  const shown = isOpen ? definitions : definitions.slice(0, shownAtFirst)
  const hidden = definitions.length - shown.length
  const Heading = isFull ? 'h2' : 'h3'
  const [first] = definitions
  const [sound] = first?.pronunciations ?? []
  return (
    <section className={styles.group} aria-label={partOfSpeech}>
      <div className={styles.partRow}>
        <Heading className={styles.partOfSpeech}>{partOfSpeech}</Heading>
        {first && (
          <SenseSound
            spellId={spellId}
            headword={headword}
            definition={first}
            label={isFull ? entryMessages.listenAs(headword, partOfSpeech) : undefined}
          />
        )}
      </div>
      <ol className={styles.meanings}>
        {shown.map((definition) => (
          <li key={definition.id}>
            {definition.pronunciations[0] !== sound && (
              <p className={styles.partRow}>
                <SenseSound
                  spellId={spellId}
                  headword={headword}
                  definition={definition}
                  label={isFull ? entryMessages.listenInMeaning(headword, definition.text) : undefined}
                />
              </p>
            )}
            <DefinitionItem
              definition={definition}
              headword={headword}
              isFull={isFull}
              isUsual={marksUsual && definition.recommended}
              onChoose={onChoose && (() => onChoose(definition.id))}
              onReport={onReport}
            />
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <Button variant="quiet" className={styles.more} onClick={() => setOpen(true)}>
          {entryMessages.meanings.showMore(hidden, partOfSpeech, (text) => (
            <VisuallyHidden>{text}</VisuallyHidden>
          ))}
        </Button>
      )}
    </section>
  )
}
