import { configure, defineElements, Kontor } from '@kontor/portal-ui/elements';

defineElements(new URL(import.meta.url).origin);
Object.assign(globalThis, { Kontor });

export { configure };
