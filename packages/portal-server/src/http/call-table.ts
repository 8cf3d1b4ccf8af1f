import type { Route } from './handler.js';

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}
export type Lookup =
  { readonly found: Match } | { readonly allow: readonly string[] } | { readonly missing: true };

interface Pattern {
  readonly regexp: RegExp;
  readonly names: readonly string[];
  readonly methods: Map<string, Route>;
}

/** Finds the route of a request. Paths are compared exactly: case, slashes and encoding included. */
export class CallTable {
  readonly #exact = new Map<string, Pattern>();
  readonly #patterns: Pattern[] = [];

  constructor(routes: readonly Route[], base: string) {
    const byPath = new Map<string, Pattern>();
    for (const route of routes) {
      const path = base + route.call.path;
      const pattern = byPath.get(path) ?? { ...compile(path), methods: new Map<string, Route>() };
      if (pattern.methods.has(route.call.method)) throw new Error(`Two routes for ${route.call.id}`);
      pattern.methods.set(route.call.method, route);
      byPath.set(path, pattern);
    }
    for (const [path, pattern] of byPath)
      if (pattern.names.length === 0) this.#exact.set(path, pattern);
      else this.#patterns.push(pattern);
  }

  /** HEAD is answered by GET. `allow` lists the methods of a path that has others than the one asked for. */
  find(method: string, path: string): Lookup {
    const exact = this.#exact.get(path);
    if (exact) return pick(exact, method, {});
    for (const pattern of this.#patterns) {
      const hit = pattern.regexp.exec(path);
      if (hit)
        return pick(
          pattern,
          method,
          Object.fromEntries(pattern.names.map((name, at) => [name, hit[at + 1] ?? ''])),
        );
    }
    return { missing: true };
  }
}

function pick(pattern: Pattern, method: string, params: Match['params']): Lookup {
  const route = pattern.methods.get(method === 'HEAD' ? 'GET' : method);
  return route ? { found: { route, params } } : { allow: [...pattern.methods.keys()] };
}

function compile(path: string): Pick<Pattern, 'regexp' | 'names'> {
  const names = [...path.matchAll(/:(\w+)/g)].map((hit) => hit[1]!);
  const source = path
    .split(/:\w+/)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/]+?)');
  return { regexp: new RegExp(`^${source}$`), names };
}
