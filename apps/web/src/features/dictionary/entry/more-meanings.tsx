import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { DefinitionGroup, type DefinitionGroupProps } from './definition-groups'
import type { PartDefinitions } from './definition-order'
import { entryMessages } from './messages'
import moreStyles from './more-meanings.module.css'
import styles from './spell-entry.module.css'

interface MoreMeaningsProps extends Omit<DefinitionGroupProps, keyof PartDefinitions> {
  groups: readonly PartDefinitions[]
}

/** The rarer meanings, which other dictionaries explain in harder words: folded away until the reader wants them. */
export function MoreMeanings({ groups, ...props }: MoreMeaningsProps) {
  const [isOpen, setOpen] = useState(false)
  const count = groups.reduce((sum, { definitions }) => sum + definitions.length, 0)
  return (
    <div className={styles.others}>
      <Button
        variant="quiet"
        className={styles.more}
        aria-expanded={isOpen}
        onClick={() => setOpen((open) => !open)}
      >
        {entryMessages.meanings.more(count)}
        <ChevronDown aria-hidden className={moreStyles.icon} data-open={isOpen || undefined} />
      </Button>
      {isOpen && (
        <>
          <p className={moreStyles.note}>{entryMessages.meanings.moreNote}</p>
          {groups.map((group) => (
            <DefinitionGroup key={group.partOfSpeech} {...group} {...props} />
          ))}
        </>
      )}
    </div>
  )
}
