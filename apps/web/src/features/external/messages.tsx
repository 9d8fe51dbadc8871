import { brand } from '@wordhoard/contracts/site/brand'
import type { ReactNode } from 'react'

/** Texts of waiting for an article from the browser extension. */
export const waitingMessages = {
  headings: {
    waiting: 'Waiting for your article',
    overdue: 'Your article hasn’t arrived yet',
    unreadable: 'We couldn’t read that page',
  },
  notes: {
    waiting: 'Your article will appear here as soon as the browser extension sends it.',
    overdue: 'This page will keep waiting. Follow the steps below to send your article.',
    unreadable: 'The page has no text, or far too much. Select the part you want and send that.',
  },
  sendTitle: 'How to send a page here',
  openStep: 'Open the article in another tab.',
  pressStep: (label: (text: string) => ReactNode) => (
    <>
      Press the {brand.name} button beside the address bar and choose {label('Read this page')}. Or
      right-click the page and choose {label(`Read in ${brand.name}`)}.
    </>
  ),
  selectStep: (label: (text: string) => ReactNode) => (
    <>To read only part of the page, select it first and choose {label('Read selection')}.</>
  ),
  checkAddress: (address: ReactNode) => (
    <>Still nothing? In the extension’s options, check that the server’s address is {address}.</>
  ),
  withoutExtension:
    'No extension? Copy the text and paste it into reading mode. We’ll keep its headings, lists and pictures.',
  pasteInstead: 'Paste a text instead',
}
