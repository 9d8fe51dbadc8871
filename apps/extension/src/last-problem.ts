import { brand } from '@wordhoard/contracts/site/brand'
import { browserApi } from './browser-api'
import { type Problem, problemText } from './problems'

const key = 'problem'

/** Shows what went wrong where no popup was open: a mark on the button, and the popup, or else a tab like it. */
export async function showProblem(problem: Problem): Promise<void> {
  await browserApi.storage.session.set({ [key]: problem })
  await browserApi.action.setBadgeText({ text: '!' })
  await browserApi.action.setTitle({ title: `${brand.name}: ${problemText(problem)}` })
  try {
    await browserApi.action.openPopup()
  } catch (error) {
    console.info('No popup without a click:', error)
    await browserApi.tabs.create({ url: browserApi.runtime.getURL('popup.html') })
  }
}

/** The problem that has not been shown yet; it counts as shown from here on. */
export async function takeProblem(): Promise<Problem | null> {
  const found = (await browserApi.storage.session.get(key))[key] as Problem | undefined
  if (!found) return null
  await clearProblem()
  return found
}

export async function clearProblem(): Promise<void> {
  await browserApi.storage.session.remove(key)
  await browserApi.action.setBadgeText({ text: '' })
  await browserApi.action.setTitle({ title: brand.name })
}
