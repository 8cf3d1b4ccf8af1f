import type { EmbeddableCode, PreflightAnswer } from './embedding.types.js';
import { scriptHolding, tagsOf, type Tag } from './doctor.html.js';
import { policiesOf, policyFindings } from './doctor.policies.js';
import { DOCTOR_CHECKS, type Finding, type PageAnswer } from './doctor.types.js';
import type { EmbedClaims } from './embed-claims.js';
import { isExactOrigin } from './embed-origin.js';

/** The resource that each element shows, and that its token therefore needs. */
const ELEMENT_CODES: Readonly<Record<string, EmbeddableCode>> = {
  'kontor-orders-table': '/orders',
  'kontor-order-import': '/orders',
  'kontor-investigation': '/orders',
  'kontor-deliveries': '/deliveries',
  'kontor-products': '/products',
  'kontor-order-errors': '/order-errors',
};
/** Difference of the clocks in seconds: from `warning` on it is reported, from `error` on tokens expire too early or too late. */
const SKEW_SECONDS = { warning: 5, error: 60 };

/** The origin of an address as browsers send it, or null when the text is no address. */
export function originOf(address: string): string | null {
  const [, scheme = '', host = '', port] =
    /^(https?):\/\/([^/?#:@]+|\[[^\]]+\])(?::(\d+))?(?:[/?#]|$)/i.exec(address) ?? [];
  if (scheme === '') return null;
  const usual = scheme.toLowerCase() === 'https' ? '443' : '80';
  return `${scheme}://${host}${port === undefined || port === usual ? '' : `:${port}`}`.toLowerCase();
}

/** Examines a partner's page: the problems that keep embedded widgets from working, and the line that fixes each. */
export function examinePage(answer: PageAnswer): Finding[] {
  const origin = originOf(answer.pageUrl) ?? '';
  const portal = originOf(answer.portalUrl) ?? answer.portalUrl;
  const tags = tagsOf(answer.html);
  const script = `${portal}/embed/v1.js`;
  const findings = [
    addressFinding(origin, portal),
    scriptFinding(answer.html, tags, script),
    ...policyFindings({
      origin,
      portal,
      script,
      tags,
      importer: scriptHolding(answer.html, script),
      policies: policiesOf(answer, tags),
    }),
    isolationFinding(answer.headers),
    ...(answer.preflight === undefined ? [] : [crossOriginFinding(origin, answer.preflight)]),
    clockFinding(answer.clocks),
    ...tokenFindings(answer, origin, tags),
    localeFinding(tags, answer.token?.lang ?? null),
  ];
  return findings.sort((a, b) => DOCTOR_CHECKS.indexOf(a.check) - DOCTOR_CHECKS.indexOf(b.check));
}

function addressFinding(origin: string, portal: string): Finding {
  const check = 'address';
  if (!isExactOrigin(origin))
    return {
      check,
      level: 'error',
      text: 'embedDoctor.addressPlain',
      params: { origin },
      line: origin.replace(/^http:/, 'https:'),
    };
  if (origin.startsWith('https:') && portal.startsWith('http:') && !isExactOrigin(portal))
    return {
      check,
      level: 'error',
      text: 'embedDoctor.portalPlain',
      params: { portal },
      line: portal.replace(/^http:/, 'https:'),
    };
  return { check, level: 'ok', text: 'embedDoctor.addressFine', params: { origin }, line: null };
}

function scriptFinding(html: string, tags: readonly Tag[], script: string): Finding {
  const check = 'script';
  const line = `<script type="module" src="${script}"></script>`;
  const tag = tags.find(({ name, attributes }) => name === 'script' && attributes['src']?.startsWith(script));
  if (tag && tag.attributes['type'] !== 'module')
    return { check, level: 'error', text: 'embedDoctor.scriptNoModule', line };
  return tag || html.includes(script)
    ? { check, level: 'ok', text: 'embedDoctor.scriptThere', line: null }
    : { check, level: 'warning', text: 'embedDoctor.scriptMissing', line };
}

/** The portal answers scripts, calls and images so that isolated pages may use them. */
function isolationFinding(headers: PageAnswer['headers']): Finding {
  const policy = headers['cross-origin-embedder-policy']?.split(';')[0]?.trim();
  const isIsolated = policy === 'require-corp' || policy === 'credentialless';
  return {
    check: 'isolation',
    level: 'ok',
    text: isIsolated ? 'embedDoctor.isolated' : 'embedDoctor.notIsolated',
    line: null,
  };
}

/** The headers that the preflight answer must allow for a widget's calls, besides the origin. */
const NEEDED = {
  'access-control-allow-methods': ['POST', 'PUT', 'DELETE'],
  'access-control-allow-headers': ['Authorization', 'Content-Type'],
} as const;

function crossOriginFinding(origin: string, { headers }: PreflightAnswer): Finding {
  const check = 'crossOrigin';
  const granted = headers['access-control-allow-origin'];
  if (granted !== origin)
    return { check, level: 'error', text: 'embedDoctor.originRefused', params: { origin }, line: origin };
  const lacking = Object.entries(NEEDED).find(([name, needed]) => {
    const given = (headers[name] ?? '').toLowerCase().split(/\s*,\s*/);
    return needed.some((one) => !given.includes(one.toLowerCase()));
  });
  if (lacking)
    return {
      check,
      level: 'error',
      text: 'embedDoctor.preflightChanged',
      params: { header: lacking[0], value: headers[lacking[0]] ?? '–' },
      line: `${lacking[0]}: ${lacking[1].join(', ')}`,
    };
  const header = `access-control-allow-origin: ${granted}`;
  return { check, level: 'ok', text: 'embedDoctor.originGranted', params: { origin, header }, line: null };
}

function clockFinding({ page, portal, here }: PageAnswer['clocks']): Finding {
  if (portal === null) return { check: 'clock', level: 'ok', text: 'embedDoctor.clockUnknown', line: null };
  const skews = [here, ...(page === null ? [] : [page])].map((clock) => Math.round((clock - portal) / 1000));
  const seconds = skews.reduce((worst, skew) => (Math.abs(skew) > Math.abs(worst) ? skew : worst), 0);
  const apart = Math.abs(seconds);
  if (apart < SKEW_SECONDS.warning)
    return { check: 'clock', level: 'ok', text: 'embedDoctor.clockFine', line: null };
  return {
    check: 'clock',
    level: apart < SKEW_SECONDS.error ? 'warning' : 'error',
    text: seconds > 0 ? 'embedDoctor.clockAhead' : 'embedDoctor.clockBehind',
    params: { seconds: apart },
    line: 'timedatectl set-ntp true',
  };
}

function tokenFindings({ token, clocks }: PageAnswer, origin: string, tags: readonly Tag[]): Finding[] {
  if (token === undefined) return [];
  if (token === null)
    return [{ check: 'token', level: 'error', text: 'embedDoctor.tokenUnknown', line: null }];
  return [
    ageFinding(token, clocks.portal ?? clocks.here),
    homeFinding(token, origin),
    scopeFinding(token, tags),
  ];
}

function ageFinding({ exp, iat }: EmbedClaims, now: number): Finding {
  const minutes = Math.floor((exp * 1000 - now) / 60_000);
  return exp * 1000 > now
    ? { check: 'token', level: 'ok', text: 'embedDoctor.tokenAlive', params: { minutes }, line: null }
    : {
        check: 'token',
        level: 'error',
        text: 'embedDoctor.tokenEnded',
        line: `"expires_in": ${Math.max(60, exp - iat)}`,
      };
}

function homeFinding({ origins }: EmbedClaims, origin: string): Finding {
  return origins.includes(origin)
    ? { check: 'tokenOrigin', level: 'ok', text: 'embedDoctor.tokenHome', line: null }
    : {
        check: 'tokenOrigin',
        level: 'error',
        text: 'embedDoctor.tokenElsewhere',
        params: { origins: origins.join(', ') },
        line: `"origins": ${JSON.stringify([...origins, origin])}`,
      };
}

function scopeFinding(token: EmbedClaims, tags: readonly Tag[]): Finding {
  const { resources, widgets, access } = token;
  const check = 'tokenResources';
  const elements = [...new Set(tags.map(({ name }) => name).filter((name) => name in ELEMENT_CODES))];
  const isMeant = (name: string) => widgets === null || widgets.includes(name.replace('kontor-', ''));
  const missing = elements.filter((name) => !resources.includes(ELEMENT_CODES[name]!) || !isMeant(name));
  if (missing.length > 0) {
    const codes = [...new Set(missing.map((name) => ELEMENT_CODES[name]!))];
    const names = missing.map((name) => name.replace('kontor-', ''));
    const line =
      widgets === null
        ? `"resources": ${JSON.stringify([...resources, ...codes])}`
        : `"widgets": ${JSON.stringify([...widgets, ...names])}`;
    const params = { resources: codes.join(', ') };
    return { check, level: 'error', text: 'embedDoctor.tokenScopeLess', params, line };
  }
  if (access === 'read' && elements.includes('kontor-order-import'))
    return { check, level: 'error', text: 'embedDoctor.tokenReadOnly', line: '"access": "write"' };
  return {
    check,
    level: 'ok',
    text: 'embedDoctor.tokenScope',
    params: { purpose: purposeOf(token) },
    line: null,
  };
}

/** What a token is for, in the words of the call that it was asked for with. */
function purposeOf({ widgets, resources, access, export: mayExport, filters }: EmbedClaims): string {
  const purpose = {
    ...(widgets === null ? { resources } : { widgets }),
    access,
    ...(mayExport && { export: true }),
    ...(filters && { filters }),
  };
  return JSON.stringify(purpose)
    .slice(1, -1)
    .replaceAll(/,(?=")/g, ', ');
}

/** Screen readers read a widget wrongly when its language differs from that of the page. */
function localeFinding(tags: readonly Tag[], tokenLanguage: string | null): Finding {
  const check = 'locale';
  const lang =
    tags
      .find(({ name }) => name === 'html')
      ?.attributes['lang']?.toLowerCase()
      .split('-')[0] ?? '';
  const named = tags.find(({ name }) => name.startsWith('kontor-'))?.attributes['locale'] ?? tokenLanguage;
  if (lang === '')
    return {
      check,
      level: 'warning',
      text: 'embedDoctor.localeMissing',
      line: `<html lang="${named ?? 'de'}">`,
    };
  if (named !== null && named !== lang)
    return {
      check,
      level: 'warning',
      text: 'embedDoctor.localeOther',
      params: { page: lang, widget: named },
      line: `locale: '${lang === 'en' ? 'en' : 'de'}'`,
    };
  return { check, level: 'ok', text: 'embedDoctor.localeFine', params: { page: lang }, line: null };
}
