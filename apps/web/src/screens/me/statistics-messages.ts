/** Headings of the statistics. */
export const statisticsMessages = {
  knowledge: 'What you know',
  learning: 'Learning',
  vocabulary: 'Vocabulary',
  activity: 'Activity',
  memory: 'Memory',
  letGo: 'Words we let go',
}
