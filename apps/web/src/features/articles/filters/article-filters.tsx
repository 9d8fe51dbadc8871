import { SlidersHorizontal, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Button } from '../../../ui/button'
import { fetchOnce } from '../../../ui/fetch-once'
import { FilterBar, FilterLine } from '../../../ui/filters/filter-bar'
import { SearchField } from '../../../ui/filters/search-field'
import { MenuButton } from '../../../ui/overlays/menu-button'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { isFiltered, MAX_SEARCH, noFilter } from '../list-state'
import styles from './article-filters.module.css'
import { articleFiltersMessages } from './article-filters-messages'
import { listChosenFilters } from './chosen-filters'
import type { FilterPanelProps } from './filter-panel'

const panel = fetchOnce(async () => {
  const { FilterPanel, fetchPopover } = await import('./filter-panel')
  await fetchPopover()
  return FilterPanel
})

/** Puts the focus on what follows a filter that goes: the next one, or else the button that opens all. */
function moveFocusOn({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const item = currentTarget.closest('li')
  const beside = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')
  const opener = currentTarget.closest('search')?.querySelector<HTMLElement>('[aria-haspopup]')
  const next = beside ?? opener
  next?.focus()
}

/** Searches and filters the list of articles in one line; below it stand the filters that are set. */
export function ArticleFilters({ state, isUser, onChange }: FilterPanelProps) {
  const {
    label,
    search,
    placeholder,
    filter,
    count,
    chosen: chosenLabel,
    remove,
    clear,
  } = articleFiltersMessages
  const chosen = listChosenFilters(state)
  return (
    <FilterBar label={label}>
      <FilterLine isSingle>
        <SearchField
          label={search}
          placeholder={placeholder}
          value={state.search}
          maxLength={MAX_SEARCH}
          onChange={(value) => onChange({ search: value })}
        />
        <MenuButton
          menu={panel}
          kind="dialog"
          props={{ state, isUser, onChange }}
          trigger={
            <Button variant="secondary" icon={<SlidersHorizontal aria-hidden />}>
              {filter}
              {chosen.length > 0 && (
                <>
                  <span className={styles.count} aria-hidden>
                    {chosen.length}
                  </span>
                  <VisuallyHidden> {count(chosen.length)}</VisuallyHidden>
                </>
              )}
            </Button>
          }
        />
      </FilterLine>
      {isFiltered(state) && (
        <div className={styles.chosen}>
          {chosen.length > 0 && (
            <ul className={styles.chosen} aria-label={chosenLabel}>
              {chosen.map(({ name, removal }) => (
                <li key={name}>
                  <button
                    type="button"
                    className={styles.chip}
                    onClick={(event) => {
                      moveFocusOn(event)
                      onChange(removal)
                    }}
                  >
                    <VisuallyHidden>{remove} </VisuallyHidden>
                    {name}
                    <X aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Button
            variant="quiet"
            onClick={(event) => {
              moveFocusOn(event)
              onChange(noFilter)
            }}
          >
            {clear}
          </Button>
        </div>
      )}
    </FilterBar>
  )
}
