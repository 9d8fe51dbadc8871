import { Dices } from 'lucide-react'
import { useId, useState } from 'react'
import { Avatar } from '../../ui/avatar/avatar'
import { avatarLabel, avatarNames, GENERATED } from '../../ui/avatar/avatar-names'
import { Button } from '../../ui/button'
import { VisuallyHidden } from '../../ui/visually-hidden'
import styles from './avatar-picker.module.css'
import { profileFormMessages } from './settings-messages'

interface AvatarPickerProps {
  username: string
  /** The avatar id, as in the profile; null for the initial. */
  value: string | null
  onChange: (avatarId: string | null) => void
}

/** Returns the id of a new generated picture. */
function generateAvatar(): string {
  return `${GENERATED}${crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)}`
}

/** Lets the user pick a picture: their initial, one of the set, or a generated one that can be redrawn at will. */
export function AvatarPicker({ username, value, onChange }: AvatarPickerProps) {
  const group = useId()
  // Keeps the generated picture on offer while another one is selected.
  const [generated, setGenerated] = useState(() => (value?.startsWith(GENERATED) ? value : generateAvatar()))
  const choices: [id: string | null, label: string][] = [
    [null, profileFormMessages.initial],
    ...avatarNames.map((name): [string, string] => [name, avatarLabel(name)]),
    [generated, profileFormMessages.drawn],
  ]
  return (
    <fieldset className={styles.picker}>
      <legend>{profileFormMessages.picture}</legend>
      <div className={styles.grid}>
        {choices.map(([id, label]) => (
          <label key={label} className={styles.choice} title={label}>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              checked={value === id}
              onChange={() => onChange(id)}
            />
            <Avatar name={username} avatarId={id} size={48} />
            <VisuallyHidden>{label}</VisuallyHidden>
          </label>
        ))}
      </div>
      <Button
        variant="quiet"
        icon={<Dices aria-hidden />}
        onClick={() => {
          const next = generateAvatar()
          setGenerated(next)
          onChange(next)
        }}
      >
        {profileFormMessages.drawAnother}
      </Button>
    </fieldset>
  )
}
