import type { Actor } from '../lib/actor'
import type { Rows } from './rows'

type StaffName = 'owner' | 'teacher' | 'otherTeacher' | 'formerManager' | 'otherOwner' | 'stranger'

/** A school with two classrooms and its staff, inserted straight into the database. */
export interface SchoolRows {
  readonly school: number
  /** The teacher's classroom. */
  readonly room: number
  /** The other teacher's classroom. */
  readonly otherRoom: number
  /** Another school, owned by `otherOwner`. */
  readonly elsewhere: number
  readonly people: Readonly<Record<StaffName, Actor>>
}

/** Inserts a school for tests of who sees which parts of it. */
export async function schoolRows({
  person,
  school,
  member,
  classroom,
  addToClassroom,
}: Rows): Promise<SchoolRows> {
  const [hill, dale] = [await school(), await school()]
  const [room, otherRoom] = [await classroom(hill), await classroom(hill)]
  const people = {
    owner: await person(),
    teacher: await person(),
    otherTeacher: await person(),
    formerManager: await person(),
    otherOwner: await person(),
    stranger: await person(),
  }
  await member(hill, people.owner, 'owner')
  await member(hill, people.teacher, 'teacher')
  await member(hill, people.otherTeacher, 'teacher')
  await member(hill, people.formerManager, 'manager', false)
  await member(dale, people.otherOwner, 'owner')
  await addToClassroom(hill, room, people.teacher)
  await addToClassroom(hill, otherRoom, people.otherTeacher)
  return { school: hill, room, otherRoom, elsewhere: dale, people }
}

type ClassName = 'owner' | 'teacher' | 'formerTeacher' | 'pupil' | 'classmate' | 'formerPupil'

/** A school with two classrooms, one of them taught, inserted straight into the database. */
export interface ClassRows {
  readonly school: number
  /** Classroom of the teacher, both pupils and the two deactivated members. */
  readonly room: number
  /** Classroom of `classmate` only. */
  readonly otherRoom: number
  readonly people: Readonly<Record<ClassName, Actor>>
}

/** Inserts a school for tests of what active and deactivated members see of their classes. */
export async function classRows({
  person,
  school,
  member,
  classroom,
  addToClassroom,
}: Rows): Promise<ClassRows> {
  const hill = await school()
  const [room, otherRoom] = [await classroom(hill), await classroom(hill)]
  const people = {
    owner: await person(),
    teacher: await person(),
    formerTeacher: await person(),
    pupil: await person(),
    classmate: await person(),
    formerPupil: await person(),
  }
  const { owner, teacher, formerTeacher, pupil, classmate, formerPupil } = people
  await member(hill, owner, 'owner')
  await member(hill, teacher, 'teacher')
  await member(hill, formerTeacher, 'teacher', false)
  for (const who of [pupil, classmate]) await member(hill, who)
  await member(hill, formerPupil, 'student', false)
  await addToClassroom(hill, room, teacher, formerTeacher, pupil, classmate, formerPupil)
  await addToClassroom(hill, otherRoom, classmate)
  return { school: hill, room, otherRoom, people }
}
