import type { Profile } from '@wordhoard/contracts/profiles'
import { Ban, Flag } from 'lucide-react'
import { useState } from 'react'
import { LazyDialog } from '../../shell/lazy-dialog'
import { Menu, MenuItem } from '../../ui/overlays/menu'
import type { PressedMenuProps } from '../../ui/overlays/menu-button'
import { personMenuMessages } from './person-menu-messages'

const loadBlock = async () => (await import('./privacy/block-dialog')).BlockDialog
const loadReport = async () => (await import('./privacy/report-dialog')).ReportDialog

interface PersonMenuProps extends PressedMenuProps {
  profile: Profile
}

/** The menu to block or report a user. */
export function PersonMenu({ profile, trigger, defaultOpen }: PersonMenuProps) {
  const { user_info, is_blocked, abilities } = profile
  const { id, username } = user_info
  const [open, setOpen] = useState<'block' | 'report' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Menu trigger={trigger} align="end" defaultOpen={defaultOpen}>
        {abilities.block && !is_blocked && (
          <MenuItem icon={<Ban aria-hidden />} onSelect={() => setOpen('block')}>
            {personMenuMessages.block(username)}
          </MenuItem>
        )}
        {abilities.report && (
          <MenuItem icon={<Flag aria-hidden />} onSelect={() => setOpen('report')}>
            {personMenuMessages.report(username)}
          </MenuItem>
        )}
      </Menu>
      <LazyDialog load={loadBlock} props={{ open: open === 'block', onClose: close, id, username }} />
      <LazyDialog load={loadReport} props={{ open: open === 'report', onClose: close, id, username }} />
    </>
  )
}
