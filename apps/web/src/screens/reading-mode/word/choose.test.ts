// @vitest-environment jsdom
import '../../../features/reader/testing/highlight-registry'
import { importPage } from '@wordhoard/contracts/reading/page-import'
import { beforeEach, expect, it, vi } from 'vitest'
import { resetReading, useReading } from '../../../features/reader/text/reading.store'
import { useSession } from '../../../session/session.store'
import { Refusal } from '../../../testing/fake-server'
import { openPage, signInAs, toastTexts, until } from '../../../testing/page'
import { chooseAddress } from './choose'

const server = openPage({ user: null })
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 0))
  resetReading()
})

it('a visitor who pastes an address is told to log in', () => {
  useSession.setState({ status: 'visitor' })
  expect(chooseAddress('https://example.org/story')).toBe(false)
  expect(toastTexts()).toEqual(['Log in to open web pages here. Or copy the text and paste it.'])
})

it('an address that is pasted before it is known who is logged in waits for that', async () => {
  server.answer(importPage, () => {
    throw new Refusal(422, 'page_not_opened', 'We can’t open this address.')
  })
  useSession.setState({ status: 'unknown' })
  expect(chooseAddress('https://example.org/story')).toBe(true)
  signInAs(7)
  await until(() => expect(toastTexts()).toEqual(['We can’t open this address.']))
  expect(useReading.getState().text).toContain('https://example.org/story')
})
