import type { QueryClient } from '@tanstack/react-query'
import { assignmentQueries } from '../../features/assignments/assignments.queries'
import { paths } from '../../shell/paths'

/** Where somebody has joined by a code. */
export interface Joined {
  readonly classroom_id: number | null
  readonly school_username: string
}

/**
 * Returns the pages to open after joining, the last on top: the classroom or the school, and the assigned text if there
 * is exactly one. Back leads from the text to its class.
 */
export async function pagesAfterJoining(
  client: QueryClient,
  { classroom_id, school_username }: Joined,
): Promise<string[]> {
  if (classroom_id === null) return [paths.school(school_username)]
  const classroom = paths.classroom(classroom_id)
  // Without its assignments, the class shows by itself what went wrong.
  const assignments = await client.fetchQuery(assignmentQueries.assignments(classroom_id)).catch(() => [])
  const texts = assignments.flatMap(({ article_id }) => (article_id === null ? [] : [article_id]))
  const [only] = texts
  return only !== undefined && texts.length === 1 ? [classroom, paths.article(only)] : [classroom]
}
