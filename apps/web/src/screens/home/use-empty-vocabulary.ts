import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { statisticsQueries } from '../../features/statistics/statistics.queries'
import { readStoredValue, storeValue } from '../../lib/stored-value'

const STORAGE_KEY = 'empty-vocabulary'
const storage = () => localStorage

/** Returns whether the user has no words; while that loads, whether they had none last time, so that nothing moves. */
export function useEmptyVocabulary(): boolean {
  const { data } = useQuery(statisticsQueries.vocabulary())
  const [wasEmpty] = useState(() => readStoredValue(storage, STORAGE_KEY, z.boolean()) === true)
  const isEmpty = data ? data.total_words === 0 : wasEmpty
  useEffect(() => {
    if (data) storeValue(storage, STORAGE_KEY, isEmpty)
  }, [data, isEmpty])
  return isEmpty
}
