/** Texts of the menu of a member, and of the changes made with it. */
export const userMenuMessages = {
  classrooms: 'Classrooms',
  newPassword: 'New password',
  makeRole: (role: string) => `Make ${role}`,
  deactivate: 'Deactivate',
  activate: 'Activate',
  changed: {
    role: (name: string, role: string) => `${name} is now ${role}`,
    activated: (name: string) => `${name} has access again`,
    deactivated: (name: string) => `${name} no longer has access`,
  },
  undo: 'Undo',
}
