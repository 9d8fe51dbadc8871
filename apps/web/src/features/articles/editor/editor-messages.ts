/** Texts of the editor of articles. */
export const editorMessages = {
  newTitle: 'New article',
  editTitle: 'Edit article',
  update: 'Update Article',
  updating: 'Updating...',
  updated: 'Article updated',
  view: { label: 'View', write: 'Write', markdown: 'Markdown', preview: 'Preview' },
  markdown: 'Use Markdown: ## heading, *italic*, **bold**, - list. HTML works too.',
  draftKept: 'We keep your changes in this browser until you save them.',
  draftNotKept: 'This browser can’t keep your changes. Save them before you leave.',
}

/** Texts of the preview of an article, and of another version of it. */
export const previewMessages = {
  preview: 'Preview',
  outdated: 'Not up to date',
  updating: 'Updating…',
  empty: 'Your text will appear here as readers will see it.',
  otherVersion: 'The other version',
}

/** Texts of the notices about unsaved changes and about changes made elsewhere. */
export const editorNoticeMessages = {
  draft: (moment: string) => `These are your unsaved changes from ${moment}.`,
  discard: 'Discard changes',
  conflict: (moment: string) =>
    `This article was changed somewhere else on ${moment}. Your text is still here, but it isn’t saved yet.`,
  showMine: 'Back to my version',
  showOther: 'See the other version',
  overwrite: 'Replace it with mine',
}
