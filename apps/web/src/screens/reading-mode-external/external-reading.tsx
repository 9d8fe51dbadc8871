import { Reading } from '../reading-mode/reading'

/** An imported article in the reader; it has no editor. */
export function ExternalReading() {
  return <Reading canEdit={false} />
}
