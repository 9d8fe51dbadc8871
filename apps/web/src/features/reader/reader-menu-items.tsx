import { FilePlus2, Forward, GraduationCap, HardDriveDownload, Languages, List } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorSentence } from '../../http/api-error'
import { useGlossSettings } from '../../session/gloss-settings'
import { Menu, MenuCheckboxItem, MenuItem } from '../../ui/overlays/menu'
import type { PressedMenuProps } from '../../ui/overlays/menu-button'
import { toast } from '../../ui/overlays/toast.store'
import { readerMenuMessages } from './reader-menu-messages'
import { setTextSettings, useTextSettings } from './settings/text-settings.store'

/** Loads the dialog that one of the items opens. */
export const loadLanguageDialog = async () => (await import('../../languages/language-dialog')).LanguageDialog

interface ReaderMenuItemsProps extends PressedMenuProps {
  /** More items, at the top: those that come a moment later push no other aside there. */
  first?: ReactNode
  /** Starts a new text; absent where there is no text to replace. */
  onNewText?: (() => void) | undefined
  /** Opens a book's contents; absent for other texts. */
  onContents?: (() => void) | undefined
  /** Opens the words to learn; absent where they have a place of their own. */
  onLearn?: (() => void) | undefined
  /** Shares the text; absent where it can't be shared, or where sharing has a place of its own. */
  onShare?: (() => void) | undefined
  /** Keeps the text on this device; absent where it can't be kept. */
  onKeep?: (() => void) | undefined
  /** Chooses the language of translations. */
  onLanguage: () => void
  /** Whether the reader has a vocabulary, so that words can be underlined in the text. */
  hasStates: boolean
}

/** Turns questions about words on and off. */
function GlossesItem() {
  const { isOn, change } = useGlossSettings()
  const choose = (isWanted: boolean) =>
    change(isWanted).catch((error: unknown) => toast({ text: errorSentence(error), tone: 'error' }))
  return (
    <MenuCheckboxItem checked={isOn ?? false} disabled={isOn === undefined} onCheckedChange={choose}>
      {readerMenuMessages.glosses}
    </MenuCheckboxItem>
  )
}

/** The items of the reader's menu: underlines, questions, contents, words to learn, language, sharing and new text. */
export function ReaderMenuItems({
  trigger,
  defaultOpen,
  first,
  onNewText,
  onContents,
  onLearn,
  onShare,
  onKeep,
  onLanguage,
  hasStates,
}: ReaderMenuItemsProps) {
  const wordStates = useTextSettings((state) => state.wordStates)
  return (
    <Menu side="top" trigger={trigger} defaultOpen={defaultOpen}>
      {first}
      {hasStates && (
        <MenuCheckboxItem
          checked={wordStates}
          onCheckedChange={(checked) => setTextSettings({ wordStates: checked })}
        >
          {readerMenuMessages.wordStates}
        </MenuCheckboxItem>
      )}
      {hasStates && <GlossesItem />}
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
      <MenuItem icon={<Languages />} onSelect={onLanguage}>
        {readerMenuMessages.language}
      </MenuItem>
      {onKeep && (
        <MenuItem icon={<HardDriveDownload />} onSelect={onKeep}>
          {readerMenuMessages.keep}
        </MenuItem>
      )}
      {onShare && (
        <MenuItem icon={<Forward />} onSelect={onShare}>
          {readerMenuMessages.share}
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
