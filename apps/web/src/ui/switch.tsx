import * as Primitive from 'radix-ui/switch'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './choice.module.css'

interface SwitchProps extends Omit<ComponentProps<typeof Primitive.Root>, 'children'> {
  label: ReactNode
}

/** An on/off switch with its label; the label is part of the target. It acts at once. */
export function Switch({ label, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <span className={styles.choice}>
      <Primitive.Root id={id} {...rest} className={styles.track}>
        <Primitive.Thumb className={styles.thumb} />
      </Primitive.Root>
      <label htmlFor={rest.id ?? id} className={styles.label}>
        {label}
      </label>
    </span>
  )
}
