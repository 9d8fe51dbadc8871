import { Check } from 'lucide-react'
import * as Primitive from 'radix-ui/dropdown-menu'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import styles from './floating.module.css'

interface MenuProps {
  /** A button that passes its ref and props on, as all of ui/ do. */
  trigger: ReactElement
  side?: ComponentProps<typeof Primitive.Content>['side']
  align?: ComponentProps<typeof Primitive.Content>['align']
  /** Open from the first: the trigger was pressed before the menu's code had arrived. */
  defaultOpen?: boolean | undefined
  children: ReactNode
}

/** A menu of actions under its trigger. */
export function Menu({
  trigger,
  side = 'bottom',
  align = 'start',
  defaultOpen = false,
  children,
}: MenuProps) {
  return (
    <Primitive.Root modal={false} defaultOpen={defaultOpen}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          className={styles.menu}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** One action. With `asChild` its only child, a link, takes its place. */
export function MenuItem({
  icon,
  children,
  ...rest
}: ComponentProps<typeof Primitive.Item> & { icon?: ReactNode }) {
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

/** Something that is on or off; the menu stays open. */
export function MenuCheckboxItem({ children, ...rest }: ComponentProps<typeof Primitive.CheckboxItem>) {
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

/** One of several; inside `MenuRadioGroup`. */
export function MenuRadioItem({ children, ...rest }: ComponentProps<typeof Primitive.RadioItem>) {
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

export const MenuRadioGroup = Primitive.RadioGroup

export function MenuLabel(props: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label {...props} className={styles.itemLabel} />
}

export function MenuSeparator() {
  return <Primitive.Separator className={styles.separator} />
}
