import { priorityName, priorityNames } from '@wordhoard/contracts/fields/vocabulary-fields'
import { Flag } from 'lucide-react'
import { Button } from '../../../ui/button'
import { Menu, MenuRadioGroup, MenuRadioItem } from '../../../ui/overlays/menu'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { priorityMessages } from './word-actions-messages'

interface PriorityMenuProps {
  /** Current priority of the words; undefined when there is none or they differ. */
  value?: number | undefined
  disabled: boolean
  onPick: (priority: number) => void
  /** Text of the button while there is no value. */
  label?: string
  variant?: 'quiet' | 'secondary'
  className?: string | undefined
}

/** Button that sets the priority of words, with a menu from Extreme to Zero that closes after a choice. */
export function PriorityMenu({
  value,
  disabled,
  onPick,
  label = priorityMessages.rank,
  variant = 'quiet',
  className,
}: PriorityMenuProps) {
  return (
    <Menu
      side="top"
      trigger={
        <Button className={className} variant={variant} icon={<Flag aria-hidden />} disabled={disabled}>
          {value === undefined ? (
            label
          ) : (
            <span>
              <VisuallyHidden>{label}: </VisuallyHidden>
              {priorityName(value)}
            </span>
          )}
        </Button>
      }
    >
      <MenuRadioGroup
        aria-label={priorityMessages.title}
        value={String(value ?? '')}
        onValueChange={(picked) => onPick(Number(picked))}
      >
        {priorityNames
          .map((name, priority) => ({ name, priority }))
          .reverse()
          .map(({ name, priority }) => (
            <MenuRadioItem key={name} value={String(priority)}>
              {name}
            </MenuRadioItem>
          ))}
      </MenuRadioGroup>
    </Menu>
  )
}
