import { Reading } from '../reading-mode/reading'
import { ReadingBar } from '../reading-mode/reading-bar'

/** An imported article being read. It has no editor to go back to. */
export function ExternalReading() {
  return <Reading bar={ExternalBar} />
}

function ExternalBar({ openWord }: { openWord: (forms: readonly string[]) => void }) {
  return <ReadingBar openWord={openWord} canEdit={false} />
}
