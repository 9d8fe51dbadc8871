import { type RefObject, useEffect, useState } from 'react'
import { surveyText, type TextSurvey } from './text-survey'

/** Returns the survey of a shown text for readers with a vocabulary; null until it is ready. */
export function useTextSurvey(
  body: RefObject<HTMLElement | null>,
  isShown: boolean,
  isWanted: boolean,
): TextSurvey | null {
  const [survey, setSurvey] = useState<TextSurvey | null>(null)
  useEffect(() => {
    const element = body.current
    if (!isShown || !isWanted || !element) return
    const abort = new AbortController()
    void surveyText(element, abort.signal).then((found) => found && setSurvey(found))
    return () => {
      abort.abort()
      setSurvey(null)
    }
  }, [body, isShown, isWanted])
  return survey
}
