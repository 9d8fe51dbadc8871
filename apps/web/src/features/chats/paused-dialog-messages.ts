/** Texts of the list of paused students. */
export const pausedDialogUiMessages = {
  title: 'Paused students',
  description: 'They can read this chat but can’t write in it. They can see when their pause ends.',
  none: 'No students are paused.',
  until: (moment: string) => `Until ${moment}`,
  done: 'Done',
}
