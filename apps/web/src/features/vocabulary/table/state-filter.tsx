import { useQuery } from '@tanstack/react-query'
import { wordStates } from '@wordhoard/contracts/fields/vocabulary-fields'
import type { ListState } from '../lists/list-state'
import type { ListControl } from '../lists/use-list-state'
import { vocabularyQueries } from '../vocabulary.queries'
import { tableMessages } from './messages'
import styles from './state-filter.module.css'

/** States of words that the learner has saved; ignored words are in the list of all words. */
const savedStates = ['new', 'learning', 'known'] as const

interface StateFilterProps {
  state: ListState
  onChange: ListControl['change']
  /** Offers only the states of saved words. */
  isSaved?: boolean
}

/**
 * Shows the number of words in each state; each figure filters the list by its state, alone or combined with others.
 */
export function StateFilter({ state, onChange, isSaved = false }: StateFilterProps) {
  const { data } = useQuery(vocabularyQueries.stat())
  const chosen = state.states
  const names = isSaved ? savedStates : wordStates
  return (
    <fieldset className={styles.states}>
      <legend className={styles.legend}>{tableMessages.filter.showOnly}</legend>
      {names.map((name) => (
        <Chip
          key={name}
          name={tableMessages.states[name]}
          count={isSaved && name === 'known' ? data?.saved_known : data?.states[name]}
          isOn={chosen.includes(name)}
          onToggle={(on) =>
            onChange(({ states }) => ({
              states: wordStates.filter((other) => (other === name ? on : states.includes(other))),
            }))
          }
        />
      ))}
      <Chip
        name={tableMessages.filter.due}
        count={data?.due}
        isOn={state.due}
        onToggle={(due) => onChange({ due })}
      />
    </fieldset>
  )
}

interface ChipProps {
  name: string
  count: number | undefined
  isOn: boolean
  onToggle: (on: boolean) => void
}

function Chip({ name, count, isOn, onToggle }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
      {name} <span className={styles.count}>{count?.toLocaleString('en-GB') ?? ''}</span>
    </button>
  )
}
