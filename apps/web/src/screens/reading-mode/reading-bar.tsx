import { Pencil, Save } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { ReaderMenu } from '../../features/reader/reader-menu'
import { endReading, useReading } from '../../features/reader/reading.store'
import { paths } from '../../lib/paths'
import { SecondBar } from '../../lib/second-bar'
import { Button, buttonClass } from '../../ui/button'
import { cx } from '../../ui/cx'
import { Switch } from '../../ui/switch'
import styles from './bars.module.css'
import { WordInfoSwitch } from './word-info-switch'

const ResetDialog = lazy(async () => ({ default: (await import('./reset-dialog')).ResetDialog }))

/** The bar while reading: menu, Save, Edit, Multi, and the word-info switch on narrow screens. */
export function ReadingBar() {
  const isMulti = useReading((state) => state.isMulti)
  const [isAsking, setAsking] = useState(false)
  return (
    <SecondBar label="Reading actions" end={<WordInfoSwitch />}>
      <ReaderMenu onNewText={() => setAsking(true)} />
      {/* Keeping an article needs an account; the text waits in this tab meanwhile. */}
      <Link
        className={cx(buttonClass({ variant: 'quiet' }), styles.tight)}
        to={paths.login(paths.read)}
        aria-label="Save article"
      >
        <Save aria-hidden />
        <span className={styles.text}>Save</span>
      </Link>
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
