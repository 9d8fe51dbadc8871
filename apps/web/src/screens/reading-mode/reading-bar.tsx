import { GraduationCap, Pencil, Save } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { ReaderMenu } from '../../features/reader/reader-menu'
import { endReading, useReading } from '../../features/reader/reading.store'
import { useWordStates } from '../../features/word-states/word-states.store'
import { paths } from '../../lib/paths'
import { SecondBar } from '../../lib/second-bar'
import { useSession } from '../../lib/session.store'
import { Button, buttonClass } from '../../ui/button'
import { cx } from '../../ui/cx'
import { MenuItem } from '../../ui/menu'
import { Switch } from '../../ui/switch'
import { toast } from '../../ui/toast.store'
import styles from './bars.module.css'
import { ReadingCoverage } from './reading-coverage'
import { useNarrow } from './use-narrow'
import { WordInfoSwitch } from './word-info-switch'

const ResetDialog = lazy(async () => ({ default: (await import('./reset-dialog')).ResetDialog }))

/** The bar while reading: menu, Save, Edit, Multi, and the word-info switch on narrow screens. */
export function ReadingBar({ openWord }: { openWord: (forms: readonly string[]) => void }) {
  const isNarrow = useNarrow()
  const hasStates = useSession((state) => state.status === 'user')
  const canLearn = useWordStates((state) => state.words !== null)
  const [isLearning, setLearning] = useState(false)
  const isMulti = useReading((state) => state.isMulti)
  const [isAsking, setAsking] = useState(false)
  return (
    <SecondBar
      label="Reading actions"
      end={
        <>
          <ReadingCoverage open={isLearning} onOpenChange={setLearning} openWord={openWord} />
          <WordInfoSwitch />
        </>
      }
    >
      <ReaderMenu onNewText={() => setAsking(true)} hasStates={hasStates}>
        {isNarrow && canLearn && (
          <MenuItem icon={<GraduationCap />} onSelect={() => setLearning(true)}>
            Words to learn
          </MenuItem>
        )}
      </ReaderMenu>
      <SaveArticle />
      <Button className={styles.tight} variant="quiet" icon={<Pencil />} onClick={endReading}>
        <span className={styles.text}>Edit</span>
      </Button>
      <span className={styles.compact}>
        <Switch
          label="Multi"
          checked={isMulti}
          onCheckedChange={(checked) => useReading.setState({ isMulti: checked })}
        />
      </span>
      {isAsking && (
        <Suspense fallback={null}>
          <ResetDialog open={isAsking} onOpenChange={setAsking} title="Start a new text?" action="New text" />
        </Suspense>
      )}
    </SecondBar>
  )
}

/** Keeping an article needs an account; the text waits in this tab while a visitor logs in. */
function SaveArticle() {
  const isVisitor = useSession((state) => state.status === 'visitor')
  const look = cx(buttonClass({ variant: 'quiet' }), styles.tight)
  const label = (
    <>
      <Save aria-hidden />
      <span className={styles.text}>Save</span>
    </>
  )
  if (isVisitor) {
    return (
      <Link className={look} to={paths.login(paths.read)} aria-label="Save article">
        {label}
      </Link>
    )
  }
  const onClick = () => toast({ text: 'Saving articles is not here yet.' })
  return (
    <button type="button" className={look} aria-label="Save article" onClick={onClick}>
      {label}
    </button>
  )
}
