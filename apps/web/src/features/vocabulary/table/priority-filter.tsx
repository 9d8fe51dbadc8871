import { priorityName, priorityNames } from '@wordhoard/contracts/fields/vocabulary-fields'
import { ListFilter } from 'lucide-react'
import { Button } from '../../../ui/button'
import { Menu, MenuCheckboxItem } from '../../../ui/overlays/menu'
import { tableMessages } from './messages'

interface PriorityFilterProps {
  /** Priorities to show; empty for all. */
  value: readonly number[]
  onChange: (value: readonly number[]) => void
}

/** Lets the user choose which priorities a list shows. */
export function PriorityFilter({ value, onChange }: PriorityFilterProps) {
  const highestFirst = priorityNames.map((_, priority) => priority).reverse()
  const chosen = highestFirst.filter((priority) => value.includes(priority))
  return (
    <Menu
      trigger={
        <Button icon={<ListFilter aria-hidden />} aria-pressed={value.length > 0}>
          {chosen.length === 0 ? tableMessages.filter.anyPriority : chosen.map(priorityName).join(', ')}
        </Button>
      }
    >
      {highestFirst.map((priority) => (
        <MenuCheckboxItem
          key={priority}
          checked={value.includes(priority)}
          onCheckedChange={(on) =>
            onChange(on ? [...value, priority].sort() : value.filter((other) => other !== priority))
          }
        >
          {priorityName(priority)}
        </MenuCheckboxItem>
      ))}
    </Menu>
  )
}
