/** One content security policy: the sources of its directives by name. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Parses the policies of a header (separated by commas) or of a `<meta>`. */
export function parsePolicies(text: string): Policy[] {
  return text
    .split(',')
    .map(parsePolicy)
    .filter((policy) => policy.size > 0);
}

function parsePolicy(text: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    const known = name.toLowerCase();
    if (known !== '' && !policy.has(known)) policy.set(known, sources);
  }
  return policy;
}

/** The directive that applies after fallbacks, with its own name and sources; null when nothing restricts it. */
export function effective(
  policy: Policy,
  names: readonly string[],
): { readonly name: string; readonly sources: readonly string[] } | null {
  for (const name of names) {
    const sources = policy.get(name);
    if (sources) return { name, sources };
  }
  return null;
}

/** The directives that apply to each kind of resource, the most specific first. */
export const FALLBACKS = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  connect: ['connect-src', 'default-src'],
  style: ['style-src-elem', 'style-src', 'default-src'],
  image: ['img-src', 'default-src'],
  worker: ['worker-src', 'child-src', 'script-src', 'default-src'],
} as const;

/** Whether a list of sources allows an address. `page` is the origin that `'self'` stands for. */
export function allowsAddress(sources: readonly string[], address: string, page: string): boolean {
  return sources.some((source) => matches(source.toLowerCase(), address.toLowerCase(), page.toLowerCase()));
}

const ADDRESS = /^([a-z][a-z0-9+.-]*):\/\/([^/:]+|\[[^\]]+\])(?::(\d+))?(\/.*)?$/;
const HOST_SOURCE = /^(?:([a-z][a-z0-9+.-]*):\/\/)?((?:\*\.)?[^/:*]+|\*|\[[^\]]+\])(?::(\d+|\*))?(\/.*)?$/;
const USUAL_PORTS: Readonly<Record<string, string>> = { http: '80', https: '443' };

function matches(source: string, address: string, page: string): boolean {
  const [, scheme = '', host = '', port = USUAL_PORTS[scheme], path = '/'] = ADDRESS.exec(address) ?? [];
  if (source === "'self'") return address === page || address.startsWith(`${page}/`);
  if (source.startsWith("'")) return false;
  if (source === '*') return scheme === 'http' || scheme === 'https';
  if (/^[a-z][a-z0-9+.-]*:$/.test(source))
    return `${scheme}:` === source || (source === 'http:' && scheme === 'https');
  const parts = HOST_SOURCE.exec(source);
  if (!parts) return false;
  const [, wantedScheme = page.slice(0, page.indexOf(':')), wantedHost = '', wantedPort, wantedPath] = parts;
  if (wantedScheme !== scheme && !(wantedScheme === 'http' && scheme === 'https')) return false;
  if (!isHost(host, wantedHost)) return false;
  if (wantedPort !== '*' && port !== (wantedPort ?? USUAL_PORTS[scheme])) return false;
  if (wantedPath === undefined || wantedPath === '/') return true;
  return wantedPath.endsWith('/') ? path.startsWith(wantedPath) : path === wantedPath;
}

function isHost(host: string, wanted: string): boolean {
  if (wanted === '*') return true;
  return wanted.startsWith('*.') ? host.endsWith(wanted.slice(1)) : host === wanted;
}

/** The line of the directive with one source added; existing sources are kept, except `'none'`. */
export function withSource(name: string, sources: readonly string[], added: string): string {
  return [name, ...sources.filter((source) => source.toLowerCase() !== "'none'"), added].join(' ');
}
