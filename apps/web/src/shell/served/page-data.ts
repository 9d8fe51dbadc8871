import { PAGE_DATA_ID, type PageDataInPage } from '@wordhoard/contracts/site/page-data'

/** Returns what the server has put into the first page of this tab; undefined if the page has no data. */
export function dataInPage<Name extends keyof PageDataInPage>(page: Name): PageDataInPage[Name] | undefined {
  const element = document.getElementById(PAGE_DATA_ID)
  if (element?.dataset.page !== page) return undefined
  return JSON.parse(element.textContent) as PageDataInPage[Name]
}
