/** Names of the texts that come with the product but are no articles. */
export type ShippedTextName = 'sample' | 'welcome'

/** The name of each of these texts, by its title. */
export const shippedTextNames: Readonly<Record<string, ShippedTextName>> = {
  'The Keeper of the Slow Clock': 'sample',
  'A Small Door in Quarry Lane': 'welcome',
}
