import { create } from 'zustand'

/** Sent by Chromium’s browsers when they would install the page as an app. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

interface InstallPromptStore {
  /** The browser's own offer, which we hold back until the user asks for it; null where there is none. */
  readonly offer: InstallPromptEvent | null
  readonly isInstalled: boolean
}

export const useInstallPrompt = create<InstallPromptStore>()(() => ({ offer: null, isInstalled: false }))

/**
 * Holds back the browser's offer to install, which comes once a page and too early.
 *
 * @param offer what came before
 */
export function watchInstallPrompt(offer?: Event): void {
  if (offer) useInstallPrompt.setState({ offer: offer as InstallPromptEvent })
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    useInstallPrompt.setState({ offer: event as InstallPromptEvent })
  })
  window.addEventListener('appinstalled', () => useInstallPrompt.setState({ offer: null, isInstalled: true }))
}
