import type { CallInput, Endpoint } from '@wordhoard/contracts/endpoint'
import type { Caller, Scene } from './scene'

export type Statuses = Partial<Record<Caller, number>>

/** A call that everybody makes, and how each is answered. */
export interface Row {
  readonly endpoint: Endpoint
  readonly input: (scene: Scene, caller: Caller) => { params?: object; body?: object; query?: object }
  /** What all get who are not named in `but`. */
  readonly all: number
  readonly but: Statuses
  /** Puts back what a call before has changed. */
  readonly before: ((scene: Scene) => Promise<unknown>) | undefined
  /** Whether a scene is as it was afterwards, so that other rows can use it too. */
  readonly keepsScene: boolean
}

export function row<E extends Endpoint>(
  endpoint: E,
  input: (scene: Scene, caller: Caller) => Partial<CallInput<E>>,
  all: number,
  but: Statuses = {},
  before?: Row['before'],
): Row {
  const keepsScene = endpoint.method === 'GET'
  return { endpoint, input: input as Row['input'], all, but, before, keepsScene }
}

/** A row of a call that changes nothing but what is its caller's own, and nothing of that which other rows look at. */
export function ownRow<E extends Endpoint>(...of: Parameters<typeof row<E>>): Row {
  return { ...row(...of), keepsScene: true }
}

export const nothing = () => ({})
export const ofSelf = (s: Scene) => ({ params: { id: s.self.userId } })
export const ofSchool = (s: Scene) => ({ params: { id: s.id } })
export const ofClassroom = (s: Scene) => ({ params: { id: s.classroom } })
export const ofAssignment = (s: Scene) => ({ params: { id: s.assignment } })
export const ofPair = (s: Scene) => ({ params: { id: s.pairChat } })
export const ofClassChat = (s: Scene) => ({ params: { id: s.chat } })
export const slug = (s: Scene) => ({ params: { slug: s.slug } })

export const staff = (status: number): Statuses => ({
  otherTeacher: status,
  teacher: status,
  manager: status,
  owner: status,
})
export const runs = (status: number): Statuses => ({ manager: status, owner: status })
/** The classroom's door: outsiders do not learn that it is there, others of the school that it is not theirs. */
export const byAccess = (status: number, students: number = status): Statuses => ({
  otherStudent: 403,
  otherTeacher: 403,
  student: students,
  teacher: status,
  ...runs(status),
})
/** Whom work that is set lets read a private text or list. */
export const readable: Statuses = { student: 200, teacher: 200, ...runs(200) }
