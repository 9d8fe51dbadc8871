// @vitest-environment jsdom
import { nextOnboardingState } from '@wordhoard/contracts/my-profile'
import { beforeEach, describe, expect, it } from 'vitest'
import { profileQueries } from '../../features/profiles/profiles.queries'
import { resetReading, setText, useReading } from '../../features/reader/text/reading.store'
import { queryClient } from '../../shell/query-client'
import { openPage, until } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { openOwnText, openSampleText } from './open-text'
import { openWelcomeText } from './open-welcome-text'
import { useNextStage } from './use-next-stage'

const server = openPage()
const state = () => useReading.getState()
beforeEach(resetReading)

describe('texts opened from the home page', () => {
  it('show the user’s own text as typed, including markup', () => {
    openOwnText('The <b>tide</b> & I.\n\nSecond.')
    expect(state()).toMatchObject({ isReading: true, title: '' })
    const shown = Object.assign(document.createElement('div'), { innerHTML: state().text })
    expect([...shown.children].map(({ textContent }) => textContent)).toEqual([
      'The <b>tide</b> & I.',
      'Second.',
    ])
    expect(shown.querySelector('b')).toBeNull()
  })

  it('are not opened when they are empty', () => {
    openOwnText(' \n ')
    expect(state().isReading).toBe(false)
  })

  it('include a sample with title and author', () => {
    openSampleText()
    expect(state()).toMatchObject({
      isReading: true,
      title: expect.stringMatching(/\S/),
      byline: expect.stringMatching(/\S/),
    })
  })

  it('never replace the user’s own text by the welcome text', () => {
    openWelcomeText()
    expect(state()).toMatchObject({ isReading: false, byline: 'A story to welcome you' })
    const welcome = state().text
    expect(welcome).not.toBe('')
    setText('<p>Mine</p>')
    openWelcomeText()
    expect(state().text).toBe('<p>Mine</p>')
  })
})

describe('useNextStage', () => {
  it('advances from the given stage and shows the new one at once', async () => {
    const { queryKey } = profileQueries.mine()
    queryClient.setQueryData(queryKey, { username: 'ada', onboarding_stage: 'welcome' } as never)
    server.answer(nextOnboardingState, { onboarding_stage: 'completed' })
    const hook = await renderHook(() => useNextStage(), undefined)
    await runInAct(() => hook.current.mutate('completed'))
    await until(() => expect(queryClient.getQueryData(queryKey)?.onboarding_stage).toBe('completed'))
    expect(server.requestsTo(nextOnboardingState)[0]?.body).toEqual({ from: 'completed' })
  })

  it('keeps the stage when the server cannot be reached', async () => {
    server.loseConnection(nextOnboardingState)
    const hook = await renderHook(() => useNextStage(), undefined)
    await runInAct(() => hook.current.mutate('completed'))
    await until(() => expect(hook.current.isError).toBe(true))
    expect(queryClient.getQueryData(profileQueries.mine().queryKey)).toBeUndefined()
  })
})
