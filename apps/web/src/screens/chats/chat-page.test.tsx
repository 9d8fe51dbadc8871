// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { getChat, listMessages } from '@wordhoard/contracts/chats'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { announce } from '../../features/chats/live/live'
import { queryClient } from '../../shell/query-client'
import { BEN, message } from '../../testing/messages'
import { openPage, until } from '../../testing/page'
import { render } from '../../testing/render'
import { runInAct } from '../../testing/render-hook'
import { ChatPage } from './chat-page'

const CHAT = 4
const server = openPage()
const detail = {
  chat: { id: CHAT, created_at: '2026-11-21T10:00:00.000Z', is_open: true },
  classroom: null,
  user: BEN,
  current_chat_member: { last_read_message_id: 8, muted_until: null },
  participant_last_read_message_id: null,
  abilities: { write: true, moderate: false, silence: null },
}

async function open() {
  const idle = vi.fn(function observer() {
    return { observe: () => undefined, disconnect: () => undefined }
  })
  vi.stubGlobal('ResizeObserver', idle)
  vi.stubGlobal('IntersectionObserver', idle)
  vi.stubGlobal('CSS', { supports: () => true })
  const chats = server.hold(getChat)
  server.answer(listMessages, [message(8, 'Hello Ben', true)])
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ChatPage id={CHAT} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await until(() => expect(chats).toHaveLength(1))
  return chats
}

describe('a chat', () => {
  it('shows that the other person has read it while it was being loaded', async () => {
    const [chat] = await open()
    const read = { chat_id: CHAT, user_id: BEN.id, last_read_message_id: 8 }
    await runInAct(() => announce({ name: 'read', data: read }))
    chat?.answer(detail)
    await until(() => expect(document.body.textContent).toContain('Hello Ben'))
    expect(document.querySelector('[data-message="8"]')?.textContent).toContain('Read')
  })

  it('is asked for once more when it changes while it is being loaded', async () => {
    const chats = await open()
    await runInAct(() => announce({ name: 'access', data: { chat_id: CHAT } }))
    chats[0]?.answer(detail)
    await until(() => expect(chats).toHaveLength(2))
    chats[1]?.answer({ ...detail, abilities: { write: false, moderate: false, silence: 'blocked' } })
    await until(() => expect(document.body.textContent).toContain('You can’t write to this person.'))
  })
})
