/** Headings of the statistics. */
export const statisticsMessages = {
  learning: 'Learning',
  vocabulary: 'Vocabulary',
  activity: 'Activity',
  memory: 'Memory',
}
