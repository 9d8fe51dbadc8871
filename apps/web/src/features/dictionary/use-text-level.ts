import { useQueryClient } from '@tanstack/react-query'
import type { Spell } from '@wordhoard/contracts/dictionary'
import type { Level } from '@wordhoard/lexicon/level'
import { useEffect, useState } from 'react'
import { isConnectionExpensive } from './prefetch/connection'
import { queryFetchedAhead } from './prefetch/fetched-ahead'

/** Delay before the sample is fetched, in ms, so that the words on the screen come first. */
const headStart = 1200

interface CountedText {
  readonly words: ReadonlyMap<string, number>
  readonly sentences: number
}

const rankOf = ({ frequency_rank }: Spell) => frequency_rank ?? Number.POSITIVE_INFINITY
const levelOf = ({ level }: Spell) => (level ?? undefined) as Level | undefined

/**
 * Estimates the level of a text, with its uncertainty, from a sample of its words: `undefined` while it is being
 * estimated, `null` when it can't be. The entries fetched for it serve later taps.
 */
export function useTextLevel(sample: CountedText | null): string | null | undefined {
  const client = useQueryClient()
  const [level, setLevel] = useState<string | null | undefined>(() =>
    isConnectionExpensive() ? null : undefined,
  )
  useEffect(() => {
    if (!sample || isConnectionExpensive()) return
    const abort = new AbortController()
    const estimate = async () => {
      const { fetchAhead } = await import('./prefetch/prefetch')
      await fetchAhead(client, [...sample.words.keys()], abort.signal)
      const counted = [...sample.words].flatMap(([word, count]) => {
        const spells = client.getQueryData(queryFetchedAhead(word).queryKey) ?? []
        const [commonest] = spells.toSorted((a, b) => rankOf(a) - rankOf(b))
        return commonest ? [{ rank: rankOf(commonest), level: levelOf(commonest), count }] : []
      })
      if (counted.length === 0) return setLevel(null)
      const [{ textLevel }, { levelText }] = await Promise.all([
        import('@wordhoard/lexicon/level'),
        import('./level-text'),
      ])
      const { level, range } = textLevel(counted, sample.sentences)
      setLevel(levelText(level, range))
    }
    const timer = setTimeout(() => {
      estimate().catch((error: unknown) => {
        if (abort.signal.aborted) return
        console.info('The level of the text cannot be estimated:', error)
        setLevel(null)
      })
    }, headStart)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [client, sample])
  return level
}
