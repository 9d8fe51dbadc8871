import type { GameMode, GameSize } from '@wordhoard/contracts/learning'
import { Switch } from '../../../ui/fields/switch'
import styles from '../word-num.module.css'
import { ChoiceGroup } from './choice-group'
import { setSessionSettings, useSessionSettings } from './session-settings.store'

const sizes: { value: GameSize; label: string; hint: string }[] = [
  { value: 'small', label: 'Small', hint: 'one game a word' },
  { value: 'medium', label: 'Medium', hint: 'two games a word' },
  { value: 'large', label: 'Large', hint: 'three games a word' },
]
const modes: { value: GameMode; label: string; hint: string }[] = [
  { value: 'normal', label: 'Normal', hint: 'words, entries, games' },
  { value: 'challenge', label: 'Challenge', hint: 'games at once, double points' },
]

/** The settings of the next session: number of words, size of the games, mode and sound. */
export function SessionChoices() {
  const { wantedWordsNum, gamesSize, gameMode, hasAudio } = useSessionSettings()
  return (
    <div className={styles.choices}>
      <p className={styles.wanted} role="status">
        <span className={styles.number}>{wantedWordsNum}</span> words
        {gameMode === 'challenge' && <span className={styles.fixed}>fixed in a challenge</span>}
      </p>
      <ChoiceGroup
        label="Size"
        choices={sizes}
        value={gamesSize}
        onChange={(size) => setSessionSettings({ gamesSize: size })}
      />
      <ChoiceGroup
        label="Mode"
        choices={modes}
        value={gameMode}
        onChange={(mode) => setSessionSettings({ gameMode: mode })}
      />
      <Switch
        label="Games with sound"
        checked={hasAudio}
        onCheckedChange={(isOn) => setSessionSettings({ hasAudio: isOn })}
      />
    </div>
  )
}
