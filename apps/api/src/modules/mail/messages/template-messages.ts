import { brand } from '@wordhoard/contracts/site/brand'

/** Texts below every mail. */
export const templateMessages = {
  sender: (operator: string | undefined) =>
    operator === undefined ? `${brand.name}.` : `${brand.name}, run by ${operator}.`,
  automatic: 'This is an automatic email. We don’t read replies to it.',
  questions: (address: string) => `Questions? Write to ${address}`,
}
