import { useSyncExternalStore } from 'react'
import { useTheme } from '../lib/theme.store'
import { Switch } from '../ui/switch'

const dark = window.matchMedia('(prefers-color-scheme: dark)')

function subscribe(onChange: () => void) {
  dark.addEventListener('change', onChange)
  return () => dark.removeEventListener('change', onChange)
}

/** Dark or light; until touched, what the system says. */
export function ThemeSwitch() {
  const { theme, setTheme } = useTheme()
  const systemIsDark = useSyncExternalStore(subscribe, () => dark.matches)
  const isDark = theme === 'system' ? systemIsDark : theme === 'dark'
  return (
    <Switch label="Dark theme" checked={isDark} onCheckedChange={(on) => setTheme(on ? 'dark' : 'light')} />
  )
}
