/** Texts of the list of the user's schools. */
export const mySchoolsMessages = {
  loading: 'Loading your schools…',
  manage: 'Manage',
  classrooms: 'Your classrooms',
}
