import { articleLevels, textFits } from '@wordhoard/contracts/articles'
import { UserRound, X } from 'lucide-react'
import { Button } from '../../ui/button'
import { FilterBar, FilterLine, FilterSelect } from '../../ui/filters/filter-bar'
import { SearchField } from '../../ui/filters/search-field'
import styles from './article-filters.module.css'
import { articleFiltersMessages } from './article-filters-messages'
import { isFiltered, type ListState, MAX_AUTHOR, MAX_SEARCH, noFilter } from './list-state'

/** Limits offered for "new words ≤ N". */
const bounds = [10, 25, 50, 100, 250]

interface ArticleFiltersProps {
  state: ListState
  /** Whether the reader is logged in, and so has a vocabulary that decides which words are new. */
  isUser: boolean
  onChange: (change: Partial<ListState>) => void
}

/** The filters of the list of articles. */
export function ArticleFilters({ state, isUser, onChange }: ArticleFiltersProps) {
  const { search, author, levels, newWords, fit, isNewestFirst } = state
  const options = [...new Set([...bounds, ...(newWords === null ? [] : [newWords])])].sort((a, b) => a - b)
  return (
    <FilterBar label={articleFiltersMessages.label}>
      <FilterLine>
        <SearchField
          label={articleFiltersMessages.search}
          value={search}
          maxLength={MAX_SEARCH}
          onChange={(value) => onChange({ search: value })}
        />
        <SearchField
          label={articleFiltersMessages.author}
          icon={UserRound}
          isSmall
          value={author}
          maxLength={MAX_AUTHOR}
          onChange={(value) => onChange({ author: value })}
        />
        {isUser && (
          <FilterSelect
            label={articleFiltersMessages.fit.label}
            value={fit ?? ''}
            options={[
              { value: '', label: articleFiltersMessages.fit.any },
              ...textFits.map((one) => ({ value: one, label: articleFiltersMessages.fit.names[one] })),
            ]}
            onChange={({ target }) => onChange({ fit: textFits.find((one) => one === target.value) ?? null })}
          />
        )}
        {isUser && (
          <FilterSelect
            label={articleFiltersMessages.newWords.label}
            value={newWords ?? ''}
            options={[
              { value: '', label: articleFiltersMessages.newWords.any },
              ...options.map((bound) => ({
                value: String(bound),
                label: articleFiltersMessages.newWords.upTo(bound),
              })),
            ]}
            onChange={({ target }) =>
              onChange({ newWords: target.value === '' ? null : Number(target.value) })
            }
          />
        )}
      </FilterLine>
      <FilterLine>
        <fieldset className={styles.levels}>
          <legend className={styles.legend}>{articleFiltersMessages.level}</legend>
          {articleLevels.map((level) => (
            <button
              key={level}
              type="button"
              className={styles.level}
              aria-pressed={levels.includes(level)}
              onClick={() =>
                onChange({
                  levels: articleLevels.filter((one) => levels.includes(one) !== (one === level)),
                })
              }
            >
              {level}
            </button>
          ))}
        </fieldset>
        {isUser && (
          <FilterSelect
            label={articleFiltersMessages.sort.label}
            value={isNewestFirst ? 'newest' : 'suited'}
            options={[
              { value: 'suited', label: articleFiltersMessages.sort.suited },
              { value: 'newest', label: articleFiltersMessages.sort.newest },
            ]}
            onChange={({ target }) => onChange({ isNewestFirst: target.value === 'newest' })}
          />
        )}
        {isFiltered(state) && (
          <Button variant="quiet" icon={<X aria-hidden />} onClick={() => onChange(noFilter)}>
            {articleFiltersMessages.clear}
          </Button>
        )}
      </FilterLine>
    </FilterBar>
  )
}
