/** An account of the demo data. */
export interface DemoAccount {
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  /** Role named in the start-up message. */
  readonly role: 'sysadmin' | 'warehouse' | 'merchant';
  /** ERP id of its merchant; null for staff. */
  readonly merchantErpId: number | null;
  /** Age in days: how long before today the account was created. */
  readonly age: number;
}

/** `username | full name | mail domain | role | merchant's ERP id | age in days` */
const LINES = `
admin     | Katharina Vogt  | kontor.example    | sysadmin  |   | 410
lager     | Jörg Petersen   | kontor.example    | warehouse |   | 402
alpenshop | Magdalena Hofer | alpenshop.example | merchant  | 1 | 388
nordwind  | Hinnerk Boysen  | nordwind.example  | merchant  | 2 | 351
helvetia  | Reto Zürcher    | helvetia.example  | merchant  | 3 | 214`;

/** The demo accounts, in the order of the start-up message. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [username = '', fullName = '', domain = '', role, merchant, age] = line
      .split('|')
      .map((cell) => cell.trim());
    return {
      username,
      fullName,
      email: `${username}@${domain}`,
      role: role as DemoAccount['role'],
      merchantErpId: merchant ? Number(merchant) : null,
      age: Number(age),
    };
  });
