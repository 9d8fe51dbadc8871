import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forgotPassword, requestEmailChange } from '@wordhoard/contracts/accounts'
import { createArticle, reportProgress } from '@wordhoard/contracts/articles'
import { sendFirstMessage, sendMessage } from '@wordhoard/contracts/chats'
import { createVocabulary } from '@wordhoard/contracts/custom-vocabulary'
import { countLookup } from '@wordhoard/contracts/encounters'
import {
  createCodeSheet,
  createInvitation,
  joinSchool,
  listInvitations,
  revokeInvitation as revoke,
} from '@wordhoard/contracts/invitations'
import { deleteMe } from '@wordhoard/contracts/my-account'
import { updateMyUserInfo } from '@wordhoard/contracts/my-profile'
import { follow } from '@wordhoard/contracts/profiles'
import { addFromText } from '@wordhoard/contracts/reading/text-words'
import { leaveSchool } from '@wordhoard/contracts/school'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { type Person, person } from '../../testing/people'
import { askForCode, newAddress, register } from '../../testing/registering'
import { listMembers, schoolWithAllRoles, type TestSchool } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { sweep } from './housekeeping'

let api: TestApp
let hill: TestSchool
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off', HUMAN_CHECK: 'off' })
  hill = await schoolWithAllRoles(api)
})
afterAll(() => api.close())

const call = callsTo(() => api)
const keyed = (key: string) => ({ 'idempotency-key': key })

/** Tables of the dictionary: large, and never written to by users. */
const dictionaryTables = [
  ...['spell', 'spell_form', 'definition', 'definition_relation', 'pronunciation', 'phrase', 'spell_image'],
  ...[
    'spell_document',
    'spell_senses',
    'spell_audio',
    'imported_entry',
    'imported_spell',
    'dictionary_source',
  ],
]

/**
 * Returns where any of the words occurs: tables that the server can read, and files in the data folder, with mails
 * decoded.
 */
async function placesOf(words: readonly string[]): Promise<string[]> {
  const tables = await api.pool.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'm')
       AND has_table_privilege(c.oid, 'SELECT') AND NOT c.relname = ANY($1) ORDER BY 1`,
    [dictionaryTables],
  )
  const found: string[] = []
  for (const { name } of tables.rows) {
    const { rowCount } = await api.pool.query(
      `SELECT FROM "${name}" r WHERE EXISTS (SELECT FROM unnest($1::text[]) w WHERE strpos(lower(r::text), lower(w)) > 0)`,
      [words],
    )
    if (rowCount) found.push(name)
  }
  await api.app.mail.waitForDelivery()
  for (const entry of readdirSync(api.dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const bytes = readFileSync(join(entry.parentPath, entry.name))
    const mail = entry.name.endsWith('.eml') ? await PostalMime.parse(bytes) : undefined
    const text = `${entry.name}\n${bytes.toString('latin1')}\n${mail?.subject}\n${mail?.text}`.toLowerCase()
    if (words.some((word) => text.includes(word.toLowerCase()))) found.push(mail?.subject ?? entry.name)
  }
  return found
}

const makeSheet = (rows: object[], key: string) =>
  call(
    hill.teacher,
    createCodeSheet,
    { params: { id: hill.classroom }, body: { rows } } as object,
    keyed(key),
  )
const labels = async (codes: readonly string[]) => {
  const { rows } = await api.pool.query('SELECT label FROM invitation WHERE code = ANY($1) ORDER BY id', [
    codes.map((code) => code.replace('-', '')),
  ])
  return rows.map(({ label }) => label)
}

describe('a deleted account', () => {
  it('leaves no name, address or user name in any table or file except the goodbye mail', async () => {
    const email = newAddress()
    const username = `Zq_${email.slice(1, 11)}`
    const name = { first_name: `Zoraya${email.slice(1, 7)}`, last_name: `Quillfeather${email.slice(1, 7)}` }
    const full = `${name.first_name} ${name.last_name}`
    const words = [email, username, name.first_name, name.last_name]
    // Three codes: one to join with, one left over, one with the user name as its label.
    const sheet = await makeSheet([{ label: full, email }, { label: full }, { label: username }], 'sheet')
    const session = await register(api, { email, username, password: 'Quiet-otter-27' })
    const { access_token, user_id } = session.json()
    const me = { userId: user_id, username, headers: { authorization: `Bearer ${access_token}` } } as Person
    await call(me, updateMyUserInfo, { body: { ...name, username, bio: `I am ${full}` } })
    expect((await call(me, joinSchool, { body: { code: sheet.json().codes[0].code } })).statusCode).toBe(200)
    const article = (
      await call(
        me,
        createArticle,
        { body: { title: `By ${full}`, md_content: `${full} wrote it.`, access_modifier: 'public' } },
        keyed('a'),
      )
    ).json().id
    await call(me, createVocabulary, { body: { name: full, description: username } }, keyed('v'))
    await call(me, addFromText, { body: { text: `${full} met an owl.`, title: full } } as object)
    const spell_id = api.dictionary.index.idOf('owl')!
    await call(me, countLookup, { body: { spell_id, context: `${full} met an owl.`, source: full } })
    await call(hill.teacher, reportProgress, { params: { id: article }, body: { seconds: 5, position: 1 } })
    await call(me, follow, { params: { id: hill.teacher.userId } })
    await call(me, sendMessage, { body: { chat_id: hill.chat, content: 'Hi' } }, keyed('m'))
    await call(
      me,
      sendFirstMessage,
      { body: { participant_user_id: hill.teacher.userId, content: 'Hi' } },
      keyed('f'),
    )
    // The idempotent answer stored for the teacher holds a card of the article, which names its author.
    const shared = await call(
      hill.teacher,
      sendMessage,
      { body: { chat_id: hill.chat, content: 'Read', attachment: { kind: 'article', article_id: article } } },
      keyed('shared'),
    )
    expect(shared.payload).toContain(username)
    await call(undefined, forgotPassword, { body: { email, token: '' } })
    await call(me, requestEmailChange, {
      body: { email: newAddress(), password: 'Quiet-otter-27' },
    } as object)
    await askForCode(api, email)
    expect((await placesOf(words)).length).toBeGreaterThan(8)
    const gone = await call(me, deleteMe, { body: { password: 'Quiet-otter-27' } })
    expect(gone.statusCode).toBe(204)
    const goodbye = await placesOf(words)
    expect(goodbye).toEqual([expect.stringMatching(/^Your .* account was deleted$/)])
  })

  it('leaves mails to other people in place', async () => {
    const [me, other] = [await person(api), newAddress()]
    await askForCode(api, other)
    await call(me, deleteMe, { body: { password: me.password } })
    expect(await placesOf([other])).not.toEqual([])
  })
})

describe('the name on a code', () => {
  const joins = async (code: string) => {
    const who = await person(api)
    expect((await call(who, joinSchool, { body: { code } })).statusCode).toBe(200)
    return who
  }

  it('moves to the membership when the code is used, and is deleted when the member leaves', async () => {
    const name = `Ada ${newAddress().slice(1, 9)}`
    const [code] = (await makeSheet([{ label: name }], name)).json().codes
    expect(await labels([code.code])).toEqual([name])
    const who = await joins(code.code)
    expect(await labels([code.code])).toEqual([''])
    const seen = async () =>
      (await listMembers(api, hill.teacher, hill.id, { search: name })).map(
        ({ user_info }) => user_info.first_name,
      )
    expect(await seen()).toEqual([name])
    await call(who, leaveSchool, { params: { id: hill.id } })
    expect(await seen()).toEqual([])
    expect(await placesOf([name])).toEqual([])
  })

  it('is deleted when the code expires or is revoked, and stays while the code is valid', async () => {
    const sheet = (await makeSheet([{ label: 'Late' }, { label: 'Void' }, { label: 'Good' }], 'three')).json()
    const [late, revoked, good] = sheet.codes.map(({ code }: { code: string }) => code)
    await api.pool.query(`UPDATE invitation SET expires_at = now() - interval '1 minute' WHERE code = $1`, [
      late.replace('-', ''),
    ])
    await call(hill.teacher, revoke, { params: { id: sheet.codes[1].id } })
    await sweep(api.pool)
    expect(await labels([late, revoked, good])).toEqual(['', '', 'Good'])
    const listed = await call(hill.teacher, listInvitations, { params: { id: hill.id } })
    expect(listed.json().map(({ label }: { label: string }) => label)).toContain('Good')
  })

  it('is not in the stored idempotent answer, but is in the repeated one', async () => {
    const name = `Ben ${newAddress().slice(1, 9)}`
    const first = await makeSheet([{ label: name }, { label: 'Other' }], 'again')
    const second = await makeSheet([{ label: name }, { label: 'Other' }], 'again')
    expect(second.payload).toBe(first.payload)
    expect(first.json().codes.map(({ label }: { label: string }) => label)).toEqual([name, 'Other'])
    expect(await placesOf([name])).toEqual(['invitation'])
  })

  it('stays with the membership when the member joins another class with an unlabelled code', async () => {
    const [code] = (await makeSheet([{ label: 'Cat Stays' }], 'stays')).json().codes
    const who = await joins(code.code)
    const other = await call(hill.owner, createInvitation, {
      params: { id: hill.id },
      body: { role: 'student', classroom_id: hill.other },
    })
    await call(who, joinSchool, { body: { code: other.json().code } })
    const [member] = await listMembers(api, hill.teacher, hill.id, { search: 'cat stays' })
    expect(member?.user_info).toMatchObject({ id: who.userId, first_name: 'Cat Stays' })
  })
})
