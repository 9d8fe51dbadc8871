import { formatCount } from '../../../lib/format-count'

/** Texts of turning the pages of a list of words. */
export const listMessages = {
  shown: (range: string, found: number) => `${range} of ${formatCount(found, 'word')}`,
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  page: 'Page',
  pages: 'Pages',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  end: {
    pages: 'Pages, below the words',
    previous: 'Previous',
    next: 'Next',
  },
  size: {
    label: 'Words per page',
    perPage: (size: number) => `${size} per page`,
  },
}
