/** Texts of the form for a school's name, description and user name. */
export const schoolFormMessages = {
  name: 'School name',
  description: 'Description',
  descriptionHint:
    'What kind of school is it, and who do you teach? Everyone who visits its page can read this.',
  username: 'Username',
  address: (address: string) => `The school’s address: ${address}`,
}

/** Texts of creating a school. */
export const createSchoolMessages = {
  title: 'Set up a school',
  description:
    'You’ll own this school. You can create classrooms, invite teachers and students, and decide what they may do.',
  action: 'Create school',
  pending: 'Creating…',
}
