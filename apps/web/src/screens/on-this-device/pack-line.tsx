import { fetchPack, removePack, usePack } from '../../features/dictionary/pack/pack'
import { KeptLine } from '../../features/on-device/kept-list'
import { Button } from '../../ui/button'
import { toast } from '../../ui/overlays/toast.store'
import { onThisDeviceMessages } from './messages'

const { pack: messages } = onThisDeviceMessages

/** The look-up pack on this device: how big it is, how far it has come, and a way to get or remove it. */
export function PackLine() {
  const { status, bytes, total, hasFailed } = usePack()
  // Until the device has answered, a button would be wrong.
  if (status === 'unknown') return null
  const title = messages.title
  if (status === 'ready') {
    return (
      <KeptLine
        title={title}
        name={title}
        facts={messages.facts}
        bytes={bytes}
        onRemove={() => {
          removePack().catch(() => toast({ text: messages.notRemoved }))
        }}
      />
    )
  }
  if (status === 'fetching') {
    return <KeptLine title={title} name={title} facts={messages.fetching(total > 0 ? bytes / total : 0)} />
  }
  return (
    <KeptLine title={title} name={title} facts={hasFailed ? messages.failed : messages.none}>
      <Button
        variant="quiet"
        onClick={() => {
          // The line itself says that the fetch has failed.
          fetchPack().catch(() => undefined)
        }}
      >
        {messages.fetch}
      </Button>
    </KeptLine>
  )
}
