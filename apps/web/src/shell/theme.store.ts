import { create } from 'zustand'

/** `system` follows prefers-color-scheme. */
export type Theme = 'system' | 'light' | 'dark'

/** Also read by public/theme.js, before the first paint. */
const KEY = 'theme'

function readTheme(): Theme {
  try {
    const value = localStorage.getItem(KEY)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch (error) {
    console.warn('The theme cannot be read, because the browser forbids storage.', error)
    return 'system'
  }
}

/** Gives the browser's own bars the colour of the top bar; index.html sets one for each theme. */
function applyToBrowser(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light'
    const chosen = theme === 'system' ? own : theme
    meta.content = chosen === 'dark' ? '#1a1d19' : '#fffefb'
  }
}

function apply(theme: Theme): void {
  applyToBrowser(theme)
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}

interface ThemeStore {
  theme: Theme
  setTheme: (theme: Theme) => void
}

export const useTheme = create<ThemeStore>()((set) => ({
  // Prerendered pages don't know; what was chosen follows at once.
  theme: 'system',
  setTheme(theme) {
    try {
      if (theme === 'system') localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, theme)
    } catch (error) {
      console.warn(
        'The theme cannot be stored and applies to this page only, because the browser forbids storage.',
        error,
      )
    }
    apply(theme)
    set({ theme })
  },
}))

useTheme.setState({ theme: readTheme() })
applyToBrowser(useTheme.getState().theme)

// Another tab has changed the theme.
window.addEventListener('storage', (event) => {
  if (event.key !== KEY) return
  const theme = readTheme()
  apply(theme)
  useTheme.setState({ theme })
})
