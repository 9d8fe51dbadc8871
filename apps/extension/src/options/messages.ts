import { brand } from '@wordhoard/contracts/site/brand'

/** Texts that the options show after an action; the others stand in `options.html`. */
export const optionsMessages = {
  englishOnly: 'English only',
  checking: 'Checking…',
  notAddress: 'This isn’t a web address. It should look like https://example.org',
  noPermission: (origin: string) =>
    `Without your permission, we can’t use ${origin}. We didn’t save the address.`,
  noAnswer: (origin: string) => `${brand.name} doesn’t answer at ${origin}. We didn’t save the address.`,
  saved: (origin: string) => `Saved. ${brand.name} answers at ${origin}.`,
  savedUnanswered: 'Saved, but nothing answers there yet.',
  saveFailed: 'The browser couldn’t save the address. Try again.',
  notLoaded: 'The browser couldn’t load your options. Reload this page.',
  ownKey: 'a key of your choice',
}
