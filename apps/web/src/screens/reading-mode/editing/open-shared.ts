import { startReading } from '../../../features/reader/text/reading.store'
import { readShared, removeShared } from '../../../files/shared-item'
import { toast } from '../../../ui/overlays/toast.store'
import { openFile } from './open-file'
import { openPage } from './open-page'
import { openingMessages } from './opening-messages'
import { putIntoEditor } from './put-into-editor'
import { findSharedPage } from './shared-page'

/** `waits`: the network is away. `login`: pages of other sites open only for logged-in users. */
type Outcome = 'done' | 'waits' | 'login'

/**
 * Opens in the reader what somebody has shared with the app. It stays on the device until it is opened.
 *
 * @param isLost whether the service worker couldn't keep it
 */
export async function openShared(isLost: boolean, isUser: boolean): Promise<Outcome> {
  const item = isLost ? undefined : await readShared()
  if (!item) {
    if (isLost) toast({ text: openingMessages.shareLost, tone: 'error', duration: 10_000 })
    return 'done'
  }
  if (item.file) {
    await openFile(item.file)
  } else {
    const address = findSharedPage(item)
    if (address !== undefined && !isUser) {
      toast({ text: openingMessages.pageNeedsLogin })
      return 'login'
    }
    if (address === undefined) await readText(item.title, item.text)
    else if ((await openPage(address)) === 'offline') return 'waits'
  }
  await removeShared()
  return 'done'
}

async function readText(title: string, text: string): Promise<void> {
  const isPut = await putIntoEditor({ title, byline: '', plain: text }, title || openingMessages.shared)
  if (isPut) startReading()
  else toast({ text: openingMessages.noTextShared, tone: 'error' })
}
