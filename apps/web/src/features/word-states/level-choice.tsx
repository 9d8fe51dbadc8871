import { useQuery, useQueryClient } from '@tanstack/react-query'
import { articleLevels } from '@wordhoard/contracts/articles'
import { getKnowledge, type LearnerKnowledge, sayLevel } from '@wordhoard/contracts/learner/knowledge'
import { useState } from 'react'
import { errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { Segments } from '../../ui/fields/segments'
import { toast } from '../../ui/overlays/toast.store'
import styles from './coverage.module.css'
import { levelChoiceMessages } from './level-choice-messages'

/** Number of answers, look-ups and marked words from which what is known of a reader is no guess. */
const ENOUGH_EVIDENCE = 40
const knowledgeKey = ['knowledge', 'reader'] as const

const choices = articleLevels.map((level) => [level, level] as const)

interface LevelChoiceProps {
  /** Called once the level is stored, since other words are new then. */
  onChange: () => Promise<void>
}

/** Asks readers of whom little is known for their level. Renders nothing for others. */
export function LevelChoice({ onChange }: LevelChoiceProps) {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: knowledgeKey,
    queryFn: ({ signal }) => call(getKnowledge, {}, { signal }),
  })
  const [saving, setSaving] = useState<LearnerKnowledge['said_level']>(null)
  if (!data || data.evidence >= ENOUGH_EVIDENCE) return null
  const level = saving ?? data.said_level
  const choose = async (chosen: NonNullable<LearnerKnowledge['said_level']>) => {
    setSaving(chosen)
    try {
      client.setQueryData(knowledgeKey, await call(sayLevel, { body: { level: chosen } }))
      await onChange()
    } catch (error) {
      toast({ text: `${levelChoiceMessages.failed} ${errorSentence(error)}`, tone: 'error' })
    }
    setSaving(null)
  }
  return (
    <div className={styles.level}>
      <p className={styles.lead}>{level ? levelChoiceMessages.said : levelChoiceMessages.guess}</p>
      <Segments
        label={levelChoiceMessages.label}
        choices={choices}
        value={level}
        onChange={(one) => void choose(one)}
      />
    </div>
  )
}
