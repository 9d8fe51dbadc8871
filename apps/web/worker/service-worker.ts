/**
 * Opens the app without a network. It keeps the shell (hashed files, and an empty page that is the same for everybody)
 * and files that were loaded when needed; never answers of the API, never anything that belongs to a person.
 */
import { appAddresses } from '@wordhoard/contracts/site/app-addresses'
import type { WorkerMessage } from '../src/shell/updates/worker-messages'
import { isAppPage } from './app-page'
import { isBuiltFile, keepFiles, serveBuiltFile } from './built-file'
import { openPage } from './open-page'
import { fetchCommonParts, followParts } from './parts'
import { receiveShare } from './receive-share'
import { scope } from './scope'
import { installShell, noteEarlierVersions, removeEarlierVersions } from './shell'

scope.addEventListener('install', (event) => {
  event.waitUntil(installShell(event).then(followParts))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      noteEarlierVersions(),
      // Pages needn't wait until this worker has started.
      scope.registration.navigationPreload?.enable(),
      // The page of a first visit keeps what it loads from now on.
      scope.clients.claim(),
    ]),
  )
})

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  // A new version waits for this: it never takes over under somebody's hands.
  if (message.kind === 'take-over') void scope.skipWaiting()
  if (message.kind === 'keep') event.waitUntil(keepFiles(message.files.filter(isBuiltFile)))
  if (message.kind === 'fetch-common-parts') event.waitUntil(fetchCommonParts())
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== scope.location.origin) return
  if (request.method === 'POST' && pathname === appAddresses.share)
    return event.respondWith(receiveShare(request))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    if (!isAppPage(pathname)) return
    event.waitUntil(removeEarlierVersions())
    return event.respondWith(openPage.handle(event))
  }
  if (isBuiltFile(pathname)) event.respondWith(serveBuiltFile(event))
})
