import { Check } from 'lucide-react'
import type * as Radix from 'radix-ui/dropdown-menu'
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useState } from 'react'
import { fetchOnce } from '../fetch-once'
import { usePressedCode } from '../use-pressed-code'
import { closesOnEscape } from './escape'
import styles from './floating.module.css'

const radix = fetchOnce(() => import('radix-ui/dropdown-menu'))

/** Loads the code of menus before it's needed, since it can't be loaded without a network. */
export const preloadMenus = (): void => radix.preload()

/** Returns Radix's components for the items of a menu, which are rendered only once the code has loaded. */
function getRadix(): typeof Radix {
  const loaded = radix.now()
  if (!loaded) throw new Error('A part of a menu was rendered outside a Menu: put it inside one')
  return loaded
}

interface MenuProps {
  /** A button that passes on its ref and props, as all in ui/ do. */
  trigger: ReactElement<ComponentProps<'button'>>
  side?: ComponentProps<typeof Radix.Content>['side']
  align?: ComponentProps<typeof Radix.Content>['align']
  /** True when the trigger was pressed before the menu's code had loaded, so the menu opens at once. */
  defaultOpen?: boolean | undefined
  children: ReactNode
}

/**
 * A menu of actions below its trigger. Its code is loaded at the first sign of use, so no first screen waits for it.
 */
export function Menu({
  trigger,
  side = 'bottom',
  align = 'start',
  defaultOpen = false,
  children,
}: MenuProps) {
  const [Primitive, loadMenu] = usePressedCode(radix, defaultOpen)
  const [open, setOpen] = useState(true)
  if (!Primitive) {
    return cloneElement(trigger, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onClick: () => void loadMenu(),
    })
  }
  return (
    <Primitive.Root modal={false} open={open} onOpenChange={setOpen}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          className={styles.menu}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          {...closesOnEscape(() => setOpen(false))}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** An action. With `asChild`, its only child, a link, replaces it. */
export function MenuItem({
  icon,
  children,
  ...rest
}: ComponentProps<typeof Radix.Item> & { icon?: ReactNode }) {
  const Primitive = getRadix()
  return (
    <Primitive.Item {...rest} className={styles.item}>
      {rest.asChild ? (
        children
      ) : (
        <>
          <span className={styles.itemIcon}>{icon}</span>
          {children}
        </>
      )}
    </Primitive.Item>
  )
}

/** An item that is on or off; the menu stays open. */
export function MenuCheckboxItem({ children, ...rest }: ComponentProps<typeof Radix.CheckboxItem>) {
  const Primitive = getRadix()
  return (
    <Primitive.CheckboxItem onSelect={(event) => event.preventDefault()} {...rest} className={styles.item}>
      <span className={styles.itemBox}>
        <Primitive.ItemIndicator>
          <Check aria-hidden />
        </Primitive.ItemIndicator>
      </span>
      {children}
    </Primitive.CheckboxItem>
  )
}

/** One of several choices, inside `MenuRadioGroup`. */
export function MenuRadioItem({ children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  const Primitive = getRadix()
  return (
    <Primitive.RadioItem {...rest} className={styles.item}>
      <span className={styles.itemIcon}>
        <Primitive.ItemIndicator>
          <Check aria-hidden />
        </Primitive.ItemIndicator>
      </span>
      {children}
    </Primitive.RadioItem>
  )
}

export function MenuRadioGroup(props: ComponentProps<typeof Radix.RadioGroup>) {
  const Primitive = getRadix()
  return <Primitive.RadioGroup {...props} />
}

export function MenuLabel(props: ComponentProps<typeof Radix.Label>) {
  const Primitive = getRadix()
  return <Primitive.Label {...props} className={styles.itemLabel} />
}

export function MenuSeparator() {
  const Primitive = getRadix()
  return <Primitive.Separator className={styles.separator} />
}
