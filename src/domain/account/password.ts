export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;

/** Eight or more characters with a letter and a digit among them. */
export const isAcceptablePassword = (password: string): boolean =>
  password.length >= SHORTEST_PASSWORD &&
  password.length <= LONGEST_PASSWORD &&
  /\p{L}/u.test(password) &&
  /\p{N}/u.test(password);
