/**
 * Background script of the extension: the context menu, the shortcut and the popup all call `readInReader`. It keeps no
 * state of its own.
 */
import { browserApi } from './browser-api'
import { clearProblem, showProblem } from './last-problem'
import { extensionMessages } from './messages'
import type { Part } from './page/page-article'
import { readInReader } from './read-in-reader'
import { isReadRequest, type ReadAnswer } from './requests'

const menus: Record<string, Part> = { 'read-page': 'page', 'read-selection': 'selection' }

browserApi.runtime.onInstalled.addListener(() => {
  browserApi.contextMenus.removeAll(() => {
    browserApi.contextMenus.create({
      id: 'read-page',
      title: extensionMessages.menu.readPage,
      contexts: ['page'],
    })
    browserApi.contextMenus.create({
      id: 'read-selection',
      title: extensionMessages.menu.readSelection,
      contexts: ['selection'],
    })
  })
})

async function read(tab: chrome.tabs.Tab, part: Part): Promise<void> {
  await clearProblem()
  const problem = await readInReader(tab, part)
  if (problem) await showProblem(problem)
}

function report(error: unknown): void {
  console.error('The page could not be opened in the reader', error)
}

browserApi.contextMenus.onClicked.addListener(({ menuItemId }, tab) => {
  const part = menus[String(menuItemId)]
  if (part && tab) read(tab, part).catch(report)
})

browserApi.commands.onCommand.addListener((command, tab) => {
  if (command === 'read-page' && tab) read(tab, 'page').catch(report)
})

async function readFor(tabId: number, part: Part): Promise<ReadAnswer> {
  try {
    return { problem: await readInReader(await browserApi.tabs.get(tabId), part) }
  } catch (error) {
    report(error)
    return { problem: 'unexpected' }
  }
}

browserApi.runtime.onMessage.addListener((message: unknown, sender, respond) => {
  // Accept requests from the extension's own pages only.
  if (!sender.url?.startsWith(browserApi.runtime.getURL('')) || !isReadRequest(message)) return false
  void readFor(message.tabId, message.part).then(respond)
  // Keeps the channel open for the asynchronous response.
  return true
})
