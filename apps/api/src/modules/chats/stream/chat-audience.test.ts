import { beforeEach, describe, expect, it } from 'vitest'
import type { Topic } from '../../../lib/events/event-bus'
import { ChatAudience } from './chat-audience'

let topics: string[]
let left: number[]
let audience: ChatAudience
const nameOf = (topic: Topic) => (topic.kind === 'ended-sessions' ? topic.kind : `${topic.kind} ${topic.id}`)
beforeEach(() => {
  topics = []
  left = []
  const subscription = {
    open: async () => undefined,
    close: async () => undefined,
    add: async (added: readonly Topic[]) => void topics.push(...added.map(nameOf)),
    remove: async (removed: readonly Topic[]) => {
      for (const topic of removed) topics.splice(topics.indexOf(nameOf(topic)), 1)
    },
  }
  audience = new ChatAudience(subscription, (chatId) => left.push(chatId))
})

describe('the audience of a process', () => {
  it('listens to the chats that its users can read, and to no others', async () => {
    await audience.addUser(1)
    await audience.addUser(2)
    expect(await audience.setChats(1, [10, 11])).toBe(true)
    expect(await audience.setChats(2, [11])).toBe(true)
    expect(topics).toEqual(['user 1', 'user 2', 'chat 10', 'chat 11', 'chat 11'])
    expect(audience.readersOf([10])).toEqual([1])
    expect(audience.readersOf([10, 11]).toSorted()).toEqual([1, 2])
    expect([audience.hasReaders(11), audience.hasReaders(12)]).toEqual([true, false])
  })

  it('follows a user who can read another chat, and one less', async () => {
    await audience.addUser(1)
    await audience.setChats(1, [10, 11])
    expect(await audience.setChats(1, [11])).toBe(false)
    expect(await audience.setChats(1, [11, 12])).toBe(true)
    expect(topics).toEqual(['user 1', 'chat 11', 'chat 12'])
    expect(left).toEqual([10])
  })

  it('forgets a user, and the chats that nobody else can read', async () => {
    await audience.addUser(1)
    await audience.addUser(2)
    await audience.setChats(1, [10, 11])
    await audience.setChats(2, [11])
    audience.forget(1)
    expect(topics).toEqual(['user 2', 'chat 11'])
    expect([left, audience.users(), audience.hasUser(1)]).toEqual([[10], [2], false])
    // What was asked for a user who has left meanwhile is not listened to.
    expect(await audience.setChats(1, [10])).toBe(false)
    expect(topics).toEqual(['user 2', 'chat 11'])
  })
})
