// @vitest-environment jsdom
import { type Privacy, updateMyPrivacy } from '@wordhoard/contracts/profiles'
import { describe, expect, it } from 'vitest'
import { openPage, toasts, until } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { useChangePrivacy } from './use-change-privacy'

const server = openPage()

describe('the privacy settings', () => {
  const saved: Privacy = {
    visible_to: 'everyone',
    shows_name: true,
    shows_bio: true,
    shows_connections: true,
    shows_vocabularies: true,
    shows_articles: true,
    messages_from: 'everyone',
  }
  const open = () => renderHook((now: Privacy) => useChangePrivacy(now), saved)

  it('change at once, and keep both of two quick changes', async () => {
    const sent = server.hold(updateMyPrivacy)
    const hook = await open()
    await runInAct(() => hook.current[1]({ shows_bio: false }))
    await runInAct(() => hook.current[1]({ shows_name: false }))
    expect(hook.current[0]).toMatchObject({ shows_bio: false, shows_name: false })
    await until(() => expect(sent).toHaveLength(1))
    sent[0]?.answer({ ...saved, shows_bio: false, is_kept_private: false, is_in_school: false })
    await until(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.request.body).toMatchObject({ shows_bio: false, shows_name: false })
    expect(hook.current[0]).toMatchObject({ shows_bio: false, shows_name: false })
    sent[1]?.answer({
      ...saved,
      shows_bio: false,
      shows_name: false,
      is_kept_private: false,
      is_in_school: false,
    })
    await hook.rerender({ ...saved, shows_bio: false, shows_name: false })
    expect(hook.current[0]).toMatchObject({ shows_bio: false, shows_name: false })
  })

  it('return to the saved ones when the server refuses', async () => {
    server.refuse(updateMyPrivacy, 503, 'unavailable', 'Not now.')
    const hook = await open()
    await runInAct(() => hook.current[1]({ messages_from: 'nobody' }))
    await until(() => expect(toasts()).toMatchObject([{ text: 'We couldn’t save your change. Not now.' }]))
    await until(() => expect(hook.current[0].messages_from).toBe('everyone'))
  })
})
