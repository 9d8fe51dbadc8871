import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../../../ui/icon-button'
import { MenuButton } from '../../../ui/overlays/menu-button'

interface RowActionsProps<Props extends object>
  extends Pick<ComponentProps<typeof MenuButton<Props>>, 'menu' | 'props'> {
  label: string
}

/** The button that opens a row's menu. */
export function RowActions<Props extends object>({ label, menu, props }: RowActionsProps<Props>) {
  return (
    <MenuButton
      menu={menu}
      props={props}
      trigger={<IconButton label={label} icon={<Ellipsis aria-hidden />} />}
    />
  )
}
