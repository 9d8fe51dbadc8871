import { Switch } from '../../ui/fields/switch'
import { layoutMessages } from './messages'
import { useDarkTheme } from './use-dark-theme'

/** Switches between light and dark; shown to visitors in the footer. */
export function ThemeSwitch() {
  const [isDark, setDark] = useDarkTheme()
  return <Switch label={layoutMessages.darkTheme} checked={isDark} onCheckedChange={setDark} />
}
