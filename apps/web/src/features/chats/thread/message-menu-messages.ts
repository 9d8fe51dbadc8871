/** Texts of a message’s menu. */
export const messageMenuUiMessages = {
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'We couldn’t copy this. Your browser doesn’t allow it.',
  delete: 'Delete…',
  pause: {
    hour: (name: string) => `Pause ${name} for an hour`,
    day: (name: string) => `Pause ${name} for a day`,
    week: (name: string) => `Pause ${name} for a week`,
  },
  paused: {
    hour: (name: string) => `${name} can’t write here for an hour.`,
    day: (name: string) => `${name} can’t write here for a day.`,
    week: (name: string) => `${name} can’t write here for a week.`,
  },
}
