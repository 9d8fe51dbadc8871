import type { ComponentType } from 'react'
import { create } from 'zustand'
import { useOnline } from '../../../shell/offline/use-online'

/** The line, once its code has loaded: without a network it couldn't be. */
const useLine = create<{ readonly Line: ComponentType | undefined }>()(() => ({ Line: undefined }))

/** Sets the line; a page that was opened without a network shows it from then on. */
export function setOfflineLine(Line: ComponentType | undefined): void {
  useLine.setState({ Line })
}

/** Shows a line under the top bar while the server can't be reached. */
export function OfflineNotice() {
  const online = useOnline()
  const { Line } = useLine()
  return <div role="status">{!online && Line && <Line />}</div>
}
