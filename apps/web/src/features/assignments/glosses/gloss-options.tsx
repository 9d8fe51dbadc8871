import { Printer } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/button'
import { Select } from '../../../ui/fields/select'
import { glossNumbers } from './gloss-choice'
import styles from './gloss-options.module.css'
import { type GlossWord, meaningOf } from './glosses'
import { glossOptionsMessages } from './messages'

export type GlossPlace = 'margin' | 'end'

interface GlossOptionsProps {
  /** All words that can be glossed, hardest first. */
  words: readonly GlossWord[]
  chosen: ReadonlySet<number>
  number: number
  onNumber: (number: number) => void
  place: GlossPlace
  onPlace: (place: GlossPlace) => void
  onTick: (spellId: number, isTicked: boolean) => void
  /** Ids of definitions the teacher prefers to the best match, by spell id. */
  meanings: ReadonlyMap<number, number>
  onMeaning: (spellId: number, definitionId: number) => void
}

const places = [
  { place: 'margin', label: glossOptionsMessages.inMargin },
  { place: 'end', label: glossOptionsMessages.atEnd },
] as const

/** Options of a handout: how many glosses, where to put them, and which words. */
export function GlossOptions(props: GlossOptionsProps) {
  const { words, chosen, number, onNumber, place, onPlace } = props
  const id = useId()
  return (
    <div className={styles.options}>
      <Button variant="primary" size="large" icon={<Printer aria-hidden />} onClick={() => window.print()}>
        {glossOptionsMessages.print}
      </Button>
      <Select
        label={glossOptionsMessages.number}
        options={glossNumbers.map((one) => ({
          value: String(one),
          label: one === 0 ? glossOptionsMessages.none : String(one),
        }))}
        value={String(number)}
        onChange={(event) => onNumber(Number(event.target.value))}
      />
      <fieldset className={styles.places}>
        <legend>{glossOptionsMessages.place}</legend>
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
        <legend>{glossOptionsMessages.words}</legend>
        {words.length === 0 && <p>{glossOptionsMessages.noWords}</p>}
        <div>
          {words.map((word) => (
            <WordOption key={word.spellId} word={word} isChosen={chosen.has(word.spellId)} {...props} />
          ))}
        </div>
      </fieldset>
    </div>
  )
}

/** A word to tick. If it has several meanings, the teacher can choose the one that is printed. */
function WordOption({
  word,
  isChosen,
  meanings,
  onTick,
  onMeaning,
}: GlossOptionsProps & { word: GlossWord; isChosen: boolean }) {
  const { spellId, headword } = word
  const meaning = meaningOf(word, meanings)
  const hasChoice = isChosen && word.meanings.length > 1
  return (
    <div className={styles.word}>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onTick(spellId, event.target.checked)}
        />
        <span>
          <b>{headword}</b>
          {!hasChoice && <small>{meaning.text}</small>}
        </span>
      </label>
      {hasChoice && (
        <select
          aria-label={glossOptionsMessages.meaningOf(headword)}
          value={meaning.definitionId}
          onChange={(event) => onMeaning(spellId, Number(event.target.value))}
        >
          {word.meanings.map(({ definitionId, partOfSpeech, text }) => (
            <option key={definitionId} value={definitionId}>
              {text} ({partOfSpeech})
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
