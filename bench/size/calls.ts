import { randomUUID } from 'node:crypto'
import type { RunningServer } from '@wordhoard/testkit/server/start-server'
import type { Reader } from '../reader/reader-account'

/** A call by number, so that the same number asks the same of everybody. */
export type Call = (n: number) => Promise<void>

interface Game {
  readonly id: string
  readonly game_session_id: number
  readonly name: string
  readonly token: string
}

const WORDS = ['holiday', 'river', 'weather', 'newspaper', 'water', 'closed', 'talked', 'everybody']
const CONTEXT = 'Some walked along the water and talked about the weather.'

/**
 * Returns the calls of one learner. The first twelve are those that learners of the load program make most often
 * (`load/days.ts`), without those of Home; the others are the rest of their day.
 */
export async function callsOf(
  product: RunningServer,
  me: Reader,
): Promise<{ hot: Record<string, Call>; other: Record<string, Call> }> {
  const ask = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const answer = await fetch(`${product.url}/api${path}`, {
      method,
      headers: {
        ...me.headers,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${text}`)
    return (text ? JSON.parse(text) : undefined) as Body
  }
  const get = (path: string) => async () => {
    await ask('GET', path)
  }
  const entries = await Promise.all(
    WORDS.map((word) => ask<{ entries: { id: number }[] }>('GET', `/dict/look-up?text=${word}`)),
  )
  const spellOf = (n: number) => entries[n % entries.length]!.entries[0]!.id
  const articles = await ask<{ id: number; title: string }[]>('GET', '/articles?limit=50')
  const article = articles[0]!
  const { raw_content: text } = await ask<{ raw_content: string }>('GET', `/articles/id/${article.id}`)
  const chats = await ask<{ id: number }[]>('GET', '/messages/chats')
  const chat = chats[0]!.id
  const due = await ask<{ spell_id: number }[]>('GET', '/learn/priority-words?limit=10')
  let games: Game[] = []
  const createGames = async () => {
    games = await ask<Game[]>('POST', '/learn/create-games', {
      ...{ forgotten_spell_ids: due.map(({ spell_id }) => spell_id), remembered_spell_ids: [] },
      ...{ wanted_words_number: 10, size: 'medium', has_audio: false },
    })
  }
  await createGames()
  const checkAnswer = async (n: number) => {
    const game = games.shift()
    if (!game) throw new Error('There are no games left.')
    await ask('POST', '/learn/check-answer', {
      ...{ token: game.token, game_id: game.id, game_session_id: game.game_session_id, game_name: game.name },
      ...{ answer: 'something', milliseconds: 2_000 + n },
    })
  }
  return {
    hot: {
      'GET /dict/look-up': (n) =>
        get(`/dict/look-up?text=${WORDS[n % WORDS.length]}&context=${encodeURIComponent(CONTEXT)}`)(),
      'POST /main-voc/lookups': (n) =>
        ask('POST', '/main-voc/lookups', {
          ...{
            spell_id: spellOf(n),
            context: `${CONTEXT} ${n}`,
            source: article.title,
            article_id: article.id,
          },
        }),
      'PATCH /main-voc/state': (n) =>
        ask('PATCH', '/main-voc/state', {
          ...{ spell_ids: [spellOf(n)], state: n % 2 === 0 ? 'new' : 'known', adds: true },
        }),
      'POST /learn/create-games': createGames,
      'POST /learn/check-answer': checkAnswer,
      'GET /learn/priority-words': get('/learn/priority-words?limit=10'),
      'GET /articles': get('/articles?limit=50'),
      'GET /articles/id/:id': get(`/articles/id/${article.id}`),
      'POST /main-voc/states': () => ask('POST', '/main-voc/states', { text }),
      'POST /articles/id/:id/progress': () =>
        ask('POST', `/articles/id/${article.id}/progress`, { seconds: 10, position: 1 }),
      'GET /main-voc': get('/main-voc?limit=50'),
      'POST /messages/send': (n) => ask('POST', '/messages/send', { chat_id: chat, content: `Message ${n}` }),
    },
    other: {
      'GET /users/me': get('/users/me'),
      'GET /learn/goal': get('/learn/goal'),
      'GET /main-voc/stat': get('/main-voc/stat'),
      'GET /messages/unread': get('/messages/unread'),
      'GET /articles/suited': get('/articles/suited?limit=5'),
      'GET /school/assignments/mine': get('/school/assignments/mine'),
      'GET /messages/chats': get('/messages/chats'),
      'GET /messages/chat/:id/messages': get(`/messages/chat/${chat}/messages`),
      'POST /main-voc/add-from-article': () =>
        ask('POST', '/main-voc/add-from-article', { article_id: article.id }),
      'GET /learn/insights': get('/learn/insights'),
      'GET /learn/learning-stat': get('/learn/learning-stat'),
    },
  }
}
