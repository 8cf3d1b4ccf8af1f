import { mayUse, type Principal } from '../../access/index.js';
import { FILE_KINDS, type FileKindOfReports } from './taken-file.types.js';

/** The kinds of files that somebody may take over, see and undo: shipments and stock with `/erp-link`, products with `/products`. */
export const fileKindsFor = (user: Pick<Principal, 'roleId' | 'resources'>): FileKindOfReports[] =>
  FILE_KINDS.filter((kind) => mayUse(user, [kind === 'products' ? '/products' : '/erp-link']));
