/** Texts of the menu of a classroom in the list. */
export const classroomMenuMessages = {
  showMembers: 'Show members',
  invite: 'Invite',
  codesForClass: 'Codes for a class',
  edit: 'Edit',
  archive: 'Archive',
  restore: 'Restore',
  archived: (name: string) => `You’ve archived ${name}`,
  restored: (name: string) => `You’ve restored ${name}`,
  undo: 'Undo',
}
