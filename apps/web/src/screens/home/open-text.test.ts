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

describe('a text of the first page', () => {
  it('of one’s own is read as it was typed, markup and all', () => {
    openOwnText('The <b>tide</b> & I.\n\nSecond.')
    expect(state()).toMatchObject({ isReading: true, title: '' })
    const shown = Object.assign(document.createElement('div'), { innerHTML: state().text })
    expect([...shown.children].map(({ textContent }) => textContent)).toEqual([
      'The <b>tide</b> & I.',
      'Second.',
    ])
    expect(shown.querySelector('b')).toBeNull()
  })

  it('that is empty is not read', () => {
    openOwnText(' \n ')
    expect(state().isReading).toBe(false)
  })

  it('for trying out has its title and author', () => {
    openSampleText()
    expect(state()).toMatchObject({
      isReading: true,
      title: expect.stringMatching(/\S/),
      byline: expect.stringMatching(/\S/),
    })
  })

  it('that welcomes never takes the place of one’s own', () => {
    openWelcomeText()
    expect(state()).toMatchObject({ isReading: false, byline: 'a welcome to read' })
    const welcome = state().text
    expect(welcome).not.toBe('')
    setText('<p>Mine</p>')
    openWelcomeText()
    expect(state().text).toBe('<p>Mine</p>')
  })
})

describe('the first steps', () => {
  it('go on from the stage that somebody is at, and show it at once', async () => {
    const { queryKey } = profileQueries.mine()
    queryClient.setQueryData(queryKey, { username: 'ada', onboarding_stage: 'welcome' } as never)
    server.answer(nextOnboardingState, { onboarding_stage: 'completed' })
    const hook = await renderHook(() => useNextStage(), undefined)
    await runInAct(() => hook.current.mutate('completed'))
    await until(() => expect(queryClient.getQueryData(queryKey)?.onboarding_stage).toBe('completed'))
    expect(server.requestsTo(nextOnboardingState)[0]?.body).toEqual({ from: 'completed' })
  })

  it('stay where they are when the server cannot be reached', async () => {
    server.loseConnection(nextOnboardingState)
    const hook = await renderHook(() => useNextStage(), undefined)
    await runInAct(() => hook.current.mutate('completed'))
    await until(() => expect(hook.current.isError).toBe(true))
    expect(queryClient.getQueryData(profileQueries.mine().queryKey)).toBeUndefined()
  })
})
