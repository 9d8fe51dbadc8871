import type { TabChannel, TabMessage } from './shared-stream'

/** Returns the channel between the tabs of one user in this browser. Without BroadcastChannel, a tab is on its own. */
export function tabChannel(name: string): TabChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { post: () => undefined, onMessage: () => undefined, close: () => undefined }
  }
  const channel = new BroadcastChannel(name)
  return {
    post: (message) => channel.postMessage(message),
    onMessage: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data)
    },
    close: () => channel.close(),
  }
}
