import { useSyncExternalStore } from 'react'
import { useTheme } from '../../shell/theme.store'

const dark = () => window.matchMedia('(prefers-color-scheme: dark)')

function subscribe(onChange: () => void) {
  const media = dark()
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

// Pages are drawn ahead for whoever comes: light.
const ahead = () => false

/** Whether the page is dark, and a way to choose it; until chosen, what the system says. */
export function useDarkTheme(): [isDark: boolean, choose: (isDark: boolean) => void] {
  const { theme, setTheme } = useTheme()
  const systemIsDark = useSyncExternalStore(subscribe, () => dark().matches, ahead)
  const isDark = theme === 'system' ? systemIsDark : theme === 'dark'
  return [isDark, (on) => setTheme(on ? 'dark' : 'light')]
}
