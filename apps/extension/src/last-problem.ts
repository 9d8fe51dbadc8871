import { brand } from '@wordhoard/contracts/site/brand'
import { browserApi } from './browser-api'
import { type Problem, problemText } from './problems'

const key = 'problem'

/**
 * Shows a problem when no popup is open: adds a badge to the toolbar button, then opens the popup or, where the browser
 * doesn't allow that, a tab with the same page.
 */
export async function showProblem(problem: Problem): Promise<void> {
  await browserApi.storage.session.set({ [key]: problem })
  await browserApi.action.setBadgeText({ text: '!' })
  await browserApi.action.setTitle({ title: `${brand.name}: ${problemText(problem)}` })
  try {
    await browserApi.action.openPopup()
  } catch (error) {
    console.info('The browser opens the popup only on a click; opening a tab instead:', error)
    await browserApi.tabs.create({ url: browserApi.runtime.getURL('popup.html') })
  }
}

/** Returns the problem that has not been shown yet, and clears it. */
export async function popLastProblem(): Promise<Problem | null> {
  const found = (await browserApi.storage.session.get(key))[key] as Problem | undefined
  if (!found) return null
  await clearProblem()
  return found
}

/** Forgets the last problem, and resets the button's badge and title. */
export async function clearProblem(): Promise<void> {
  await browserApi.storage.session.remove(key)
  await browserApi.action.setBadgeText({ text: '' })
  await browserApi.action.setTitle({ title: brand.name })
}
