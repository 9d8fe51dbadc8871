import * as z from 'zod/mini'
import { readStoredValue, storeValue } from '../../lib/stored-value'
import { useInstallPrompt } from './install-prompt.store'
import { earlierVisits } from './visits'

const KEY = 'install-offer-declined'
const storage = () => localStorage
/** Sessions before the first offer: nobody installs what they don't know yet. */
const SESSIONS_BEFORE = 2

/** Whether to offer installing: once, after the second session, where the browser can do it. */
export function isInstallOffered(): boolean {
  return (
    useInstallPrompt.getState().offer !== null &&
    earlierVisits() >= SESSIONS_BEFORE &&
    readStoredValue(storage, KEY, z.boolean()) !== true
  )
}

/** Remembers that the offer was declined; it isn't made again on this device. */
export function declineInstall(): void {
  storeValue(storage, KEY, true)
}

/** Opens the browser's own dialog. It can be opened once for each page that is loaded. */
export async function installApp(): Promise<void> {
  const { offer } = useInstallPrompt.getState()
  if (!offer) return
  useInstallPrompt.setState({ offer: null })
  await offer.prompt()
  const { outcome } = await offer.userChoice
  if (outcome === 'accepted') useInstallPrompt.setState({ isInstalled: true })
  else declineInstall()
}

/** Whether this window belongs to the installed app. */
export const isInstalledWindow = (): boolean => window.matchMedia('(display-mode: standalone)').matches
