import { browserApi } from '../browser-api'
import { element } from '../element'
import { isAboutServer, type Problem, problemText } from '../problems'
import { requestHostAccess } from '../server'
import { popupMessages } from './messages'

function allowButton(server: string, onAllowed: () => void): HTMLButtonElement {
  const button = element(
    'button',
    { type: 'button', className: 'secondary' },
    popupMessages.allow(new URL(server).host),
  )
  button.addEventListener('click', () => {
    // Browsers allow the request only during the click event.
    requestHostAccess(server).then(
      (isAllowed) => isAllowed && onAllowed(),
      (error: unknown) => console.error('The browser could not ask for the permission', error),
    )
  })
  return button
}

function optionsButton(): HTMLButtonElement {
  const button = element('button', { type: 'button', className: 'secondary' }, popupMessages.options)
  button.addEventListener('click', () => void browserApi.runtime.openOptionsPage())
  return button
}

/** Renders a problem with the actions that may solve it. */
export function problemView(problem: Problem, server: string, onAllowed: () => void = () => {}): HTMLElement {
  const actions = []
  if (problem === 'no-permission') actions.push(allowButton(server, onAllowed))
  if (isAboutServer(problem)) actions.push(optionsButton())
  return element(
    'div',
    { className: 'problem' },
    element('p', {}, problemText(problem)),
    isAboutServer(problem) && element('p', { className: 'address' }, server),
    actions.length > 0 && element('div', { className: 'actions' }, ...actions),
  )
}
