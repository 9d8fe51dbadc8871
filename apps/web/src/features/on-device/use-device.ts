import { useQuery, useQueryClient } from '@tanstack/react-query'
import { forgetKept, storeWaiting } from '../../kept/keep'
import { measureItems } from '../../kept/kept-items'
import { useSession } from '../../session/session.store'
import { refreshKept } from '../../shell/offline/watch-kept'
import { removeGroup } from './choose'

const KEY = 'on-this-device'

/** Returns what is kept on this device with its sizes, and how much room the browser has left, if it says so. */
async function measureDevice(userId: number) {
  await storeWaiting()
  const [kept, estimate] = await Promise.all([measureItems(userId), navigator.storage?.estimate?.()])
  const { quota, usage } = estimate ?? {}
  return { ...kept, room: quota !== undefined && usage !== undefined ? quota - usage : undefined }
}

/** Lists what is kept on this device for the logged-in user, and removes it. */
export function useDevice() {
  const userId = useSession(({ user }) => user?.user_id)
  const client = useQueryClient()
  const query = useQuery({
    queryKey: [KEY, userId] as const,
    queryFn: () => measureDevice(userId!),
    enabled: userId !== undefined,
    staleTime: 0,
    retry: false,
  })
  const refresh = () => client.invalidateQueries({ queryKey: [KEY] })
  return {
    query,
    remove: async (group: string) => {
      await removeGroup(group)
      await refresh()
    },
    removeAll: async () => {
      await forgetKept()
      await refreshKept()
      await refresh()
    },
    refresh,
  }
}
