/** The passwords of 6 to 20 characters that attackers try first, German and English, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 111111 000000 222222 333333 444444 555555 666666 777777
  888888 999999 121212 112233 123123 123321 654321 159753 147258369 101010 11111111 00000000 123654 789456 123456a a123456 1q2w3e
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qwertz qwerty qwertz123 qwerty123 qwertzuiop qwertyuiop asdfgh asdfghjkl yxcvbnm zxcvbnm
  abc123 abcdef abcd1234 abc12345 aaaaaa password password1 password123 passw0rd p@ssw0rd p@ssword passwort passwort1 passwort123
  pa$$word letmein welcome welcome1 willkommen willkommen1 hallo123 hallo1234 hallihallo iloveyou ichliebedich geheim geheim123
  schatz schalke04 schalke borussia bayern fussball sommer2024 sommer2025 sommer2026 winter2024 winter2025 winter2026 frühling
  ficken arschloch master monkey dragon sunshine princess football baseball superman batman trustno1 starwars whatever
  admin123 admin1234 administrator root123 test123 test1234 testtest default changeme secret secret123 login123 user123 kontor
  kontor123 michael daniel thomas stefan andreas killer computer internet samsung google lovely shadow charlie jordan freedom
  flower ginger hannover hamburg berlin dresden leipzig münchen muenchen lieber mausi mausi123 sonnenschein`
    .split(/\s+/)
    .filter(Boolean),
);
