import type { Actor } from '../lib/actor'
import type { Rows } from './rows'

type StaffName = 'head' | 'teacher' | 'otherTeacher' | 'endedManager' | 'headElsewhere' | 'stranger'

/** A school with two classrooms and its staff, inserted straight into the database. */
export interface SchoolRows {
  readonly school: number
  /** The teacher's classroom. */
  readonly room: number
  /** The other teacher's classroom. */
  readonly otherRoom: number
  /** Another school, owned by `headElsewhere`. */
  readonly elsewhere: number
  readonly people: Readonly<Record<StaffName, Actor>>
}

/** Inserts a school for tests of who sees which parts of it. */
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

type ClassName = 'head' | 'teacher' | 'endedTeacher' | 'pupil' | 'mate' | 'endedPupil'

/** A school with two classrooms, one of them taught, inserted straight into the database. */
export interface ClassRows {
  readonly school: number
  /** Classroom of the teacher, both pupils and the two deactivated members. */
  readonly room: number
  /** Classroom of `mate` only. */
  readonly otherRoom: number
  readonly people: Readonly<Record<ClassName, Actor>>
}

/** Inserts a school for tests of what active and deactivated members see of their classes. */
export async function classRows({ person, school, member, classroom, seat }: Rows): Promise<ClassRows> {
  const hill = await school()
  const [room, otherRoom] = [await classroom(hill), await classroom(hill)]
  const people = {
    head: await person(),
    teacher: await person(),
    endedTeacher: await person(),
    pupil: await person(),
    mate: await person(),
    endedPupil: await person(),
  }
  const { head, teacher, endedTeacher, pupil, mate, endedPupil } = people
  await member(hill, head, 'owner')
  await member(hill, teacher, 'teacher')
  await member(hill, endedTeacher, 'teacher', false)
  for (const who of [pupil, mate]) await member(hill, who)
  await member(hill, endedPupil, 'student', false)
  await seat(hill, room, teacher, endedTeacher, pupil, mate, endedPupil)
  await seat(hill, otherRoom, mate)
  return { school: hill, room, otherRoom, people }
}
