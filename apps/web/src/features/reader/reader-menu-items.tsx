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
import { readerMenuMessages } from './reader-menu-messages'
import { lineHeights, setTextSettings, textSizes, useTextSettings } from './text-settings.store'

interface ReaderMenuItemsProps extends PressedMenuProps {
  /** Starts a new text; absent where there is no text to replace. */
  onNewText?: (() => void) | undefined
  /** Opens a book's contents; absent for other texts. */
  onContents?: (() => void) | undefined
  /** Opens the words to learn; absent where they have a place of their own. */
  onLearn?: (() => void) | undefined
  /** Whether the reader has a vocabulary, so that words can be underlined in the text. */
  hasStates: boolean
}

/** The items of the reader's menu: text settings, contents, words to learn and new text. */
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
      <MenuLabel>{readerMenuMessages.textSize}</MenuLabel>
      <MenuRadioGroup
        value={size}
        onValueChange={(id) => setTextSettings({ size: textSizes.find((one) => one.id === id)!.id })}
      >
        {textSizes.map(({ id }) => (
          <MenuRadioItem key={id} value={id} onSelect={(event) => event.preventDefault()}>
            {readerMenuMessages.textSizes[id]}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuLabel>{readerMenuMessages.lineHeight}</MenuLabel>
      <MenuRadioGroup
        value={lineHeight}
        onValueChange={(id) => setTextSettings({ lineHeight: lineHeights.find((one) => one.id === id)!.id })}
      >
        {lineHeights.map(({ id }) => (
          <MenuRadioItem key={id} value={id} onSelect={(event) => event.preventDefault()}>
            {readerMenuMessages.lineHeights[id]}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      {(hasStates || onContents || onLearn || onNewText) && <MenuSeparator />}
      {hasStates && (
        <MenuCheckboxItem
          checked={wordStates}
          onCheckedChange={(checked) => setTextSettings({ wordStates: checked })}
        >
          {readerMenuMessages.wordStates}
        </MenuCheckboxItem>
      )}
      {onContents && (
        <MenuItem icon={<List />} onSelect={onContents}>
          {readerMenuMessages.contents}
        </MenuItem>
      )}
      {onLearn && (
        <MenuItem icon={<GraduationCap />} onSelect={onLearn}>
          {readerMenuMessages.toLearn}
        </MenuItem>
      )}
      {onNewText && (
        <MenuItem icon={<FilePlus2 />} onSelect={onNewText}>
          {readerMenuMessages.newText}
        </MenuItem>
      )}
    </Menu>
  )
}
