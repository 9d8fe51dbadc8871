// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { openPage, signInAs } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { useDefinitionReport } from './use-definition-report'

openPage({ user: null })

it('lets readers report only while they are logged in', async () => {
  const hook = await renderHook(() => useDefinitionReport('bank', ''), undefined)
  expect(hook.current).toEqual({ onReport: undefined, dialog: undefined })
  await runInAct(() => signInAs(7))
  expect(hook.current.onReport).toBeTypeOf('function')
})
