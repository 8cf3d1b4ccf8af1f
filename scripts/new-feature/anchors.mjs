// Puts something in its place in a file that exists; throws when the place is not found, or when something of that name is there.

/**
 * A file's text with one edit of `shared-files.mjs` made in it:
 * `endOf`: an entry at the end of the list or record that this text opens; no other may begin with its `name`.
 * `among`: an import or export among those whose paths fit, by the alphabet.
 * `before`, `after`: a text beside the only place where this one stands, `unless` it is there.
 */
export function edited(text, edit) {
  if (edit.endOf) return atEndOf(text, edit);
  if (edit.among) return amongPaths(text, edit);
  if (edit.unless && text.includes(edit.unless)) return text;
  const place = edit.before ?? edit.after;
  const at = endOfOnly(text, place) - (edit.before ? place.length : 0);
  return text.slice(0, at) + edit.insert + text.slice(at);
}

function atEndOf(text, { endOf, entry, name = entry }) {
  const start = endOfOnly(text, endOf);
  const end = closingOf(text, start - 1);
  const before = text.slice(0, end).trimEnd();
  if (new RegExp(`(^|[,[{])\\s*${escaped(name)}(?![\\w-])`, 'm').test(before.slice(start)))
    throw new Error(`${name} stands there already`);
  const comma = /[,[{]$/.test(before) ? '' : ',';
  return `${before}${comma}\n${entry},\n${text.slice(end)}`;
}

function amongPaths(text, { among, statement }) {
  const own = / from '([^']+)'/.exec(statement)[1];
  const ends = [...text.matchAll(/ from '([^']+)';\n/g)].filter(([, path]) => among.test(path));
  if (ends.length === 0) throw new Error(`nothing comes from ${among}`);
  if (ends.some(([, path]) => path === own)) throw new Error(`${own} stands there already`);
  const last = ends.findLast(([, path]) => path < own);
  const at = last ? last.index + last[0].length : text.lastIndexOf('\n', ends[0].index) + 1;
  return `${text.slice(0, at)}${statement}\n${text.slice(at)}`;
}

function endOfOnly(text, anchor) {
  const places = text.split(anchor).length - 1;
  if (places !== 1) throw new Error(`${JSON.stringify(anchor)} stands there ${places} times, not once`);
  return text.indexOf(anchor) + anchor.length;
}

const CLOSING = { '[': ']', '{': '}' };

function closingOf(text, at) {
  const [open, close] = [text[at], CLOSING[text[at]]];
  for (let depth = 0, index = at; index < text.length; index += 1) {
    if (text[index] === open) depth += 1;
    if (text[index] === close && (depth -= 1) === 0) return index;
  }
  throw new Error(`the ${open} is never closed`);
}

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
