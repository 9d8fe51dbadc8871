// @vitest-environment jsdom
import { useLayoutEffect } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { openPage, until } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { forgetHighlights } from '../testing/highlight-registry'
import { showPage } from '../testing/monospace'
import { endReading, useReading } from '../text/reading.store'
import { useTextInteraction } from './use-text-interaction'
import { useWordTaps } from './use-word-taps'

openPage()

beforeEach(() => {
  forgetHighlights()
  endReading()
})

it('answers a tap that comes while the code for taps starts', async () => {
  const page = showPage('<p>The low tide left a heron.</p>')
  const [root, none, pane] = [{ current: page.root }, { current: null }, { current: page.pane }]
  const tap = (clientX: number) => {
    const place = { bubbles: true, clientX, clientY: 10 }
    page.pane.dispatchEvent(Object.assign(new MouseEvent('pointerdown', place), { pointerType: 'touch' }))
    page.pane.dispatchEvent(new MouseEvent('click', place))
  }
  await renderHook(() => {
    const { Interaction, earlyInput } = useTextInteraction(pane)
    // Between the rendering and the listeners.
    useLayoutEffect(() => {
      if (Interaction) tap(95)
    }, [Interaction])
    useWordTaps(Interaction ? root : none, pane, () => undefined, earlyInput.presses)
  }, undefined)
  await runInAct(() => void window.dispatchEvent(new Event('pointermove')))
  await until(() => expect(useReading.getState().selection?.text).toBe('tide'))
})
