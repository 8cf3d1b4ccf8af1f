import { allowsAddress, effective, FALLBACKS, parsePolicies, withSource, type Policy } from './doctor.csp.js';
import type { Tag } from './doctor.html.js';
import type { Finding, PageAnswer } from './doctor.types.js';

/** Hash of the empty style element that styled-components writes its rules through. */
const EMPTY_STYLE = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`;

/** A page whose policies are checked. */
export interface JudgedPage {
  readonly origin: string;
  readonly portal: string;
  readonly script: string;
  readonly tags: readonly Tag[];
  /** The tag of the inline script that imports the portal's script; absent when there is none. */
  readonly importer?: Tag | undefined;
  readonly policies: readonly Policy[];
}

/** The policies of a page, from its headers and its `<meta>` tags. All of them apply. */
export function policiesOf({ headers }: Pick<PageAnswer, 'headers'>, tags: readonly Tag[]): Policy[] {
  const metas = tags
    .filter(
      ({ name, attributes }) =>
        name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
    )
    .map(({ attributes }) => attributes['content'] ?? '');
  return [headers['content-security-policy'] ?? '', ...metas].flatMap(parsePolicies);
}

/** Checks the content security policy of a page for the portal's script, calls, styles, images and workers. */
export function policyFindings(page: JudgedPage): Finding[] {
  return [
    scriptFinding(page),
    addressFinding(page, {
      check: 'connectPolicy',
      names: FALLBACKS.connect,
      address: page.portal,
      level: 'error',
    }),
    styleFinding(page),
    addressFinding(page, {
      check: 'imagePolicy',
      names: FALLBACKS.image,
      address: page.portal,
      level: 'warning',
    }),
    ...(page.tags.some(({ name }) => name === 'kontor-order-import') ? [workerFinding(page)] : []),
    trustedTypesFinding(page),
  ];
}

function scriptFinding(page: JudgedPage): Finding {
  const tag =
    page.importer ??
    page.tags.find(({ name, attributes }) => name === 'script' && attributes['src']?.startsWith(page.script));
  const nonce = tag?.attributes['nonce'];
  for (const policy of page.policies) {
    const directive = effective(policy, FALLBACKS.script);
    if (!directive || (nonce && directive.sources.includes(`'nonce-${nonce}'`))) continue;
    const { name, sources } = directive;
    const problem =
      page.importer && !allowsInline(sources)
        ? inlineProblem(page, name, sources)
        : addressProblem(page, name, sources);
    if (problem) return { check: 'scriptPolicy', level: 'error', params: { directive: name }, ...problem };
  }
  return {
    check: 'scriptPolicy',
    level: 'ok',
    text: 'embedDoctor.policyAllows',
    params: { directive: 'script-src' },
    line: null,
  };
}

type Problem = Pick<Finding, 'text' | 'line' | 'alternative'>;

function addressProblem(
  { script, portal, origin }: JudgedPage,
  name: string,
  sources: readonly string[],
): Problem | null {
  if (sources.includes("'strict-dynamic'"))
    return {
      text: 'embedDoctor.scriptNonce',
      line: `<script type="module" nonce="…" src="${script}"></script>`,
    };
  return allowsAddress(sources, script, origin)
    ? null
    : { text: 'embedDoctor.policyBlocks', line: withSource(ownName(name, 'script-src'), sources, portal) };
}

/** A policy for scripts blocks inline scripts unless it allows them; imports of a script with a nonce are allowed with it. */
function inlineProblem(
  { origin, script, portal }: JudgedPage,
  name: string,
  sources: readonly string[],
): Problem {
  const widened = (added: string) => `${withSource(ownName(name, 'script-src'), sources, added)} + `;
  const hasNonce = sources.some((source) => source.startsWith("'nonce-"));
  const missing = [
    ...(allowsAddress(sources, origin, origin) ? [] : ["'self'"]),
    ...(allowsAddress(sources, script, origin) ? [] : [portal]),
  ];
  return {
    text: 'embedDoctor.scriptInline',
    line: `${hasNonce ? '' : widened("'nonce-…'")}<script type="module" nonce="…">`,
    alternative: `${missing.length === 0 ? '' : widened(missing.join(' '))}<script type="module" src="/kontor.js"></script>`,
  };
}

/** Whether the sources allow an inline script without a nonce. What a hash belongs to cannot be seen: it is assumed to belong to this script. */
function allowsInline(sources: readonly string[]): boolean {
  if (sources.some((source) => /^'sha(?:256|384|512)-/.test(source))) return true;
  const isStrict = sources.includes("'strict-dynamic'") || sources.some((one) => one.startsWith("'nonce-"));
  return !isStrict && sources.includes("'unsafe-inline'");
}

interface AddressCheck {
  readonly check: Finding['check'];
  readonly names: readonly string[];
  readonly address: string;
  readonly level: 'warning' | 'error';
}

function addressFinding(page: JudgedPage, { check, names, address, level }: AddressCheck): Finding {
  const own = names[0] ?? '';
  for (const policy of page.policies) {
    const directive = effective(policy, names);
    if (!directive || allowsAddress(directive.sources, address, page.origin)) continue;
    return {
      check,
      level,
      text: 'embedDoctor.policyBlocks',
      params: { directive: directive.name },
      line: withSource(ownName(directive.name, own), directive.sources, address),
    };
  }
  return { check, level: 'ok', text: 'embedDoctor.policyAllows', params: { directive: own }, line: null };
}

/** A fallback directive is not widened, since it covers more than this resource: the directive gets a line of its own. */
const ownName = (found: string, own: string): string => (found === 'default-src' ? own : found);

/**
 * Custom elements adopt their styles, which no policy restricts. Without one of the two lines, styled-components cannot insert rules into
 * the page of a React host, and the widgets are not shown at all.
 */
function styleFinding({ policies, tags, script }: JudgedPage): Finding {
  const hasElements = tags.some(
    ({ name, attributes }) =>
      name.startsWith('kontor-') || (name === 'script' && attributes['src']?.startsWith(script)),
  );
  if (hasElements) return { check: 'stylePolicy', level: 'ok', text: 'embedDoctor.styleFree', line: null };
  const hasMeta = tags.some(
    ({ name, attributes }) => name === 'meta' && attributes['property'] === 'csp-nonce',
  );
  for (const policy of policies) {
    const directive = effective(policy, FALLBACKS.style);
    if (!directive || allowsStyles(directive.sources, hasMeta)) continue;
    const { name, sources } = directive;
    const hasNonce = sources.some((source) => source.startsWith("'nonce-"));
    return {
      check: 'stylePolicy',
      level: 'error',
      text: hasNonce ? 'embedDoctor.styleNonceUntold' : 'embedDoctor.styleBlocked',
      params: { directive: name },
      line: withSource(ownName(name, 'style-src'), sources, EMPTY_STYLE),
      alternative: hasNonce
        ? '<meta property="csp-nonce" nonce="…" content>'
        : `${withSource(ownName(name, 'style-src'), sources, "'nonce-…'")} + <meta property="csp-nonce" nonce="…" content>`,
    };
  }
  return {
    check: 'stylePolicy',
    level: 'ok',
    text: 'embedDoctor.policyAllows',
    params: { directive: 'style-src' },
    line: null,
  };
}

function allowsStyles(sources: readonly string[], hasMeta: boolean): boolean {
  if (sources.includes(EMPTY_STYLE)) return true;
  const isStrict = sources.some((source) => /^'(?:nonce|sha(?:256|384|512))-/.test(source));
  if (!isStrict) return sources.includes("'unsafe-inline'");
  return hasMeta && sources.some((source) => source.startsWith("'nonce-"));
}

/** The import checks its file in a worker, which a page on another origin can only start from a blob. */
function workerFinding(page: JudgedPage): Finding {
  for (const policy of page.policies) {
    const directive = effective(policy, FALLBACKS.worker);
    if (!directive || directive.sources.includes('blob:')) continue;
    return {
      check: 'workerPolicy',
      level: 'error',
      text: 'embedDoctor.policyBlocks',
      params: { directive: directive.name },
      line:
        directive.name === 'worker-src' || directive.name === 'child-src'
          ? withSource(directive.name, directive.sources, 'blob:')
          : "worker-src 'self' blob:",
    };
  }
  return {
    check: 'workerPolicy',
    level: 'ok',
    text: 'embedDoctor.policyAllows',
    params: { directive: 'worker-src' },
    line: null,
  };
}

/** The import's worker is started from an address, which trusted types refuse; nothing else in the widgets is affected. */
function trustedTypesFinding({ policies, tags }: JudgedPage): Finding {
  const isRequired = policies.some((policy) => policy.get('require-trusted-types-for')?.includes("'script'"));
  if (!isRequired)
    return { check: 'trustedTypes', level: 'ok', text: 'embedDoctor.trustedTypesFree', line: null };
  const isTouched = tags.some(({ name }) => name === 'kontor-order-import');
  return {
    check: 'trustedTypes',
    level: isTouched ? 'warning' : 'ok',
    text: isTouched ? 'embedDoctor.trustedTypesBlock' : 'embedDoctor.trustedTypesFine',
    line: isTouched ? "require-trusted-types-for 'script'" : null,
  };
}
