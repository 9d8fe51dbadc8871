/** Texts of the choice of a classroom. */
export const classroomSelectMessages = {
  label: 'Classroom',
  choose: 'Choose a classroom',
}
