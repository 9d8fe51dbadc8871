import { fetchOnce } from '../../../ui/fetch-once'
import { IconButton } from '../../../ui/icon-button'
import { MenuButton } from '../../../ui/overlays/menu-button'
import { readerMessages } from '../messages'
import type { TextSettingsProps } from './text-settings'
import styles from './text-settings-button.module.css'

const settings = fetchOnce(async () => {
  const { TextSettings, fetchPopover } = await import('./text-settings')
  await fetchPopover()
  return TextSettings
})

/** The button “Aa” in the reader's bar, which opens the text settings. */
export function TextSettingsButton(props: TextSettingsProps) {
  return (
    <MenuButton
      menu={settings}
      kind="dialog"
      props={props}
      trigger={
        <IconButton
          className={styles.button}
          label={readerMessages.textSettings}
          icon={
            <span className={styles.letters} aria-hidden>
              Aa
            </span>
          }
        />
      }
    />
  )
}
