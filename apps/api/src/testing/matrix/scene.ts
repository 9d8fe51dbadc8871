import * as articles from '@wordhoard/contracts/articles'
import * as assignments from '@wordhoard/contracts/assignments'
import * as chats from '@wordhoard/contracts/chats'
import * as customVocabulary from '@wordhoard/contracts/custom-vocabulary'
import type { AnswerOf, CallInput, Endpoint } from '@wordhoard/contracts/endpoint'
import * as invitations from '@wordhoard/contracts/invitations'
import * as knowledge from '@wordhoard/contracts/learner/knowledge'
import type { Game } from '@wordhoard/contracts/learning'
import * as profiles from '@wordhoard/contracts/profiles'
import * as textWords from '@wordhoard/contracts/reading/text-words'
import { callAs } from '../calls'
import { setClassTest } from '../class-tests'
import { gamesOf, spellIdOf } from '../learner'
import { type Person, person } from '../people'
import { addMember, newSchool, schoolWithAllRoles, type TestSchool } from '../schools'
import type { TestApp } from '../test-app'

/** `self` owns a profile, messages, texts and words; the other names say how each stands to `self` or to the school. */
const outsiders = ['self', 'follower', 'blocked', 'stranger', 'otherOwner', 'deactivated'] as const
const members = ['otherStudent', 'otherTeacher', 'student', 'teacher', 'manager', 'owner'] as const
/** Callers with the fewest rights go first, so that a call that should fail isn't masked by one that succeeds. */
export const callers = [...outsiders, ...members]
export type Caller = (typeof callers)[number]

/** A school, people and their data, on which the matrix makes its calls. */
export interface Scene extends Omit<TestSchool, Caller>, Record<Caller, Person> {
  readonly api: TestApp
  readonly pairChat: number
  readonly ownMessage: number
  readonly classMessage: number
  readonly code: string
  readonly invitation: number
  /** A student of the classroom whose account has no email address. */
  readonly pupil: Person
  /** A code that creates accounts without an email address. */
  readonly pupilCode: string
  readonly assignment: number
  /** Private article of the teacher, assigned to the classroom. */
  readonly article: number
  readonly vocabulary: number
  /** A test of the classroom. */
  readonly classTest: number
  /** Private article of `self`. */
  readonly ownArticle: number
  readonly ownVocabulary: number
  readonly ownSession: string
  readonly undoId: string
  /** A placement that `self` has begun. */
  readonly placement: string
  readonly game: Game
  /** A word that `self` has saved. */
  readonly spell: number
}

/** A text in the scene that only some callers may see. */
export interface Secret {
  readonly text: string
  readonly who: readonly Caller[]
}

const classOf: readonly Caller[] = ['student', 'teacher', 'manager', 'owner']
const classStaff: readonly Caller[] = ['teacher', 'manager', 'owner']

export function secretsOf(scene: Scene): Secret[] {
  return [
    // The student finds their name from the class list in the download of their own data.
    { text: 'Quillroster', who: ['student', ...classStaff] },
    { text: 'Sparrowname', who: members },
    { text: 'Lanternpair', who: ['self'] },
    { text: 'Lanternclass', who: classOf },
    { text: 'Herontitle', who: classOf },
    { text: 'Heronlist', who: classOf },
    { text: 'Heronnote', who: classOf },
    { text: 'Herontest', who: classOf },
    { text: 'Owntitle', who: ['self'] },
    { text: 'Ownlist', who: ['self'] },
    { text: 'Ownsource', who: ['self'] },
    { text: scene.code, who: classStaff },
    { text: scene.pupilCode, who: classStaff },
    ...callers.map((caller) => ({ text: scene[caller].email, who: [caller] })),
  ]
}

export async function makeScene(api: TestApp): Promise<Scene> {
  const hill = await schoolWithAllRoles(api)
  const [self, follower, blocked, stranger] = await Promise.all([1, 2, 3, 4].map(() => person(api)))
  const { owner: otherOwner } = await newSchool(api)
  const perform = async <E extends Endpoint>(
    who: Person,
    endpoint: E,
    input: Partial<CallInput<E>>,
  ): Promise<NonNullable<AnswerOf<E>>> => {
    const answer = await callAs(api, who, endpoint, input)
    if (answer.statusCode >= 300) throw new Error(`${endpoint.path}: ${answer.payload}`)
    return (answer.payload ? answer.json() : {}) as NonNullable<AnswerOf<E>>
  }
  await perform(follower!, profiles.follow, { params: { id: self!.userId } })
  await perform(self!, profiles.block, { params: { id: blocked!.userId } })
  const ben = await person(api)
  const { chat_id: pairChat } = await perform(self!, chats.sendFirstMessage, {
    body: { content: 'Lanternpair', participant_user_id: ben.userId },
  })
  const [own] = await perform(self!, chats.listMessages, { params: { id: pairChat } })
  const { message } = await perform(hill.owner, chats.sendMessage, {
    body: { content: 'Lanternclass', chat_id: hill.chat },
  })
  const invitation = await perform(hill.teacher, invitations.createInvitation, {
    params: { id: hill.id },
    body: { role: 'student', classroom_id: hill.classroom },
  })
  const forPupils = await perform(hill.teacher, invitations.createInvitation, {
    params: { id: hill.id },
    body: { role: 'student', classroom_id: hill.classroom, max_uses: 50, without_email: true },
  })
  const pupil = await addMember(
    ...([api, hill.teacher, hill.id, 'student', hill.classroom] as const),
    await person(api, { email: null }),
  )
  const text = (who: Person, title: string) =>
    perform(who, articles.createArticle, {
      body: { title, md_content: `The lamp of ${title} was lit.`, access_modifier: 'private', keywords: '' },
    })
  const list = (who: Person, name: string) =>
    perform(who, customVocabulary.createVocabulary, {
      body: { name, description: `Of ${name}`, access_modifier: 'private' },
    })
  const [{ id: article }, { id: ownArticle }] = [
    await text(hill.teacher, 'Herontitle'),
    await text(self!, 'Owntitle'),
  ]
  const [{ id: vocabulary }, { id: ownVocabulary }] = [
    await list(hill.teacher, 'Heronlist'),
    await list(self!, 'Ownlist'),
  ]
  const set = (body: object) =>
    perform(hill.teacher, assignments.createAssignment, { params: { id: hill.classroom }, body })
  const { id: assignment } = await set({ article_id: article, note: 'Heronnote' })
  await set({ voc_id: vocabulary })
  const classTest = await setClassTest(api, hill.teacher, hill.classroom, { title: 'Herontest' })
  const { undo_id } = await perform(self!, textWords.addFromText, {
    body: { text: 'The glacier was cold.', title: 'Ownsource' },
  })
  const spell = spellIdOf(api, 'glacier')
  const [game] = await gamesOf(api, { ...self!, spellIds: [spell] }, { size: 'small' })
  const { id: placement } = await perform(self!, knowledge.startPlacement, { body: {} })
  const { rows } = await api.pool.query<{ id: string }>('SELECT id FROM session WHERE user_id = $1', [
    self!.userId,
  ])
  await api.pool.query(
    "UPDATE school_member SET roster_name = 'Quillroster' WHERE school_id = $1 AND user_id = $2",
    [hill.id, hill.student.userId],
  )
  await api.pool.query("UPDATE user_account SET first_name = 'Sparrowname' WHERE id = $1", [
    hill.otherStudent.userId,
  ])
  return {
    ...hill,
    api,
    ...{ self: self!, follower: follower!, blocked: blocked!, stranger: stranger!, otherOwner },
    ...{ pairChat, ownMessage: own!.message.id, classMessage: message.id, assignment, article, vocabulary },
    classTest,
    ...{ pupil, pupilCode: forPupils.code },
    ...{ code: invitation.code, invitation: invitation.id, ownArticle, ownVocabulary, spell, game: game! },
    ...{ ownSession: rows[0]!.id, undoId: undo_id!, placement },
  }
}
