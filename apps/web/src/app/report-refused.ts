import { useWaiting } from '../device/outbox/waiting.store'
import { paths } from '../shell/paths'
import { toast } from '../ui/overlays/toast.store'
import { refusedMessages } from './refused-messages'

/** How long something must stay refused to be reported, in ms: a game shows by itself that its answer was refused. */
const REPORT_AFTER_MS = 1_500

/** Tells the user when the server has refused something that waited on this device. Call once. */
export function reportRefused(): void {
  let known = useWaiting.getState().refused
  let timer: ReturnType<typeof setTimeout> | undefined
  useWaiting.subscribe(({ refused }) => {
    clearTimeout(timer)
    if (refused < known) known = refused
    if (refused === known) return
    timer = setTimeout(() => {
      const count = refused - known
      known = refused
      // The page lists them as they come.
      if (window.location.pathname === paths.onThisDevice) return
      toast({
        text: refusedMessages.notSaved(count),
        duration: 12_000,
        action: {
          label: refusedMessages.seeWhat,
          onSelect: () => window.location.assign(paths.onThisDevice),
        },
      })
    }, REPORT_AFTER_MS)
  })
}
