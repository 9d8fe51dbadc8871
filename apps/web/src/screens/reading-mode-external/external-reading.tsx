import { Reading } from '../reading-mode/reading'

/** An imported article being read. It has no editor to go back to. */
export function ExternalReading() {
  return <Reading canEdit={false} />
}
