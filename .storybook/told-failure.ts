import { getConfig, prettyDOM } from 'storybook/test';

/**
 * Says what was not found, and what was there instead. A search that is repeated until it finds something says the second only once, when
 * it gives up: each of its tries would print the whole page to throw it away.
 */
export function toldFailure(message: string | null, container: Element): Error {
  const isTriedAgain = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  const error = new Error(isTriedAgain ? (message ?? '') : `${message}\n\n${prettyDOM(container)}`);
  error.name = 'TestingLibraryElementError';
  return error;
}
