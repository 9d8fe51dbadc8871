import { PackKeeper } from './pack-keeper'
import type { PackCall, PackMessage } from './protocol'

const send = (message: PackMessage) => self.postMessage(message)
const keeper = new PackKeeper((progress) => send({ progress }))

self.onmessage = ({ data: { number, request } }: MessageEvent<PackCall>) => {
  keeper.answer(request).then(
    (answer) => send({ number, answer }),
    (error: unknown) => send({ number, error: String(error) }),
  )
}
