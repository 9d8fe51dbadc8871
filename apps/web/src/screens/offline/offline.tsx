import type { LegalSection } from '../legal/legal-section'
import { offlineMessages } from './messages'

const { install, works, needs, share, updates, device, tried } = offlineMessages

/** Must describe the software as it is: apps/web/worker and the reader. */
export const offline: readonly LegalSection[] = [
  {
    id: 'install',
    heading: install.heading,
    body: (
      <>
        <Points texts={install.points} />
        <p>{install.offer}</p>
      </>
    ),
  },
  {
    id: 'works',
    heading: works.heading,
    body: (
      <>
        <Points texts={works.points} />
        <p>{works.parts}</p>
      </>
    ),
  },
  { id: 'needs-a-network', heading: needs.heading, body: <Points texts={needs.points} /> },
  { id: 'share', heading: share.heading, body: <Points texts={share.points} /> },
  { id: 'new-versions', heading: updates.heading, body: <p>{updates.text}</p> },
  { id: 'on-your-device', heading: device.heading, body: <p>{device.text}</p> },
  { id: 'tried', heading: tried.heading, body: <Points texts={tried.points} /> },
]

function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
