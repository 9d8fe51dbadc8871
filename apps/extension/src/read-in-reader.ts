import { pages } from '@wordhoard/contracts/site/pages'
import { getHealth } from '@wordhoard/contracts/system'
import { browserApi } from './browser-api'
import { callServer, ServerUnreachableError } from './call-server'
import { deliverTo, extractFrom } from './in-page'
import { messageOf } from './page/message'
import type { Extracted, Part } from './page/page-article'
import type { Problem } from './problems'
import { currentServer, hasHostAccess } from './server'
import { waitForTab } from './wait-for-tab'

async function checkServer(server: string): Promise<Problem | null> {
  if (!(await hasHostAccess(server))) return 'no-permission'
  try {
    return (await callServer(server, getHealth)) ? null : 'server-unreachable'
  } catch (error) {
    if (!(error instanceof ServerUnreachableError)) throw error
    console.info(error.message, error.cause)
    return 'server-unreachable'
  }
}

async function tryExtract(tabId: number, part: Part): Promise<Extracted> {
  try {
    return await extractFrom(tabId, part)
  } catch (error) {
    console.info('The browser does not allow extensions on this page:', error)
    return { problem: 'closed-page' }
  }
}

/**
 * Extracts the content of a tab and opens it in the reader, in a new tab next to it.
 *
 * @returns the problem to show to the user; null when the text has been delivered.
 */
export async function readInReader(tab: chrome.tabs.Tab, part: Part): Promise<Problem | null> {
  if (tab.id === undefined) return 'closed-page'
  const server = await currentServer()
  const [source, serverProblem] = await Promise.all([tryExtract(tab.id, part), checkServer(server)])
  if ('problem' in source) return source.problem
  const message = messageOf(source.article)
  if (!message) return 'too-long'
  if (serverProblem) return serverProblem

  const { id } = await browserApi.tabs.create({
    url: server + pages.readExternal.path,
    index: tab.index + 1,
    windowId: tab.windowId,
  })
  if (id === undefined || !(await waitForTab(id))) return 'not-delivered'
  try {
    return (await deliverTo(id, message, server)) ? null : 'not-delivered'
  } catch (error) {
    console.info('The article could not be delivered to the reader’s page:', error)
    return 'not-delivered'
  }
}
