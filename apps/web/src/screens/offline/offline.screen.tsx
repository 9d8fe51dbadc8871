import { LegalPage } from '../legal/legal-page'
import { offlineMessages } from './messages'
import { offline } from './offline'

/** Says what works without a network, how to install the app, and where it was tried. */
export function OfflineScreen() {
  return <LegalPage page="offline" summary={offlineMessages.summary} dated={false} sections={offline} />
}
