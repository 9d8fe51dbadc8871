import { formatCount } from '../../lib/format-count'

/** Texts of the operators’ list of reports on definitions. */
export const definitionReportsMessages = {
  title: 'Definition reports',
  about: 'What readers say about definitions. You can’t see who sent a report.',
  states: 'Reports',
  state: { open: 'Open', done: 'Done' },
  count: (count: number) => formatCount(count, 'definition'),
  loading: 'Loading reports…',
  notLoaded: 'We couldn’t load the reports',
  none: {
    open: { title: 'No open reports', text: 'When readers report a definition, you’ll find it here.' },
    done: {
      title: 'Nothing is done yet',
      text: 'Reports you mark as done stay here until they’re 180 days old.',
    },
  },
  reasons: { unclear: 'Unclear', wrong_here: 'Wrong here', other: 'Something else' },
  times: (count: number, reason: string) => `${reason}: ${count.toLocaleString('en-GB')}`,
  gone: 'This definition is no longer in the dictionary.',
  shownThen: (text: string) => `The reader saw: ${text}`,
  older: (count: number) => `And ${formatCount(count, 'older report')}`,
  done: 'Done',
  doneOne: (headword: string) => `Done with ${headword}`,
  reopen: 'Open again',
  reopenOne: (headword: string) => `Open ${headword} again`,
  closed: (headword: string) => `You’re done with “${headword}”.`,
  reopened: (headword: string) => `“${headword}” is open again.`,
  undo: 'Undo',
}
