import type { ComponentType } from 'react'
import { useReading } from '../../features/reader/reading.store'
import { keepPlace, recallPlace } from '../../features/reader/reading-storage'
import { type BarProps, ReadWithWords } from './read-with-words'
import { ReadingBar } from './reading-bar'
import { useSessionReading } from './use-reading-words'

const places = { recall: recallPlace, keep: keepPlace }

/** The text of this tab's session being read. */
export function Reading({ bar = ReadingBar }: { bar?: ComponentType<BarProps> }) {
  const { text, title, byline } = useReading()
  return (
    <ReadWithWords
      content={{ text, title, byline }}
      places={places}
      entered={useSessionReading()}
      bar={bar}
    />
  )
}
