/** The part of Turnstile's API that we use. */
interface Turnstile {
  render(container: HTMLElement, options: TurnstileOptions): string | undefined
  remove(widgetId: string): void
}

export interface TurnstileOptions {
  sitekey: string
  action: string
  theme: 'auto' | 'light' | 'dark'
  language: string
  callback: (token: string) => void
  'expired-callback': () => void
  'timeout-callback': () => void
  'error-callback': () => void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

const SOURCE = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

let loading: Promise<Turnstile> | undefined

/**
 * Loads Turnstile's script once.
 *
 * @throws Error when it can't be loaded; the next call tries again
 */
export function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      loading = undefined
      reject(new Error('Failed to load Turnstile script'))
    }
    script.src = SOURCE
    script.async = true
    script.onload = () => (window.turnstile ? resolve(window.turnstile) : fail())
    script.onerror = fail
    document.head.append(script)
  })
  return loading
}
