import { usePageTitleStore } from '../page-title'

/** Sets the title that the first page of this tab has in the top bar, before the page is rendered. */
export function setFirstTitle(title: string): void {
  usePageTitleStore.getInitialState = () => ({ title })
  usePageTitleStore.setState({ title })
}
