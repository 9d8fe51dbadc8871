import type { Answer, Visitor } from './visitor'

/** Somebody who uses the product, with what chance and time do to them. */
export interface Person {
  readonly visitor: Visitor
  /** Returns a number from 0 to 1 (exclusive). */
  readonly random: () => number
  /** Reads or thinks for about so many seconds. */
  readonly think: (seconds: number) => Promise<void>
}

interface ListedArticle {
  readonly id: number
}

interface OpenArticle {
  readonly id: number
  readonly title: string
  readonly raw_content: string
}

const pick = <Item>(items: readonly Item[], { random }: Person): Item | undefined =>
  items[Math.floor(random() * items.length)]

/** Opens the list of articles, then one of them: new ones are read more often. */
async function openArticle(person: Person): Promise<OpenArticle | undefined> {
  const { visitor, think, random } = person
  const list = await visitor.call<ListedArticle[]>('GET', '/articles', { query: { limit: 50 } })
  await think(5)
  const chosen = list.body?.[Math.floor(random() ** 2 * list.body.length)]
  if (!chosen) return undefined
  const answer = await visitor.call<OpenArticle>('GET', '/articles/id/:id', {
    params: { id: chosen.id },
    // It may have been deleted since.
    expected: [404],
  })
  return answer.status === 200 ? answer.body : undefined
}

interface Tap {
  readonly text: string
  readonly context: string
  readonly entries: readonly { readonly id: number }[]
}

/** Taps a word of a text, as the reader's page asks for it. */
async function tapWord(person: Person, { raw_content }: OpenArticle): Promise<Tap> {
  const context = pick(raw_content.match(/[^.!?]{20,300}[.!?]/g) ?? [], person)?.trim() ?? 'A good read.'
  const text = pick(context.match(/[a-z]{4,}/gi) ?? [], person) ?? 'good'
  const { body } = await person.visitor.call<{ entries: { id: number }[] }>('GET', '/dict/look-up', {
    query: { text, context },
  })
  return { text, context, entries: body?.entries ?? [] }
}

/** Visits without an account: an article, some taps, a search. */
export async function visit(person: Person): Promise<void> {
  const { visitor, think } = person
  await visitor.openPage('/articles')
  await think(4)
  const article = await openArticle(person)
  if (article) {
    for (let taps = 0; taps < 6; taps++) {
      await think(15)
      await tapWord(person, article)
    }
  }
  const word = pick(['holiday', 'language', 'together', 'beautiful', 'question', 'morning'], person)!
  for (let letters = 2; letters <= 4; letters++) {
    await visitor.call('GET', '/dict/get_only/word/:text', { params: { text: word.slice(0, letters) } })
    await think(0.3)
  }
  await visitor.call('GET', '/dict/spell/:text', { params: { text: word } })
  await think(20)
}

/** Opens Home with all that it shows. */
async function openHome({ visitor, think }: Person): Promise<void> {
  await visitor.openPage('/')
  await Promise.all([
    visitor.call('GET', '/users/me'),
    visitor.call('GET', '/learn/goal'),
    visitor.call('GET', '/main-voc/stat'),
    visitor.call('GET', '/messages/unread'),
    visitor.call('GET', '/articles/suited', { query: { limit: 5 } }),
    visitor.call('GET', '/school/assignments/mine'),
  ])
  await think(6)
}

/** Reads an article, taps words and saves some. */
async function readText(person: Person): Promise<void> {
  const { visitor, think } = person
  const article = await openArticle(person)
  if (!article) return
  await visitor.call('POST', '/main-voc/states', { body: { text: article.raw_content } })
  const seen = { article_id: article.id }
  for (let taps = 0; taps < 8; taps++) {
    await think(12)
    const { context, entries } = await tapWord(person, article)
    const [entry] = entries
    if (!entry) continue
    await visitor.call('POST', '/main-voc/lookups', {
      body: { spell_id: entry.id, context: context.slice(0, 300), source: article.title, ...seen },
      isKeyed: true,
      expected: [404],
    })
    if (taps % 2 === 0)
      await visitor.call('PATCH', '/main-voc/state', {
        body: { spell_ids: [entry.id], state: 'new', adds: true },
        isKeyed: true,
      })
  }
  const progress = { seconds: 100, position: 1 }
  // Somebody may have deleted it meanwhile.
  await visitor.call('POST', '/articles/id/:id/progress', {
    params: { id: article.id },
    body: progress,
    expected: [404],
  })
  await visitor.call('POST', '/main-voc/add-from-article', { body: seen, expected: [404] })
}

interface Game {
  readonly id: string
  readonly game_session_id: number
  readonly name: string
  readonly token: string
  readonly options?: readonly { readonly id: string }[]
}

/** Practises words that are due or new. */
async function practise(person: Person): Promise<void> {
  const { visitor, think, random } = person
  const words = await visitor.call<{ spell_id: number }[]>('GET', '/learn/priority-words', {
    query: { limit: 10 },
    // There is nothing to practise yet.
    expected: [404, 400],
  })
  if (words.status !== 200 || words.body.length === 0) return
  await think(8)
  const games = await visitor.call<Game[]>('POST', '/learn/create-games', {
    isKeyed: true,
    body: {
      ...{ forgotten_spell_ids: words.body.map(({ spell_id }) => spell_id), remembered_spell_ids: [] },
      ...{ wanted_words_number: 5, size: 'small', has_audio: false },
    },
    expected: [400],
  })
  if (games.status !== 200) return
  for (const { id, name, token, game_session_id, options } of games.body.slice(0, 12)) {
    await think(6)
    const answer = pick(options ?? [], person)?.id ?? 'word'
    await visitor.call('POST', '/learn/check-answer', {
      body: {
        ...{ token, answer, game_session_id },
        game_id: id,
        game_name: name,
        milliseconds: Math.round(random() * 6_000),
      },
      // A typed synonym, or the session went on elsewhere.
      expected: [409],
    })
  }
}

/** Reads and writes in the chat of the class. */
async function chat(person: Person, word: string): Promise<void> {
  const { visitor, think } = person
  const chats = await visitor.call<{ id: number }[]>('GET', '/messages/chats')
  const chosen = pick(chats.body ?? [], person)
  if (!chosen) return
  await visitor.call('GET', '/messages/chat/:id/messages', { params: { id: chosen.id } })
  await think(8)
  await visitor.call('POST', '/messages/send', {
    body: { chat_id: chosen.id, content: `I have a question about “${word}”.` },
    isKeyed: true,
  })
}

/** Learns: reads, practises, asks now and then, and looks at how far they are. */
export async function learn(person: Person): Promise<void> {
  const { visitor, think, random } = person
  await openHome(person)
  await readText(person)
  await practise(person)
  if (random() < 0.3) await chat(person, 'holiday')
  await visitor.call('GET', '/main-voc', { query: { limit: 50 } })
  await think(10)
}

/** Teaches: looks at the class, writes an article for it, assigns it, and answers. */
export async function teach(person: Person, classroomId: number): Promise<Answer<unknown> | undefined> {
  const { visitor, think, random } = person
  const params = { id: classroomId }
  await openHome(person)
  await visitor.call('GET', '/school/classrooms/taught')
  await think(5)
  await visitor.call('GET', '/school/classroom/:id/progress', { params })
  await visitor.call('GET', '/school/classroom/:id/users', { params })
  await think(20)
  await chat(person, 'homework')
  if (random() < 0.5) {
    await think(60)
    const title = `For my class, ${Math.floor(random() * 1e9)}`
    const md_content =
      'Everybody had a holiday, and the bank by the river was closed. What did they do there?'
    const written = await visitor.call<{ id: number }>('POST', '/articles', {
      body: { title, md_content, access_modifier: 'public' },
      isKeyed: true,
    })
    if (written.status !== 201) return undefined
    const article_id = written.body.id
    const assigned = await visitor.call<{ id: number }>('POST', '/school/classroom/:id/assignments', {
      params,
      body: { article_id },
      isKeyed: true,
    })
    await visitor.call('GET', '/articles/id/:id', { params: { id: article_id } })
    if (assigned.status === 201)
      return visitor.call('GET', '/school/assignments/:id/progress', { params: { id: assigned.body.id } })
  }
  await think(10)
  return undefined
}
