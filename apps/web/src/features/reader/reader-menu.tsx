import { FilePlus2, Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button'
import {
  Menu,
  MenuCheckboxItem,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '../../ui/menu'
import { lineHeights, setTextSettings, textSizes, useTextSettings } from './text-settings.store'

interface ReaderMenuProps {
  /** Left out where there is nothing to replace. */
  onNewText?: () => void
  /** The reader has a vocabulary, whose words can be underlined in the text. */
  hasStates: boolean
  /** More items. */
  children?: ReactNode
}

/** The menu of the reader's bar: how the text is set, and a new text. */
export function ReaderMenu({ onNewText, hasStates, children }: ReaderMenuProps) {
  const { size, lineHeight, wordStates } = useTextSettings()
  return (
    <Menu side="top" trigger={<IconButton label="Reading menu" icon={<MenuIcon />} />}>
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
      {(hasStates || children || onNewText) && <MenuSeparator />}
      {hasStates && (
        <MenuCheckboxItem
          checked={wordStates}
          onCheckedChange={(checked) => setTextSettings({ wordStates: checked })}
        >
          Word states
        </MenuCheckboxItem>
      )}
      {children}
      {onNewText && (
        <MenuItem icon={<FilePlus2 />} onSelect={onNewText}>
          New text
        </MenuItem>
      )}
    </Menu>
  )
}
