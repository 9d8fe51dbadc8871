// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { openPage, until } from '../testing/page'
import { renderHook } from '../testing/render-hook'
import { closeTabsAfterwards } from '../testing/tab'
import { useHistoryDialog } from './use-history-dialog'

openPage({ user: null })
closeTabsAfterwards()

describe('useHistoryDialog', () => {
  it('closes on Back, and removes its entry when closed otherwise', async () => {
    const closed: string[] = []
    history.replaceState({ idx: 0 }, '')
    const hook = await renderHook(
      (open: boolean) => useHistoryDialog(open, () => closed.push('closed')),
      true as boolean,
    )
    await until(() => expect(history.state).toMatchObject({ dialogs: [expect.any(String)] }))
    history.back()
    await until(() => expect(closed).toEqual(['closed']))
    await hook.rerender(false)
    await hook.rerender(true)
    await until(() => expect(history.state).toMatchObject({ dialogs: [expect.any(String)] }))
    await hook.rerender(false)
    await until(() => expect(history.state).not.toHaveProperty('dialogs'))
    expect(closed).toEqual(['closed'])
  })
})
