/** Texts of exporting a learner’s words. */
export const exportMessages = {
  formats: {
    csv: 'CSV, for spreadsheets',
    anki: 'Text, for Anki',
    json: 'JSON, for programs',
  },
  content: 'All words, with sentences and dates',
  fileName: (brand: string, ending: string) => `${brand}-words${ending}`,
  export: 'Export',
  exporting: 'Exporting…',
  saved: 'We’ve saved your words to a file',
}
