import type { CallInput, Endpoint } from '@wordhoard/contracts/endpoint'
import type { Caller, Scene } from './scene'

export type Statuses = Partial<Record<Caller, number>>

/** A call that every caller makes, with the expected statuses. */
export interface Row {
  readonly endpoint: Endpoint
  readonly input: (scene: Scene, caller: Caller) => { params?: object; body?: object; query?: object }
  /** Status for callers not named in `exceptions`. */
  readonly usualStatus: number
  readonly exceptions: Statuses
  /** Restores what the previous caller has changed. */
  readonly before: ((scene: Scene) => Promise<unknown>) | undefined
  /** Whether the call leaves the scene unchanged, so that other rows can share it. */
  readonly keepsScene: boolean
}

export function row<E extends Endpoint>(
  endpoint: E,
  input: (scene: Scene, caller: Caller) => Partial<CallInput<E>>,
  usualStatus: number,
  exceptions: Statuses = {},
  before?: Row['before'],
): Row {
  const keepsScene = endpoint.method === 'GET'
  return { endpoint, input: input as Row['input'], usualStatus, exceptions, before, keepsScene }
}

/** Creates a row for a call that changes only the caller's own data, and nothing that other rows read. */
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

export const forStaff = (status: number): Statuses => ({
  otherTeacher: status,
  teacher: status,
  manager: status,
  owner: status,
})
export const forManagers = (status: number): Statuses => ({ manager: status, owner: status })
/** Statuses for calls on a classroom: the default 404 hides it from outsiders; other members of the school get 403. */
export const forClassroom = (status: number, students: number = status): Statuses => ({
  otherStudent: 403,
  otherTeacher: 403,
  student: students,
  teacher: status,
  ...forManagers(status),
})
/** Callers who may read a private text or vocabulary because it is assigned. */
export const forReaders: Statuses = { student: 200, teacher: 200, ...forManagers(200) }
