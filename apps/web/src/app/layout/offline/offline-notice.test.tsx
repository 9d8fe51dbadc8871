// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest'
import { setReachable } from '../../../http/reach'
import { findElement, render } from '../../../testing/render'
import { runInAct } from '../../../testing/render-hook'
import { OfflineNotice, setOfflineLine } from './offline-notice'

const text = () => findElement('[role="status"]').textContent

it('shows the line as soon as its code is there, on a page that was opened without a network too', async () => {
  onTestFinished(() => setOfflineLine(undefined))
  setReachable(false)
  await render(<OfflineNotice />)
  expect(text()).toBe('')
  await runInAct(() => setOfflineLine(() => 'Offline'))
  expect(text()).toBe('Offline')
  await runInAct(() => setReachable(true))
  expect(text()).toBe('')
})
