import { randomUUID } from 'node:crypto'
import * as assignments from '@wordhoard/contracts/assignments'
import * as chats from '@wordhoard/contracts/chats'
import * as classrooms from '@wordhoard/contracts/classrooms'
import * as customVocabulary from '@wordhoard/contracts/custom-vocabulary'
import type { Spell } from '@wordhoard/contracts/dictionary'
import type { AnswerOf, CallInput, Endpoint } from '@wordhoard/contracts/endpoint'
import * as invitations from '@wordhoard/contracts/invitations'
import type { Game } from '@wordhoard/contracts/learning'
import * as school from '@wordhoard/contracts/school'
import * as vocabulary from '@wordhoard/contracts/vocabulary'
import { callAs } from '../calls'
import { gamesOf, type Learner, spellIdOf } from '../learner'
import { type Person, person } from '../people'
import { schoolWithAllRoles, type TestSchool } from '../schools'
import type { TestApp } from '../test-app'

const words = [
  'cat',
  'dog',
  'elephant',
  'umbrella',
  'bicycle',
  'mountain',
  'glacier',
  'ferry',
  'reluctant',
  'run',
]

/**
 * A user who owns one of everything, so that every call has something of theirs to work on: a school with its people
 * and an assignment, articles, vocabularies, words, a chat with a message, a session of games, a code.
 */
export class World {
  readonly api: TestApp
  hill!: TestSchool
  owner!: Learner
  /** A user outside the school, to be blocked and written to. */
  stranger!: Person
  articles: number[] = []
  vocabularies: number[] = []
  assignments: number[] = []
  messages: number[] = []
  invitations: number[] = []
  codes: string[] = []
  games: Game[] = []
  undoIds: string[] = []
  definitions: number[] = []

  constructor(api: TestApp) {
    this.api = api
  }

  get spells(): readonly number[] {
    return this.owner.spellIds
  }

  /** Creates everything, or everything anew. */
  async build(): Promise<void> {
    this.hill = await schoolWithAllRoles(this.api)
    this.stranger = await person(this.api)
    const { owner } = this.hill
    this.owner = { ...owner, spellIds: words.map((word) => spellIdOf(this.api, word)) }
    const [document] = await this.api.dictionary.documents.get([this.spells[0]!])
    this.definitions = (JSON.parse(String(document)) as Spell).definitions.map(({ id }) => id)
    await this.createItems()
  }

  /** Creates one of everything that can be deleted. */
  async createItems(): Promise<void> {
    await this.#stockWords()
    await this.#stockTexts()
    await this.#stockChat()
    await this.#stockCodes()
    await this.#stockGames()
  }

  /** Restores what a successful call has removed. */
  async repair(endpoint: Endpoint): Promise<void> {
    const call = `${endpoint.method} ${endpoint.path}`
    for (const [calls, again] of this.#repairs) if (calls.test(call)) await again()
  }

  readonly #repairs: readonly (readonly [RegExp, () => Promise<unknown>])[] = [
    [
      /^(DELETE \/school\/:id|POST \/school\/:id\/transfer|DELETE \/school\/:id\/users\/me)$/,
      () => this.build(),
    ],
    [/^DELETE \/(articles|custom-voc|school\/assignments)/, () => this.#stockTexts()],
    [/^DELETE \/messages/, () => this.#stockChat()],
    [/^DELETE \/school\/invitations/, () => this.#stockCodes()],
    [/remove|main-voc\/undo/, () => this.#stockWords()],
    [/close-session|-answer|find-image|create-games/, () => this.#stockGames()],
    [/^PATCH \/school\/:id$/, () => this.#do(school.updateSchool, { body: { username: this.hill.slug } })],
    [
      /^PATCH \/school\/classroom/,
      () => this.#do(classrooms.updateClassroom, { body: { is_archived: false } }),
    ],
    [/^PATCH \/messages\/chat/, () => this.#do(chats.updateChat, { body: { is_open: true } })],
    [/^(PATCH|DELETE) \/school\/.*users/, () => this.#stockClass()],
  ]

  async #stockClass(): Promise<void> {
    const { hill } = this
    for (const role of ['teacher', 'student'] as const) {
      const params = { id: hill.id, user_id: hill[role].userId }
      await this.#do(school.updateSchoolUser, { params, body: { role, is_active: true } })
      await this.#do(classrooms.addClassroomUser, { params: { ...params, id: hill.classroom } })
    }
  }

  async #stockWords(): Promise<void> {
    await this.api.pool.query(
      `INSERT INTO main_voc_item (user_id, spell_id, spell_lower, priority, mark)
       SELECT $1, id, spell_lower, 2, 1 FROM spell WHERE id = ANY($2::int[])
       ON CONFLICT (user_id, spell_id) DO UPDATE SET priority = 2, mark = 1`,
      [this.owner.userId, this.spells],
    )
    const body = { spell_ids: [...this.spells], priority: 3 }
    const { undo_id } = await this.#make(vocabulary.updatePriority, { body })
    this.undoIds = [undo_id ?? randomUUID()]
  }

  async #stockTexts(): Promise<void> {
    const { api, owner, hill } = this
    const { rows } = await api.pool.query<{ id: number }>(
      `INSERT INTO article (user_id, title, access_modifier, keywords, md_content, raw_content, html, word_count)
       SELECT $1, 'Ice', 'public', '', 'The glacier melts.', 'The glacier melts.', '<p>The glacier melts.</p>', 3
       FROM generate_series(1, 2) RETURNING id`,
      [owner.userId],
    )
    this.articles = rows.map(({ id }) => id)
    const body = { description: 'Words', access_modifier: 'public' } as const
    const lists = [`Words ${randomUUID()}`, `Others ${randomUUID()}`]
    this.vocabularies = []
    for (const name of lists) {
      this.vocabularies.push(
        (await this.#make(customVocabulary.createVocabulary, { body: { ...body, name } })).id,
      )
    }
    const [article_id, voc_id] = [this.articles[0]!, this.vocabularies[0]!]
    await this.#do(customVocabulary.addSpells, { body: { voc_id, spell_ids: [...this.spells] } })
    const params = { id: hill.classroom }
    const work = await this.#make(assignments.createAssignment, { params, body: { article_id } })
    const list = await this.#make(assignments.createAssignment, { params, body: { voc_id } })
    this.assignments = [work.id, list.id]
  }

  async #stockChat(): Promise<void> {
    const body = { chat_id: this.hill.chat, content: 'Hello' }
    this.messages = [(await this.#make(chats.sendMessage, { body })).message.id]
  }

  async #stockCodes(): Promise<void> {
    const made = await this.#make(invitations.createInvitation, {
      params: { id: this.hill.id },
      body: { role: 'student', classroom_id: this.hill.classroom },
    })
    this.invitations = [made.id]
    this.codes = [made.code]
  }

  async #stockGames(): Promise<void> {
    this.games = await gamesOf(this.api, this.owner, { custom_voc_id: null })
  }

  /** Calls an endpoint as the owner, by default with the world's school, classroom or chat; `params` override that. */
  async #do<E extends Endpoint>(endpoint: E, input: Partial<CallInput<E>>): Promise<unknown> {
    const { hill, owner } = this
    const id = endpoint.path.includes('classroom')
      ? hill.classroom
      : endpoint.path.includes('chat')
        ? hill.chat
        : hill.id
    const answer = await callAs(this.api, owner, endpoint, { params: { id }, ...input } as Partial<
      CallInput<E>
    >)
    if (answer.statusCode >= 300) throw new Error(`${endpoint.path}: ${answer.payload}`)
    return answer.payload ? answer.json() : undefined
  }

  async #make<E extends Endpoint>(
    endpoint: E,
    input: Partial<CallInput<E>>,
  ): Promise<NonNullable<AnswerOf<E>>> {
    return (await this.#do(endpoint, input)) as NonNullable<AnswerOf<E>>
  }
}
