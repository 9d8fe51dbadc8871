/**
 * Loads the screens of pages that are seldom opened, by page. They have a file of their own, because they name two
 * hundred files that every other page would carry.
 */
export const rareScreens = {
  onThisDevice: () => import('../screens/on-this-device/on-this-device.screen'),
  customVocabulary: () => import('../screens/custom-vocabulary/custom-vocabulary.screen'),
  school: () => import('../screens/school/school.screen'),
  adminPanel: () => import('../screens/admin-panel/admin-panel.screen'),
  joinByCode: () => import('../screens/join/join-by-code.screen'),
  join: () => import('../screens/join/join.screen'),
  classroom: () => import('../screens/classroom/classroom.screen'),
  classProgress: () => import('../screens/class-progress/class-progress.screen'),
  assignment: () => import('../screens/class-progress/assignment-progress.screen'),
  classTest: () => import('../screens/class-test/class-test.screen'),
  handout: () => import('../screens/handout/handout.screen'),
  definitionReports: () => import('../screens/definition-reports/definition-reports.screen'),
  wordCheck: () => import('../screens/word-check/word-check.screen'),
  myArticles: () => import('../screens/my-articles/my-articles.screen'),
  schools: () => import('../screens/schools/schools.screen'),
  canRead: () => import('../screens/can-read/can-read.screen'),
  readExternal: () => import('../screens/reading-mode-external/reading-mode-external.screen'),
}
