import { getSpellAudio, type Spell } from '@wordhoard/contracts/dictionary'
import { Volume2 } from 'lucide-react'
import { callUrl } from '../../../http/http-send'
import { IconButton } from '../../../ui/icon-button'
import { levelText } from '../level-text'
import { FrequencyDots } from './frequency-dots'
import { entryMessages } from './messages'
import { say } from './speech'
import styles from './spell-entry.module.css'

/** Returns the British spelling of an entry, with its capitals. */
export function headwordOf(spell: Spell): string {
  return spell.spellings[0] ?? spell.spell_lower
}

/** Maximum number of forms below the headword: more would take up more room than the definitions. */
const MAX_FORMS = 6

/** Returns the inflected forms; for a phrase only the word that changes: puts, putting. */
function shortForms({ spell_lower, forms }: Spell): string[] {
  const tail = spell_lower.includes(' ') ? spell_lower.slice(spell_lower.indexOf(' ')) : ''
  const short = forms.map((form) => (tail && form.endsWith(tail) ? form.slice(0, -tail.length) : form))
  return [...new Set(short)].slice(0, MAX_FORMS)
}

/** Head of an entry: headword, pronunciation, audio, part of speech, forms and level. */
export function SpellHead({
  spell,
  level,
  sounds,
  spokenAs,
}: {
  spell: Spell
  level: 1 | 2
  /** Pronunciations to show, in IPA. */
  sounds: readonly (string | undefined)[]
  /** Id of the definition with this pronunciation, if it isn't the usual one. */
  spokenAs?: number | undefined
}) {
  const Heading = level === 1 ? 'h1' : 'h2'
  const headword = headwordOf(spell)
  const spoken = sounds.filter((sound) => sound !== undefined).map((sound) => `/${sound}/`)
  // Spellings that differ only in case, such as God and god, are not worth showing.
  const others = spell.spellings.slice(1).filter((other) => other.toLowerCase() !== headword.toLowerCase())
  const recording =
    (spokenAs === undefined ? spell.audio_urls[0] : undefined) ??
    callUrl(getSpellAudio, { params: { id: spell.id }, query: { definition_id: spokenAs } })
  const isBetter = spokenAs !== undefined || spell.has_recording === true
  const line = [
    spell.parts_of_speech.join(', '),
    shortForms(spell).join(', '),
    others.length > 0 && entryMessages.otherSpellings(others.join(', ')),
    spell.separability && entryMessages.separability[spell.separability],
    spell.level && levelText(spell.level, spell.level_range),
  ].filter(Boolean)
  return (
    <header className={styles.head}>
      <div className={styles.headline}>
        <Heading className={styles.headword}>{headword}</Heading>
        {spoken.length > 0 && (
          <span className={styles.sound}>
            {spell.accent && `${spell.accent} `}
            {spoken.join(', ')}
          </span>
        )}
        <IconButton
          className={styles.play}
          round
          variant="secondary"
          label={entryMessages.listen(headword)}
          icon={<Volume2 />}
          onClick={() => void say(headword, recording, isBetter)}
        />
      </div>
      {line.length > 0 && (
        <p className={styles.grammar}>
          {line.join('\u00a0· ')}
          {level === 1 && spell.frequency_rank !== null && (
            <>
              {'\u00a0· '}
              <FrequencyDots rank={spell.frequency_rank} />
            </>
          )}
        </p>
      )}
    </header>
  )
}
