/** A file whose SQL decides who gets which rows, with the tests that cover it, the quickest first. */
export interface Guard {
  /** Path from the root of the checkout, as are those of the tests. */
  readonly file: string
  readonly tests: readonly string[]
  /** Conditions whose removal changes nothing, as one line of code each, with the reason. */
  readonly equivalent?: Readonly<Record<string, string>>
}

const modules = 'apps/api/src/modules'

function guard(file: string, tests: readonly string[], equivalent: Guard['equivalent'] = {}): Guard {
  const path = (name: string) => `${modules}/${name}`
  return { file: path(file), tests: tests.map(path), equivalent }
}

/** Files that the mutation test of SQL covers: the queries that decide most across people, classes and schools. */
export const sqlGuards: readonly Guard[] = [
  guard('chats/stream/stream-rows.queries.ts', ['chats/stream/stream-rows.test.ts']),
  guard('chats/chat-access.queries.ts', ['chats/chat-access.test.ts']),
  guard('chats/message.queries.ts', ['chats/message-rows.test.ts']),
  guard('chats/readable-message.queries.ts', ['chats/message-rows.test.ts']),
  guard('chats/list-chats.queries.ts', ['chats/list-chats.test.ts']),
  guard('chats/moderation.queries.ts', ['chats/moderation.test.ts']),
  guard('school/roster-name.ts', ['school/lists-seen.test.ts']),
  guard('school/list-members.queries.ts', ['school/lists-seen.test.ts']),
  guard('school/list-classrooms.queries.ts', ['school/lists-seen.test.ts']),
  guard('school/invitations/invitations.queries.ts', ['school/invitations/seen-codes.test.ts']),
  guard('school/invitations/join.queries.ts', ['school/invitations/join.test.ts'], {
    "eb('i.max_uses', 'is not', null)":
      'Without a limit the comparison yields null, so the code does not count as used up either.',
  }),
  guard('school/members.queries.ts', ['school/members.test.ts'], {
    "'seat.school_id', '=', p.schoolId": 'A row of classroom_member always has the school of its classroom.',
  }),
  guard('school/membership.queries.ts', ['school/membership.test.ts']),
  guard('school/schools.queries.ts', ['school/schools.test.ts']),
  guard('school/classrooms.queries.ts', ['school/classrooms.test.ts']),
  guard('school/classroom-rows.ts', ['school/classrooms.test.ts']),
  guard('vocabulary/undo.queries.ts', ['vocabulary/undo.test.ts']),
  guard('profiles/visibility.ts', ['profiles/visibility.test.ts']),
  guard('profiles/profile.queries.ts', ['profiles/profile.test.ts']),
  guard('profiles/follows.queries.ts', ['profiles/follows.test.ts']),
  guard('profiles/blocks.queries.ts', ['profiles/blocks.test.ts']),
  guard('reports/reports.queries.ts', ['reports/reports.test.ts']),
  guard('assignments/assigned-to.ts', ['assignments/assigned-to.test.ts']),
  guard('assignments/assignments.queries.ts', ['assignments/assignments.test.ts']),
  guard('assignments/class-progress.queries.ts', ['assignments/class-progress.test.ts']),
  guard('assignments/assignment-words.queries.ts', ['assignments/class-progress.test.ts']),
  guard('assignments/students.queries.ts', [
    'assignments/class-progress.test.ts',
    'assignments/assignments.test.ts',
  ]),
  guard('articles/read-article.queries.ts', ['assignments/assigned-to.test.ts']),
]
