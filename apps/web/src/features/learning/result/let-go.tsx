import { useMutation, useQueryClient } from '@tanstack/react-query'
import { bringBack } from '@wordhoard/contracts/learner/memory'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/overlays/toast.store'
import { learningQueries } from '../learning.queries'
import type { PractisedWord } from './session-outcome'
import styles from './session-stat.module.css'
import { letGoMessages } from './session-stat-messages'

/** Says that a word won't be asked again because the learner knew it, and lets them keep it. */
export function LetGo({ word: { spell_id, spell_lower } }: { word: PractisedWord }) {
  const client = useQueryClient()
  const keep = useMutation({
    mutationFn: () => call(bringBack, { body: { spell_ids: [spell_id] } }),
    onSuccess: () => client.invalidateQueries({ queryKey: learningQueries.all }),
    onError: (error) => toast({ text: letGoMessages.notKept(errorSentence(error)), tone: 'error' }),
  })
  return (
    <span className={styles.letGo}>
      {letGoMessages.done}
      <Button
        variant="quiet"
        aria-label={letGoMessages.keepWord(spell_lower)}
        busy={keep.isPending}
        onClick={() => keep.mutate()}
      >
        {letGoMessages.keep}
      </Button>
    </span>
  )
}
