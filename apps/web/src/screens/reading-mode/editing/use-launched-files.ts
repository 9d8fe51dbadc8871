import { useEffect } from 'react'
import { openFileMessages } from '../../../features/file-import/messages'
import { toast } from '../../../ui/overlays/toast.store'

/** Chromium's queue of files with which the system has opened the installed app. */
interface LaunchQueue {
  setConsumer(take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void
}

/** Opens the file with which somebody has started the installed app, from their file manager. */
export function useLaunchedFiles(onFile: (file: File) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the queue keeps one consumer
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue }
    launchQueue?.setConsumer(({ files = [] }) => {
      const [first, second] = files
      if (!first) return
      if (second) toast({ text: openFileMessages.oneAtATime })
      first
        .getFile()
        .then(onFile)
        .catch((error: unknown) => console.warn('The file could not be read', error))
    })
  }, [])
}
