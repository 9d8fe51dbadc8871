/** Texts of a screen’s second bar and of lists that show more rows on request. */
export const shellMessages = {
  pageActions: 'Page actions',
  showMore: 'Show more',
  tryAgain: 'Try again',
}

/** Texts of the links to the pages of a list. */
export const pageLinksMessages = {
  pages: 'Pages',
  previous: 'Previous',
  previousPage: 'Previous page',
  next: 'Next',
  nextPage: 'Next page',
  page: (number: number) => `Page ${number}`,
}
