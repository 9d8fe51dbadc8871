import type { Definition, Spell } from '@wordhoard/contracts/dictionary'
import { CircleHelp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { TranslationSlot } from '../../languages/translation-slot'
import { entryMessages } from './entry/messages'
import styles from './entry/spell-entry.module.css'
import { headwordOf } from './entry/spell-head'
import whichStyles from './which-fits.module.css'

/** A definition to choose, with its entry. */
export interface SenseOption {
  readonly spell: Spell
  readonly definition: Definition
}

interface WhichFitsProps {
  /** Two or three, the likeliest first. */
  options: readonly SenseOption[]
  /** The entry beside which they are shown. */
  spell: Spell
  /** Whether to take the focus, after the element that had it has gone. */
  takesFocus: boolean
  onChoose: (option: SenseOption) => void
}

/** Definitions that are about as likely in this sentence, for the reader to choose from. */
export function WhichFits({ options, spell, takesFocus, onChoose }: WhichFitsProps) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) section.current?.focus()
  }, [takesFocus])
  return (
    <section ref={section} className={styles.best} aria-label={entryMessages.best.which} tabIndex={-1}>
      <h3 className={styles.fits}>
        <CircleHelp aria-hidden />
        {entryMessages.best.which}
      </h3>
      <ul className={whichStyles.options}>
        {options.map((option) => (
          <li key={option.definition.id}>
            <button type="button" className={whichStyles.option} onClick={() => onChoose(option)}>
              <span className={styles.labels}>
                {option.spell.id !== spell.id && (
                  <b className={whichStyles.headword}>{headwordOf(option.spell)} </b>
                )}
                {option.definition.part_of_speech}{' '}
              </span>
              {option.definition.text}
              <span className={whichStyles.translation}>
                {' '}
                <TranslationSlot of={option.definition} place="line" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
