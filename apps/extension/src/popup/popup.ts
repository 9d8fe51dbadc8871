import { browserApi } from '../browser-api'
import { byId } from '../element'
import { readSelection } from '../in-page'
import { popLastProblem } from '../last-problem'
import type { Part } from '../page/page-article'
import type { Problem } from '../problems'
import type { ReadAnswer, ReadRequest } from '../requests'
import { currentServer } from '../server'
import { lookUp, prepareLookUp } from './look-up'
import { popupMessages } from './messages'
import { problemView } from './problem-view'

/** Maximum number of words in a selection that the popup looks up at once. */
const MAX_LOOK_UP_WORDS = 4

const buttons = {
  page: byId<HTMLButtonElement>('read'),
  selection: byId<HTMLButtonElement>('read-selection'),
}
const status = byId('status')

async function showProblem(problem: Problem, retry?: () => void): Promise<void> {
  byId('problem').replaceChildren(problemView(problem, await currentServer(), retry))
}

async function read(tabId: number, part: Part): Promise<void> {
  byId('problem').replaceChildren()
  for (const button of Object.values(buttons)) button.setAttribute('aria-disabled', 'true')
  status.textContent = popupMessages.readingPage
  const request: ReadRequest = { kind: 'read', tabId, part }
  try {
    const { problem } = await browserApi.runtime.sendMessage<ReadRequest, ReadAnswer>(request)
    if (problem) await showProblem(problem, () => void read(tabId, part))
    else window.close()
  } finally {
    status.textContent = ''
    for (const button of Object.values(buttons)) button.removeAttribute('aria-disabled')
  }
}

function showButton(part: Part, tabId: number): void {
  const button = buttons[part]
  button.hidden = false
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled')) return
    read(tabId, part).catch((error: unknown) => {
      console.error('The background script did not answer', error)
      return showProblem('unexpected')
    })
  })
}

/** Offers to read the page of the active tab, and the selection on it; looks up a short selection. */
async function offerTab(): Promise<void> {
  // When opened as a tab to show a problem, there is no page to offer.
  if (await browserApi.tabs.getCurrent()) {
    document.body.classList.add('tab')
    return
  }
  const [tab] = await browserApi.tabs.query({ active: true, currentWindow: true })
  if (tab?.id === undefined) return
  showButton('page', tab.id)
  const selected = await readSelection(tab.id)
  if (selected === '') return
  showButton('selection', tab.id)
  if (selected.split(' ').length > MAX_LOOK_UP_WORDS) return
  byId<HTMLInputElement>('word').value = selected
  await lookUp(selected)
}

async function start(): Promise<void> {
  prepareLookUp()
  byId('options').addEventListener('click', () => void browserApi.runtime.openOptionsPage())
  const problem = await popLastProblem()
  if (problem) await showProblem(problem)
  await offerTab()
}

start().catch((error: unknown) => {
  console.error('The popup could not start', error)
  return showProblem('unexpected')
})
