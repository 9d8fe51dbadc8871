// @vitest-environment jsdom
import { reportDefinition } from '@wordhoard/contracts/reading/definition-reports'
import { beforeEach, expect, it, vi } from 'vitest'
import { definition } from '../../../testing/dictionary'
import { openPage, toastTexts, until } from '../../../testing/page'
import { button, findElement, press, render } from '../../../testing/render'
import { runInAct } from '../../../testing/render-hook'
import { DefinitionReportDialog } from './definition-report-dialog'
import { definitionReportMessages } from './messages'

const server = openPage()
// jsdom has no layout, which Radix's checkbox observes.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
const sentence = 'He walked along the bank.'

async function openDialog(met = sentence) {
  const onClose = vi.fn()
  await render(
    <DefinitionReportDialog
      open
      onClose={onClose}
      definition={definition(5, 'a business that keeps money')}
      headword="bank"
      sentence={met}
    />,
  )
  return onClose
}
const reason = (value: string) => findElement<HTMLInputElement>(`input[value="${value}"]`)
const comment = () => findElement<HTMLTextAreaElement>('textarea')
const box = () => findElement('[role="checkbox"]')
const send = () => press(button(definitionReportMessages.send))

async function type(text: string): Promise<void> {
  await runInAct(() => {
    // React overrides the value's setter, as in `typeInto`.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(comment(), text)
    comment().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

it('keeps everything when sending fails, says why, and sends it the second time', async () => {
  const onClose = await openDialog()
  await press(reason('wrong_here'))
  await type('Not money')
  await press(box())
  server.loseConnection(reportDefinition)
  await send()
  await until(() => expect(findElement('[role="alert"]').textContent).toMatch(/connection|offline|reach/i))
  expect(onClose).not.toHaveBeenCalled()
  expect([comment().value, reason('wrong_here').checked, box().getAttribute('aria-checked')]).toEqual([
    'Not money',
    true,
    'true',
  ])
  server.answer(reportDefinition, undefined)
  await send()
  await until(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.requestsTo(reportDefinition).at(-1)?.body).toEqual({
    definition_id: 5,
    reason: 'wrong_here',
    comment: 'Not money',
    shown_text: 'a business that keeps money',
    sentence,
  })
  expect(toastTexts()).toEqual([definitionReportMessages.sent])
})

it('sends no sentence unless its box is ticked, even if the definition is wrong there', async () => {
  const onClose = await openDialog()
  await press(reason('wrong_here'))
  server.answer(reportDefinition, undefined)
  await send()
  await until(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.requestsTo(reportDefinition)[0]?.body).not.toHaveProperty('sentence')
})

it('asks for a reason before it sends anything', async () => {
  await openDialog()
  await send()
  await until(() =>
    expect(findElement('[role="alert"]').textContent).toBe(definitionReportMessages.chooseReason),
  )
  expect(server.requestsTo(reportDefinition)).toEqual([])
})

it('has no box where there is no sentence', async () => {
  await openDialog('')
  expect(document.querySelector('[role="checkbox"]')).toBeNull()
  expect(findElement('form').textContent).toContain(definitionReportMessages.wrong.hint)
})
