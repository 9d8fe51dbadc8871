import { useEffect, useRef } from 'react'
import { useSession } from '../../../session/session.store'
import { useTheme } from '../../../shell/theme.store'
import { Segments } from '../../../ui/fields/segments'
import { settingsMessages } from './settings-messages'
import {
  lineHeights,
  setTextSettings,
  textFonts,
  textSizes,
  textWidths,
  useTextSettings,
  wordMarks,
} from './text-settings.store'
import styles from './text-settings-panel.module.css'

const { sizes, fonts, lineHeights: spacings, widths, markAmounts, themes } = settingsMessages

/** Pairs ids with their names. */
function nameChoices<Id extends string>(choices: readonly { readonly id: Id }[], names: Record<Id, string>) {
  return choices.map(({ id }) => [id, names[id]] as const)
}

const sizeChoices = nameChoices(textSizes, sizes)
const fontChoices = nameChoices(textFonts, fonts)
const spacingChoices = nameChoices(lineHeights, spacings)
const widthChoices = nameChoices(textWidths, widths)
const markChoices = nameChoices(wordMarks, markAmounts)
const themeChoices = nameChoices([{ id: 'system' }, { id: 'light' }, { id: 'dark' }], themes)

interface TextSettingsPanelProps {
  /** Whether the panel takes the focus when it opens; not if what holds it does so itself. */
  hasFocus?: boolean
}

/** How texts look on this device: size, font, line spacing, line length and theme. */
export function TextSettingsPanel({ hasFocus = false }: TextSettingsPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { size, font, lineHeight, width, marks, wordStates } = useTextSettings()
  const hasMarks = useSession(({ status }) => status === 'user') && wordStates
  const { theme, setTheme } = useTheme()
  useEffect(() => {
    if (hasFocus)
      panel.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true })
  }, [hasFocus])
  return (
    <div ref={panel} className={styles.panel}>
      <Segments
        label={settingsMessages.size}
        choices={sizeChoices}
        value={size}
        onChange={(id) => setTextSettings({ size: id })}
      />
      <Segments
        label={settingsMessages.font}
        className={styles.fonts}
        choices={fontChoices}
        value={font}
        onChange={(id) => setTextSettings({ font: id })}
      />
      <Segments
        label={settingsMessages.lineHeight}
        choices={spacingChoices}
        value={lineHeight}
        onChange={(id) => setTextSettings({ lineHeight: id })}
      />
      <Segments
        label={settingsMessages.width}
        className={styles.width}
        choices={widthChoices}
        value={width}
        onChange={(id) => setTextSettings({ width: id })}
      />
      {hasMarks && (
        <Segments
          label={settingsMessages.marks}
          choices={markChoices}
          value={marks}
          onChange={(id) => setTextSettings({ marks: id })}
        />
      )}
      <Segments label={settingsMessages.theme} choices={themeChoices} value={theme} onChange={setTheme} />
    </div>
  )
}
