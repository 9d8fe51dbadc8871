import { FilterSelect } from '../../../ui/filters/filter-bar'
import styles from '../list-tools.module.css'
import { listMessages } from './messages'
import { type PageSize, pageSizes } from './paging'

const options = pageSizes.map((size) => ({ value: String(size), label: listMessages.size.perPage(size) }))

/** Lets the user choose the number of rows per page. */
export function PageSizeChoice({
  limit,
  onChange,
}: {
  limit: PageSize
  onChange: (limit: PageSize) => void
}) {
  return (
    <FilterSelect
      label={listMessages.size.label}
      className={styles.select}
      options={options}
      value={String(limit)}
      onChange={(event) => {
        const size = pageSizes.find((size) => String(size) === event.target.value)
        if (size) onChange(size)
      }}
    />
  )
}
