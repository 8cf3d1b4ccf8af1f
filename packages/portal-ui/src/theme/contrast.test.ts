import { describe, expect, it } from 'vitest';
import { contrastOf, EDGE_PAIRS, LEAST_CONTRAST, TEXT_PAIRS } from '../testing/contrast.js';

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(TEXT_PAIRS)('text in %s is readable on %s', (text, ground) => {
    expect(contrastOf([text, ground], theme)).toBeGreaterThanOrEqual(LEAST_CONTRAST.text);
  });

  it.each(EDGE_PAIRS)('the edge %s is seen on %s', (edge, ground) => {
    expect(contrastOf([edge, ground], theme)).toBeGreaterThanOrEqual(LEAST_CONTRAST.edge);
  });
});
