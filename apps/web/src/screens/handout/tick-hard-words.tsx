import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { readinessQueries } from '../../features/assignments/readiness/readiness.queries'
import { errorSentence } from '../../http/api-error'
import { Button } from '../../ui/button'
import { toast } from '../../ui/overlays/toast.store'
import styles from './handout.module.css'
import { handoutMessages } from './messages'

interface TickHardWordsProps {
  classroomId: number
  articleId: number
  /** Gets the ids of the words that most of the class probably doesn’t know. */
  onWords: (hard: ReadonlySet<number>) => void
}

/** Puts the words on a handout that are hard for the class, instead of those chosen before. */
export function TickHardWords({ classroomId, articleId, onWords }: TickHardWordsProps) {
  const client = useQueryClient()
  const find = useMutation({
    mutationFn: () => client.fetchQuery(readinessQueries.article(classroomId, articleId)),
    onSuccess: ({ hard_words, can_read, not_yet }) => {
      if (hard_words.length > 0) return onWords(new Set(hard_words.map(({ spell_id }) => spell_id)))
      toast({ text: can_read + not_yet === 0 ? handoutMessages.noEstimates : handoutMessages.noHardWords })
    },
    onError: (error) => toast({ text: errorSentence(error), tone: 'error' }),
  })
  return (
    <Button
      className={styles.tickHard}
      variant="quiet"
      icon={<Users aria-hidden />}
      busy={find.isPending}
      onClick={() => find.mutate()}
    >
      {handoutMessages.tickHard}
    </Button>
  )
}
