import { useEffect } from 'react'
import type { TextSenses } from '../../features/dictionary/text-senses'
import { type SensesArticle, useTextSenses } from '../../features/dictionary/use-text-senses'

interface ReadingSensesProps {
  /** Absent for texts that aren't articles. */
  article: SensesArticle | undefined
  title: string
  /** Takes the meanings that the author chose; null while they load. Must be constant. */
  onSenses: (senses: TextSenses | null) => void
}

/** Fetches the meanings that the author of a shown text chose. Renders nothing. */
export function ReadingSenses({ article, title, onSenses }: ReadingSensesProps) {
  const senses = useTextSenses(article, title, true)
  useEffect(() => onSenses(senses), [onSenses, senses])
  useEffect(() => () => onSenses(null), [onSenses])
  return null
}
