// The page on the elements for partners, `docs/guides/elements.md`.
import { isOfEvery } from './manifest.mjs';

/** Headings of the groups of custom properties. */
const GROUP_TITLES = {
  color: ['Colours', 'Light', 'Dark'],
  font: ['Letters', 'Value'],
  size: ['Rows and controls', 'Comfortable', 'Compact'],
  space: ['Distances', 'Value'],
  radius: ['Corners', 'Value'],
  shadow: ['Shadow', 'Light', 'Dark'],
  motion: ['Durations, zero for who wants less motion', 'Value'],
  layer: ['Levels on the page', 'Value'],
};

/** The page as Markdown. */
export function pageOf({ settings, elements, events, parts, slots, tokens }) {
  return [
    '# The elements',
    '',
    'Every property, event, part and custom property of the elements ([embedding](embedding.md), [theming](theming.md)). Written by',
    '`node scripts/elements.mjs --write` from their types; `@kontor/portal-ui` has the same as `custom-elements.json` and as types.',
    ...elements.flatMap(elementSection),
    '',
    '## Properties of every element',
    '',
    'They win over what `configure` said for the page.',
    '',
    ...valueTable(settings),
    '',
    '## Events',
    '',
    '`event.detail` has the fields. Events bubble and leave the shadow root.',
    '',
    ...table(['event', 'told by', 'when', '`detail`'], events.map(eventRow(elements))),
    '',
    '## Parts',
    '',
    ...table(
      ['`::part`', 'is'],
      parts.map(({ name, text }) => [code(name), text]),
    ),
    '',
    '## Slots',
    '',
    ...table(
      ['`slot`', 'is'],
      slots.map(({ name, text }) => [code(name), text]),
    ),
    '',
    '## Custom properties',
    '',
    'A value set anywhere above an element wins over ours, in light and dark alike.',
    ...Object.entries(GROUP_TITLES).flatMap(([group, titles]) => tokenSection(titles, tokens, group)),
    '',
  ].join('\n');
}

function elementSection({ tag, text, values, events }) {
  const told = events.map((name) => code(`kontor:${name}`)).join(', ');
  return [
    '',
    `## ${code(tag)}`,
    '',
    `${text}${told === '' ? '' : ` Tells of ${told}.`}`,
    ...(values.length === 0 ? [] : ['', ...valueTable(values)]),
  ];
}

function valueTable(values) {
  const rows = values.map(({ name, attribute, type, text }) => [
    code(name),
    attribute === null ? '' : code(attribute),
    code(type),
    text,
  ]);
  return table(['property', 'attribute', 'type', 'what it does'], rows);
}

function eventRow(elements) {
  return ({ name, text, type }) => {
    const tags = elements.filter(({ events }) => events.includes(name)).map(({ tag }) => code(tag));
    const by = isOfEvery(name) ? 'all' : tags.join(', ') || 'components alone';
    return [code(`kontor:${name}`), by, text, type === null ? '' : code(shortened(type))];
  };
}

/** A type as a reader needs it. */
const shortened = (type) =>
  type.replaceAll('readonly ', '').replaceAll(' | undefined', '').replace('; }', ' }');

function tokenSection([title, ...heads], tokens, group) {
  const rows = tokens
    .filter((one) => one.group === group)
    .map(({ name, text, value, other }) => {
      const values = heads.length === 1 ? [value] : [value, other];
      return [code(name), text, ...values.map(code)];
    });
  return ['', `### ${title}`, '', ...table(['property', 'for', ...heads], rows)];
}

function table(heads, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)];
}

const code = (text) => `\`${text}\``;
