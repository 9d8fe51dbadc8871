import { useSyncExternalStore } from 'react'
import { useTheme } from '../../shell/theme.store'

const dark = () => window.matchMedia('(prefers-color-scheme: dark)')

function subscribe(onChange: () => void) {
  const media = dark()
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

// Prerendered pages are light, because they are the same for everyone.
const ahead = () => false

/** Returns whether the page is dark, and a setter. Follows the system until the user chooses. */
export function useDarkTheme(): [isDark: boolean, choose: (isDark: boolean) => void] {
  const { theme, setTheme } = useTheme()
  const systemIsDark = useSyncExternalStore(subscribe, () => dark().matches, ahead)
  const isDark = theme === 'system' ? systemIsDark : theme === 'dark'
  return [isDark, (on) => setTheme(on ? 'dark' : 'light')]
}
