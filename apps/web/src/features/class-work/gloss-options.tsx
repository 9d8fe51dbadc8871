import { Printer } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button'
import { Select } from '../../ui/select'
import { glossNumbers } from './gloss-choice'
import styles from './gloss-options.module.css'
import type { Gloss } from './glosses'

export type GlossPlace = 'margin' | 'end'

interface GlossOptionsProps {
  /** All that can be glossed, the hardest first. */
  glosses: readonly Gloss[]
  chosen: ReadonlySet<number>
  number: number
  onNumber: (number: number) => void
  place: GlossPlace
  onPlace: (place: GlossPlace) => void
  onTick: (spellId: number, isTicked: boolean) => void
}

const places = [
  { place: 'margin', label: 'In the margin' },
  { place: 'end', label: 'At the end' },
] as const

/** What is chosen before a handout is printed: how many glosses, where, and which. */
export function GlossOptions(props: GlossOptionsProps) {
  const { glosses, chosen, number, onNumber, place, onPlace, onTick } = props
  const id = useId()
  return (
    <div className={styles.options}>
      <Button variant="primary" size="large" icon={<Printer aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
      <Select
        label="Number of glosses"
        options={glossNumbers.map((one) => ({ value: String(one), label: one === 0 ? 'None' : String(one) }))}
        value={String(number)}
        onChange={(event) => onNumber(Number(event.target.value))}
      />
      <fieldset className={styles.places}>
        <legend>Glosses stand</legend>
        {places.map((one) => (
          <label key={one.place}>
            <input
              type="radio"
              name={`${id}-place`}
              checked={place === one.place}
              onChange={() => onPlace(one.place)}
            />
            {one.label}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.words}>
        <legend>Words, the hardest for the class first</legend>
        {glosses.length === 0 && <p>There is no word to gloss.</p>}
        <div>
          {glosses.map(({ spellId, headword, meaning }) => (
            <label key={spellId}>
              <input
                type="checkbox"
                checked={chosen.has(spellId)}
                onChange={(event) => onTick(spellId, event.target.checked)}
              />
              <span>
                <b>{headword}</b>
                <small>{meaning}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
