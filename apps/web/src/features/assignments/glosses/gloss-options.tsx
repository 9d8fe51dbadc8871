import { ownName } from '@wordhoard/contracts/fields/language-names'
import { Printer } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useOfferedLanguages } from '../../../languages/use-offered-languages'
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
  /** The languages of the translations on the sheet. */
  languages: readonly string[]
  onLanguages: (languages: readonly string[]) => void
  onTick: (spellId: number, isTicked: boolean) => void
  /** Ticks the words that are hard for the class. */
  tickHard: ReactNode
  /** Ids of definitions the teacher prefers to the best match, by spell id. */
  meanings: ReadonlyMap<number, number>
  onMeaning: (spellId: number, definitionId: number) => void
}

/** Maximum number of languages on a sheet: more would leave no room for the text. */
const MAX_PRINTED_LANGUAGES = 4

const places = [
  { place: 'margin', label: glossOptionsMessages.inMargin },
  { place: 'end', label: glossOptionsMessages.atEnd },
] as const

/** Options of a handout: how many glosses, where to put them, and which words. */
export function GlossOptions(props: GlossOptionsProps) {
  const { words, chosen, number, onNumber, place, onPlace, languages, onLanguages } = props
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
      <LanguageOptions languages={languages} onLanguages={onLanguages} />
      <fieldset className={styles.words}>
        <legend>{glossOptionsMessages.words}</legend>
        {words.length > 0 && props.tickHard}
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

/** The languages to tick, by their own names. */
function LanguageOptions({ languages, onLanguages }: Pick<GlossOptionsProps, 'languages' | 'onLanguages'>) {
  const offered = useOfferedLanguages()
  return (
    <fieldset className={styles.languages}>
      <legend>{glossOptionsMessages.languages}</legend>
      <div>
        {offered.map((lang) => (
          <label key={lang}>
            <input
              type="checkbox"
              checked={languages.includes(lang)}
              disabled={languages.length >= MAX_PRINTED_LANGUAGES && !languages.includes(lang)}
              onChange={({ target }) =>
                onLanguages(
                  target.checked ? [...languages, lang] : languages.filter((other) => other !== lang),
                )
              }
            />
            <span lang={lang}>{ownName(lang)}</span>
          </label>
        ))}
      </div>
    </fieldset>
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
