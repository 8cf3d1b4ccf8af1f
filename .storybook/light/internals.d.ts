/** What the tests call that Storybook writes for a file of stories; its package tells no types of it. */
declare module '@storybook/addon-vitest/internal/test-utils' {
  import type { TestFunction } from 'vitest';

  export function convertToFilePath(url: string): string;
  export function testStory(given: { readonly story: object; readonly meta: object }): TestFunction;
}
