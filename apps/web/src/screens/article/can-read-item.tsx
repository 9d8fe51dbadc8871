import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { taughtClassesQueries } from '../../features/assignments/taught/taught-classes.queries'
import { paths } from '../../shell/paths'
import { MenuItem } from '../../ui/overlays/menu'
import { canReadItemMessages } from './messages'

/** Leads staff of a class to who in it can read the article; nothing for others. */
export function CanReadItem({ articleId }: { articleId: number }) {
  const { data } = useQuery({ ...taughtClassesQueries.mine(), staleTime: 60_000 })
  const navigate = useNavigate()
  const [first] = data?.classes ?? []
  if (!first) return null
  return (
    <MenuItem icon={<Users />} onSelect={() => void navigate(paths.canRead(first.id, articleId))}>
      {canReadItemMessages.whoCanRead}
    </MenuItem>
  )
}
