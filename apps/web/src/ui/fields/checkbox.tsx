import { Check } from 'lucide-react'
import * as Primitive from 'radix-ui/checkbox'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './choice.module.css'

interface CheckboxProps extends Omit<ComponentProps<typeof Primitive.Root>, 'children' | 'onCheckedChange'> {
  label: ReactNode
  onCheckedChange?: (checked: boolean) => void
}

/** A checkbox whose label is part of the target. */
export function Checkbox({ label, onCheckedChange, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <span className={styles.choice}>
      <Primitive.Root
        id={id}
        {...rest}
        className={styles.box}
        onCheckedChange={(checked) => onCheckedChange?.(checked === true)}
      >
        <Primitive.Indicator className={styles.tick}>
          <Check aria-hidden />
        </Primitive.Indicator>
      </Primitive.Root>
      <label htmlFor={rest.id ?? id} className={styles.label}>
        {label}
      </label>
    </span>
  )
}
