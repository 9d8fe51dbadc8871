import { priorityName, priorityNames } from '@wordhoard/contracts/fields/vocabulary-fields'
import { Flag } from 'lucide-react'
import { Button } from '../../../ui/button'
import { Menu, MenuRadioGroup, MenuRadioItem } from '../../../ui/overlays/menu'
import { VisuallyHidden } from '../../../ui/visually-hidden'

interface PriorityMenuProps {
  /** The priority that the words have; left out where there is none, or where several words differ. */
  value?: number | undefined
  disabled: boolean
  onPick: (priority: number) => void
  /** On the button while there is no value. */
  label?: string
  variant?: 'quiet' | 'secondary'
  className?: string | undefined
}

/** The button that sets the priority of words: a menu from Extreme to Zero, which closes when one is picked. */
export function PriorityMenu({
  value,
  disabled,
  onPick,
  label = 'Rank',
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
        aria-label="Priority"
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
