import { FilePlus2, Menu as MenuIcon } from 'lucide-react'
import { IconButton } from '../../ui/icon-button'
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '../../ui/menu'
import { lineHeights, setTextSettings, textSizes, useTextSettings } from './text-settings.store'

/** The menu of the reader's bar: how the text is set, and a new text. */
export function ReaderMenu({ onNewText }: { onNewText: () => void }) {
  const { size, lineHeight } = useTextSettings()
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
      <MenuSeparator />
      <MenuItem icon={<FilePlus2 />} onSelect={onNewText}>
        New text
      </MenuItem>
    </Menu>
  )
}
