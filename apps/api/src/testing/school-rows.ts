import type { Actor } from '../lib/actor'
import type { Rows } from './rows'

type Name = 'head' | 'teacher' | 'otherTeacher' | 'endedManager' | 'headElsewhere' | 'stranger'

/** A school with two classrooms and its staff, entered straight into the database. */
export interface SchoolRows {
  readonly school: number
  /** The teacher's. */
  readonly room: number
  /** The other teacher's. */
  readonly otherRoom: number
  /** Another school, which `headElsewhere` owns. */
  readonly elsewhere: number
  readonly people: Readonly<Record<Name, Actor>>
}

/** Enters a school for tests of who sees what of it. */
export async function schoolRows({ person, school, member, classroom, seat }: Rows): Promise<SchoolRows> {
  const [hill, dale] = [await school(), await school()]
  const [room, otherRoom] = [await classroom(hill), await classroom(hill)]
  const people = {
    head: await person(),
    teacher: await person(),
    otherTeacher: await person(),
    endedManager: await person(),
    headElsewhere: await person(),
    stranger: await person(),
  }
  await member(hill, people.head, 'owner')
  await member(hill, people.teacher, 'teacher')
  await member(hill, people.otherTeacher, 'teacher')
  await member(hill, people.endedManager, 'manager', false)
  await member(dale, people.headElsewhere, 'owner')
  await seat(hill, room, people.teacher)
  await seat(hill, otherRoom, people.otherTeacher)
  return { school: hill, room, otherRoom, elsewhere: dale, people }
}
