import { create } from 'zustand'

/** `system` follows prefers-color-scheme. */
export type Theme = 'system' | 'light' | 'dark'

/** Also read by public/theme.js, before the first paint. */
const KEY = 'theme'

function stored(): Theme {
  try {
    const value = localStorage.getItem(KEY)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch (error) {
    console.warn('The theme cannot be read: this browser keeps no site data.', error)
    return 'system'
  }
}

function apply(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}

interface ThemeStore {
  theme: Theme
  setTheme: (theme: Theme) => void
}

export const useTheme = create<ThemeStore>()((set) => ({
  theme: stored(),
  setTheme(theme) {
    try {
      if (theme === 'system') localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, theme)
    } catch (error) {
      console.warn('The theme holds for this page only: this browser keeps no site data.', error)
    }
    apply(theme)
    set({ theme })
  },
}))

// Another tab changed it.
window.addEventListener('storage', (event) => {
  if (event.key !== KEY) return
  const theme = stored()
  apply(theme)
  useTheme.setState({ theme })
})
