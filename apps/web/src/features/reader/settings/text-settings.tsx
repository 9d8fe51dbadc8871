import { cloneElement, useState } from 'react'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import type { PressedMenuProps } from '../../../ui/overlays/menu-button'
import { Popover } from '../../../ui/overlays/popover'
import { Sheet } from '../../../ui/overlays/sheet'
import { clearSelection } from '../text/reading.store'
import { settingsMessages } from './settings-messages'
import { TextSettingsPanel } from './text-settings-panel'

export { fetchPopover } from '../../../ui/overlays/popover'

export interface TextSettingsProps {
  /** Whether the settings are a sheet rather than a panel beside their button. */
  isSheet: boolean
}

/** The text settings with the button that opens them. The text stays visible, so that every choice can be judged. */
export function TextSettings({ isSheet, trigger, defaultOpen }: TextSettingsProps & PressedMenuProps) {
  const [open, setOpen] = useState(defaultOpen)
  const { title } = settingsMessages
  useHistoryDialog(open, () => setOpen(false))
  if (!isSheet) {
    return (
      <Popover label={title} side="top" trigger={trigger} open={open} onOpenChange={setOpen}>
        <TextSettingsPanel />
      </Popover>
    )
  }
  const toggle = () => {
    // Otherwise the sheet with word information would lie under this one.
    if (!open) clearSelection()
    setOpen(!open)
  }
  return (
    <>
      {cloneElement(trigger, { 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: toggle })}
      <Sheet open={open} onOpenChange={setOpen} title={title} modal={false}>
        <TextSettingsPanel hasFocus />
      </Sheet>
    </>
  )
}
