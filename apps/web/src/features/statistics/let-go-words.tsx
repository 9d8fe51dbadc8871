import { useMutation, useQueryClient } from '@tanstack/react-query'
import { bringBack, type LetGoPage } from '@wordhoard/contracts/learner/memory'
import { Link } from 'react-router-dom'
import { errorSentence } from '../../http/api-error'
import { shortDate } from '../../lib/dates'
import { call } from '../../session/call'
import { paths } from '../../shell/paths'
import { Button } from '../../ui/button'
import { toast } from '../../ui/overlays/toast.store'
import { letGoWordsMessages } from './messages'
import { EmptyPart } from './stat-part'
import styles from './statistics.module.css'

type Word = LetGoPage['words'][number]

interface LetGoWordsProps {
  page: LetGoPage
  /** Loads more of them. */
  onMore: () => void
}

/** The words that practice leaves out because the learner knew them, and why; each can be practised again. */
export function LetGoWords({ page: { words, found }, onMore }: LetGoWordsProps) {
  if (words.length === 0) {
    return <EmptyPart title={letGoWordsMessages.title}>{letGoWordsMessages.empty}</EmptyPart>
  }
  return (
    <section className={styles.hardest} aria-labelledby="let-go-words">
      <h3 id="let-go-words">{letGoWordsMessages.title}</h3>
      <p className={styles.explained}>{letGoWordsMessages.explanation}</p>
      <ul className={styles.letGo}>
        {words.map((word) => (
          <LetGoWord key={word.spell_id} word={word} />
        ))}
      </ul>
      {words.length < found && (
        <Button variant="quiet" className={styles.more} onClick={onMore}>
          {letGoWordsMessages.showMore}
        </Button>
      )}
    </section>
  )
}

function LetGoWord({ word: { spell_id, spell_lower, let_go_at } }: { word: Word }) {
  const client = useQueryClient()
  const back = useMutation({
    mutationFn: () => call(bringBack, { body: { spell_ids: [spell_id] } }),
    onSuccess: async () => {
      toast({ text: letGoWordsMessages.willCome(spell_lower), tone: 'success' })
      await client.invalidateQueries({ queryKey: ['learn'] })
    },
    onError: (error) => toast({ text: errorSentence(error), tone: 'error' }),
  })
  return (
    <li>
      <Link to={paths.word(spell_id)}>{spell_lower}</Link>
      <span>{letGoWordsMessages.knownOn(shortDate(let_go_at))}</span>
      <Button
        variant="quiet"
        aria-label={letGoWordsMessages.backWord(spell_lower)}
        busy={back.isPending}
        onClick={() => back.mutate()}
      >
        {letGoWordsMessages.back}
      </Button>
    </li>
  )
}
