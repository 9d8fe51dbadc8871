import type { Profile } from '@wordhoard/contracts/profiles'
import { Ellipsis } from 'lucide-react'
import { fetchOnce } from '../../ui/fetch-once'
import { IconButton } from '../../ui/icon-button'
import { MenuButton } from '../../ui/overlays/menu-button'
import { personActionsMessages } from './messages'

const menu = fetchOnce(async () => (await import('./person-menu')).PersonMenu)

/** The button that opens the menu of rarer actions on a profile. */
export function PersonMore({ profile }: { profile: Profile }) {
  const { user_info, abilities } = profile
  if (!abilities.block && !abilities.report) return null
  return (
    <MenuButton
      menu={menu}
      props={{ profile }}
      trigger={
        <IconButton
          variant="secondary"
          label={personActionsMessages.more(user_info.username)}
          icon={<Ellipsis />}
        />
      }
    />
  )
}
