import { directionOf } from '@wordhoard/contracts/fields/language-names'
import { cx } from '../ui/cx'
import styles from './translation.module.css'

/** Words of another language inside an English page, with their own direction and typeface. */
export function WordsIn({
  lang,
  text,
  className,
}: {
  lang: string
  text: string
  className?: string | undefined
}) {
  return (
    <bdi lang={lang} dir={directionOf(lang)} className={cx(styles.foreign, className)}>
      {text}
    </bdi>
  )
}
