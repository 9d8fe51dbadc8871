/** Texts around the sections of a legal page. */
export const legalPageMessages = {
  contents: 'Contents',
  effective: (date: string) => `Effective ${date}`,
  updated: (date: string) => `Last updated ${date}`,
}
