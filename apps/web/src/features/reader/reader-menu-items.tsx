import { FilePlus2, GraduationCap, List } from 'lucide-react'
import {
  Menu,
  MenuCheckboxItem,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '../../ui/overlays/menu'
import type { PressedMenuProps } from '../../ui/overlays/menu-button'
import { lineHeights, setTextSettings, textSizes, useTextSettings } from './text-settings.store'

interface ReaderMenuItemsProps extends PressedMenuProps {
  /** Left out where there is nothing to replace. */
  onNewText?: (() => void) | undefined
  /** Opens the contents of a book; left out without one. */
  onContents?: (() => void) | undefined
  /** Opens the words to learn; left out where they have a place of their own. */
  onLearn?: (() => void) | undefined
  /** The reader has a vocabulary, whose words can be underlined in the text. */
  hasStates: boolean
}

/** What is in the menu of the reader's bar: how the text is set, and a new text. */
export function ReaderMenuItems({
  trigger,
  defaultOpen,
  onNewText,
  onContents,
  onLearn,
  hasStates,
}: ReaderMenuItemsProps) {
  const { size, lineHeight, wordStates } = useTextSettings()
  return (
    <Menu side="top" trigger={trigger} defaultOpen={defaultOpen}>
      <MenuLabel>Text size</MenuLabel>
      <MenuRadioGroup
        value={size}
        onValueChange={(id) => setTextSettings({ size: textSizes.find((one) => one.id === id)!.id })}
      >
        {textSizes.map(({ id, label }) => (
          <MenuRadioItem key={id} value={id} onSelect={(event) => event.preventDefault()}>
            {label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuLabel>Line height</MenuLabel>
      <MenuRadioGroup
        value={lineHeight}
        onValueChange={(id) => setTextSettings({ lineHeight: lineHeights.find((one) => one.id === id)!.id })}
      >
        {lineHeights.map(({ id, label }) => (
          <MenuRadioItem key={id} value={id} onSelect={(event) => event.preventDefault()}>
            {label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      {(hasStates || onContents || onLearn || onNewText) && <MenuSeparator />}
      {hasStates && (
        <MenuCheckboxItem
          checked={wordStates}
          onCheckedChange={(checked) => setTextSettings({ wordStates: checked })}
        >
          Word states
        </MenuCheckboxItem>
      )}
      {onContents && (
        <MenuItem icon={<List />} onSelect={onContents}>
          Contents
        </MenuItem>
      )}
      {onLearn && (
        <MenuItem icon={<GraduationCap />} onSelect={onLearn}>
          Words to learn
        </MenuItem>
      )}
      {onNewText && (
        <MenuItem icon={<FilePlus2 />} onSelect={onNewText}>
          New text
        </MenuItem>
      )}
    </Menu>
  )
}
