import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listDefinitionReports, type reportStates } from '@wordhoard/contracts/reading/definition-reports'
import { call } from '../../session/call'

export type ReportState = (typeof reportStates)[number]

/** Number of definitions on one page. */
export const REPORTS_PER_PAGE = 20

/** Part of the keys of all pages, for refetching them after a change. */
export const definitionReportsKey = ['definition-reports'] as const

/** A page of the list, from 1. Never fresh, because readers report at any time. */
export function definitionReportsQuery(state: ReportState, page: number) {
  return queryOptions({
    queryKey: [...definitionReportsKey, state, page] as const,
    queryFn: ({ signal }) =>
      call(
        listDefinitionReports,
        { query: { state, limit: REPORTS_PER_PAGE, offset: (page - 1) * REPORTS_PER_PAGE } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
