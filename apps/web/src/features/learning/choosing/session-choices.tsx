import { gameModes, gameSizes } from '@wordhoard/contracts/learning'
import { Switch } from '../../../ui/fields/switch'
import styles from '../word-num.module.css'
import { ChoiceGroup } from './choice-group'
import { sessionChoicesMessages } from './messages'
import { setSessionSettings, useSessionSettings, wordsInSession } from './session-settings.store'

const sizes = gameSizes.map((value) => ({ value, ...sessionChoicesMessages.sizes[value] }))
const modes = gameModes.map((value) => ({ value, ...sessionChoicesMessages.modes[value] }))

/** The settings of the next session: number of words, size of the games, mode and sound. */
export function SessionChoices() {
  const { gamesSize, gameMode, hasAudio } = useSessionSettings()
  const words = useSessionSettings(wordsInSession)
  return (
    <div className={styles.choices}>
      <p className={styles.wanted} role="status">
        {sessionChoicesMessages.words(<span className={styles.number}>{words}</span>)}
        {gameMode === 'challenge' && (
          <span className={styles.fixed}>{sessionChoicesMessages.fixed(words)}</span>
        )}
      </p>
      <ChoiceGroup
        label={sessionChoicesMessages.size}
        choices={sizes}
        value={gamesSize}
        onChange={(size) => setSessionSettings({ gamesSize: size })}
      />
      <ChoiceGroup
        label={sessionChoicesMessages.mode}
        choices={modes}
        value={gameMode}
        onChange={(mode) => setSessionSettings({ gameMode: mode })}
      />
      <Switch
        label={sessionChoicesMessages.sound}
        checked={hasAudio}
        onCheckedChange={(isOn) => setSessionSettings({ hasAudio: isOn })}
      />
    </div>
  )
}
