/** The form in which usernames are unique and looked up: compatibility forms, case and surplus blanks do not tell two users apart. */
export function usernameKeyOf(username: string): string {
  return username.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
