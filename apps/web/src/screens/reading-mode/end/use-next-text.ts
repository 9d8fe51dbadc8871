import { useQuery } from '@tanstack/react-query'
import { myAssignmentQueries } from '../../../features/assignments/my-assignments.queries'
import { homeQueries } from '../../../features/home/home.queries'
import { assignmentOf, chooseNextText, type NextText } from './next-text'

interface Next {
  /** False while it is being looked for. */
  readonly isKnown: boolean
  readonly next: NextText | null
  /** The class for which the text just read is set. */
  readonly classroom: { readonly id: number; readonly name: string } | null
}

/** Finds what to read after a text. What can't be found is left out: the end of a text is no place for an error. */
export function useNextText(articleId: number | undefined, level: string | null | undefined): Next {
  const assigned = useQuery({ ...myAssignmentQueries.allMine(), enabled: articleId !== undefined })
  const suited = useQuery(homeQueries.suited())
  const assignments = assigned.data ?? []
  const set = assignmentOf(articleId, assignments)
  return {
    isKnown: !assigned.isLoading && !suited.isLoading,
    next: chooseNextText(articleId, level, assignments, suited.data ?? []),
    classroom: set ? { id: set.classroom_id, name: set.classroom_name } : null,
  }
}
