/** Texts of opening a file from this device. */
export const openFileMessages = {
  open: 'Open a file',
  fileTypes: 'Text (.txt), book (.epub), Word (.docx) or subtitles (.srt)',
  fileLabel: 'File to read',
  dropTitle: 'Drop your file to read it',
  dropNote: 'You can open texts, EPUBs, Word documents and subtitles. The file stays on this device.',
  opening: (name: string) => `Opening ${name}…`,
  contents: 'Contents',
}
