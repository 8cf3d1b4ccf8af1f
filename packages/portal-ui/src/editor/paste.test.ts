import { EditorState, TextSelection } from 'prosemirror-state';
import { Slice } from 'prosemirror-model';
import { expect, it } from 'vitest';
import { documentOf, htmlOf } from './document-html.js';
import { keepFirstBlock } from './paste.js';

/** The text after HTML was pasted at its end, parsed as a browser's paste parses it. */
function pastedAtEnd(text: string, html: string): string {
  const empty = EditorState.create({ doc: documentOf(text) });
  const state = empty.apply(empty.tr.setSelection(TextSelection.atEnd(empty.doc)));
  const slice = keepFirstBlock(Slice.maxOpen(documentOf(html).content), state);
  return htmlOf(state.tr.replaceSelection(slice).doc);
}

it.each([
  ['', '<p align="center">a</p><p>b</p>', '<p align="center">a</p><p>b</p>'],
  ['<p>vor</p><p></p>', '<p align="center">a</p>', '<p>vor</p><p align="center">a</p>'],
  ['<p>vor </p>', '<p align="center">a</p>', '<p>vora</p>'],
  ['', '<h2>a</h2>', '<h2>a</h2>'],
  ['', '<ul><li>a</li></ul>', '<ul><li>a</li></ul>'],
  ['<ul><li>a</li><li></li></ul>', '<p>b</p>', '<ul><li>a</li><li>b</li></ul>'],
])('in %j the paste %j makes %j', (text, html, after) => {
  expect(pastedAtEnd(text, html)).toBe(after);
});
