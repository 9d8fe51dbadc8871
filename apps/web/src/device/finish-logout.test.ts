// @vitest-environment jsdom
import { logout } from '@wordhoard/contracts/sessions'
import { afterEach, expect, it } from 'vitest'
import { reportAnswer, setReachable } from '../http/reach'
import { LostConnection } from '../testing/fake-server'
import { ME, openPage, signInAs, until } from '../testing/page'
import { finishLogout } from './finish-logout'
import { isLogoutPending, LOGOUT_PENDING_KEY } from './logout-pending'

const server = openPage({ user: null })
afterEach(() => setReachable(true))

it('tells the server of a logout once, as soon as it’s back, without an event of the browser’s', async () => {
  localStorage.setItem(LOGOUT_PENDING_KEY, '1')
  server.loseConnection(logout)
  finishLogout()
  await until(() => expect(server.requestsTo(logout)).toHaveLength(1))
  expect(isLogoutPending()).toBe(true)
  setReachable(false)
  server.answer(logout, undefined)
  reportAnswer()
  await until(() => expect(isLogoutPending()).toBe(false))
  setReachable(false)
  reportAnswer()
  window.dispatchEvent(new Event('online'))
  expect(server.requestsTo(logout)).toHaveLength(2)
})

it('tells the server again if it was back before the first call had failed', async () => {
  localStorage.setItem(LOGOUT_PENDING_KEY, '1')
  const held = server.hold(logout)
  finishLogout()
  await until(() => expect(held).toHaveLength(1))
  setReachable(false)
  reportAnswer()
  held[0]?.fail(new LostConnection())
  await until(() => expect(held).toHaveLength(2))
  held[1]?.answer(undefined)
  await until(() => expect(isLogoutPending()).toBe(false))
})

it('leaves the session of whoever has logged in since alone', async () => {
  localStorage.setItem(LOGOUT_PENDING_KEY, '1')
  server.loseConnection(logout)
  finishLogout()
  await until(() => expect(server.requestsTo(logout)).toHaveLength(1))
  signInAs(ME)
  expect(isLogoutPending()).toBe(false)
  window.dispatchEvent(new Event('online'))
  expect(server.requestsTo(logout)).toHaveLength(1)
})
