/** A file whose SQL says who gets which rows, and the tests that hold it, the quickest first. */
export interface Guard {
  /** Paths from the root of the checkout. */
  readonly file: string
  readonly tests: readonly string[]
  /** Conditions without which nothing changes, as one line, with the reason. */
  readonly equivalent?: Readonly<Record<string, string>>
}

const modules = 'apps/api/src/modules'

function guard(file: string, tests: readonly string[], equivalent: Guard['equivalent'] = {}): Guard {
  const path = (name: string) => `${modules}/${name}`
  return { file: path(file), tests: tests.map(path), equivalent }
}

/** What the mutation test of SQL takes: the queries that decide most across people, classes and schools. */
export const sqlGuards: readonly Guard[] = [
  guard('messages/stream-rows.ts', ['messages/stream-rows.test.ts']),
  guard('messages/chat-access.ts', ['messages/chat-access.test.ts']),
  guard('messages/message-rows.ts', ['messages/message-rows.test.ts']),
  guard('messages/readable-message.ts', ['messages/message-rows.test.ts']),
  guard('messages/list-chats.ts', ['messages/list-chats.test.ts']),
  guard('messages/moderation.ts', ['messages/moderation.test.ts']),
  guard('school/roster-name.ts', ['school/lists-seen.test.ts']),
  guard('school/school-lists.ts', ['school/lists-seen.test.ts']),
  guard('school/invitations.ts', ['school/seen-codes.test.ts']),
  guard('school/join.ts', ['school/join.test.ts'], {
    'i.max_uses IS NOT NULL':
      'Of a code without a limit the comparison is null, and null is not over either.',
  }),
  guard('school/members.ts', ['school/members.test.ts'], {
    'school_id = $3': 'A row of a classroom has the school of that classroom.',
  }),
  guard('school/standing.ts', ['school/standing.test.ts']),
  guard('school/schools.ts', ['school/schools.test.ts']),
  guard('school/classrooms.ts', ['school/classrooms.test.ts']),
  guard('school/classroom-rows.ts', ['school/classrooms.test.ts']),
  guard('main-voc/undo.ts', ['main-voc/undo.test.ts']),
  guard('people/visibility.ts', ['people/visibility.test.ts']),
  guard('people/profile.ts', ['people/profile.test.ts']),
  guard('people/follows.ts', ['people/follows.test.ts']),
  guard('people/blocks.ts', ['people/blocks.test.ts']),
  guard('people/reports.ts', ['people/reports.test.ts']),
  guard('class-work/set-for.ts', ['class-work/set-for.test.ts']),
  guard('class-work/assignments.ts', ['class-work/assignments.test.ts']),
  guard('class-work/class-progress.ts', ['class-work/class-progress.test.ts']),
  guard('class-work/work-rows.ts', ['class-work/class-progress.test.ts']),
  guard('articles/read-article.ts', ['class-work/set-for.test.ts']),
]
