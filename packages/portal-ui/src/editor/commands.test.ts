import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { insertFileLink } from './commands.js';
import { documentOf, htmlOf } from './document-html.js';

/** The text after a file was inserted at its end. */
function withFile(text: string): string {
  const empty = EditorState.create({ doc: documentOf(text) });
  let state = empty.apply(empty.tr.setSelection(TextSelection.atEnd(empty.doc)));
  insertFileLink('/api/media/a.pdf', 'a.pdf')(state, (transaction) => (state = state.apply(transaction)));
  return htmlOf(state.doc);
}

const FILE = '<a href="/api/media/a.pdf">a.pdf</a>';

it.each([
  ['', `<p>${FILE} </p>`],
  ['<p>siehe</p>', `<p>siehe ${FILE} </p>`],
  ['<p>siehe </p>', `<p>siehe ${FILE} </p>`],
  ['<p><a href="https://a.b">gut</a></p>', `<p><a href="https://a.b">gut</a> ${FILE} </p>`],
])('a file at the end of %j makes %j', (text, after) => {
  expect(withFile(text)).toBe(after);
});
