import type { ReactNode } from 'react'
import { formatCount } from '../../../lib/format-count'

/** Titles of the dialog that makes codes for a class, by its step. */
export const codesDialogMessages = {
  titles: { source: 'Codes for a class', preview: 'Check the list', result: 'Codes for a class' },
}

/** Texts of choosing a classroom and its students. */
export const codesSourceMessages = {
  intro: 'Each code lets one student join the classroom. Print the codes, cut them out and hand them out.',
  loading: 'Loading classrooms…',
  notLoaded: 'We couldn’t load the classrooms',
  noClassrooms: 'Create a classroom before making codes.',
  noClassroomChosen: 'Choose a classroom',
  source: {
    title: 'Codes for',
    list: 'A class list',
    number: 'A number of students, without names',
    unused: 'Students who haven’t used their codes yet',
  },
  noText: 'Paste some names, or choose a file.',
  noNames: 'We found no names in this list.',
  tooManyLines: (lines: string, limit: number) =>
    `This list has ${lines} lines. You can make ${limit} codes at once, so split the list.`,
  numberOfCodes: 'Number of codes',
  numberOutOfRange: (limit: number) => `Enter a number from 1 to ${limit}.`,
  noUnusedCodes: 'This classroom has no unused codes.',
  continue: 'Continue',
  make: 'Make codes',
  making: 'Making codes…',
}

/** Texts of pasting or choosing a class list. */
export const rosterSourceMessages = {
  label: 'Class list, one student on each line',
  example: 'Ada Lovelace\nAlan Turing, alan@school.example',
  // Follows the button “Choose a file”.
  note: 'or drop a CSV or text file here. Add email addresses if you like.',
  file: 'File with a class list',
  // Completes “This file is too large to be …”.
  kind: 'a class list',
}

/** Labels of the columns of a class list. */
export const rosterColumnMessages = {
  name: 'Name',
  secondName: 'Rest of the name',
  email: 'Email',
  username: 'Username',
  unnamed: (position: number) => `Column ${position}`,
  none: 'None',
}

/** Problems of a line in a class list. */
export const rosterProblemMessages = {
  invalidEmail: (typed: string) => `“${typed}” isn’t an email address, so we won’t email this code.`,
  sameEmail: (line: number) => `Line ${line} has the same address.`,
  noName: 'This line has no name.',
  emailAsName: 'This line has no name, so we use the address instead.',
  nameCut: (length: number) => `We cut this name to ${length} characters.`,
  sameName: (line: number) => `Line ${line} has the same name.`,
}

/** Texts of checking a class list before its codes are made. */
export const codesPreviewMessages = {
  summary: (lines: number, codes: number) =>
    `${formatCount(lines, 'line')}, ${formatCount(codes, 'code')} to make.`,
  summaryWithProblems: (lines: number, codes: number, problems: number) =>
    `${formatCount(lines, 'line')}, ${formatCount(codes, 'code')} to make. Please check ${formatCount(problems, 'line')}.`,
  students: 'Students',
  emptyLine: '(empty)',
  line: (number: number) => `Line ${number}`,
  emailCodes: (students: number) =>
    students === 1
      ? 'Also email the code to the student with an address'
      : `Also email the codes to the ${students} students with an address`,
  make: (codes: number) => `Make ${formatCount(codes, 'code')}`,
  making: 'Making codes…',
  back: 'Back',
}

/** Texts of the codes made for a class. */
export const codesResultMessages = {
  ready: (codes: number, classroom: ReactNode) => (
    <>
      {formatCount(codes, 'code')} for {classroom} {codes === 1 ? 'is' : 'are'} ready.
    </>
  ),
  emailed: (codes: number) => `We’ve emailed ${formatCount(codes, 'code')}.`,
  next: 'Students follow the link or type the code, create an account and join the classroom.',
  codes: 'Codes',
  unnamed: (position: number) => `Student ${position}`,
  done: 'Done',
  saveCsv: 'Save as CSV',
  fileName: (classroom: string) => `${classroom} codes.csv`,
  columns: { name: 'Name', code: 'Code', link: 'Link' },
  print: 'Print',
  notPrinted: 'We couldn’t prepare the codes for printing. Please try again.',
}

/** Texts of a printed code. */
export const codeSheetMessages = {
  use: (date: string) => `Scan this or type the address. Just for you. Use it by ${date}.`,
}
