import type { ComponentType } from 'react'
import { useOnline } from '../../../shell/offline/use-online'

/** The line, once its code has loaded: without a network it couldn't be. */
let Line: ComponentType | undefined

export function setOfflineLine(line: ComponentType): void {
  Line = line
}

/** Shows a line under the top bar while the server can't be reached. */
export function OfflineNotice() {
  const online = useOnline()
  return <div role="status">{!online && Line && <Line />}</div>
}
