// The elements as their types describe them: properties, events, parts, and the tokens of the theme.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourcesOf } from '../workspace.mjs';
import { readTypes } from './read-types.mjs';

const src = join(root, 'packages/portal-ui/src');
/** The groups of tokens, by the constant of `tokens.ts`, and what they are called within a property's name. */
const GROUPS = {
  light: 'color',
  fonts: 'font',
  sizes: 'size',
  spaces: 'space',
  radii: 'radius',
  shadows: 'shadow',
  motions: 'motion',
  layers: 'layer',
};

const languages = readFileSync(join(root, 'packages/portal-core/src/i18n/language.ts'), 'utf8');
/** Types that a page is better told as the texts they stand for. */
const SPELLED = {
  ...readTypes(join(src, 'theme/ThemeFrame.ts')).aliases,
  Language: /LANGUAGES = \[(.*?)\]/.exec(languages)[1].replaceAll(', ', ' | '),
};

/** Everything a page may give an element and hears of it. */
export function described() {
  const { interfaces } = readTypes(join(src, 'embed/elements/element-description.ts'));
  const events = [
    ...readTypes(join(src, 'provider/portal-events.ts')).interfaces.PortalEventDetails.members,
    ...readTypes(join(src, 'embed/elements/element-events.ts')).interfaces.ElementEventDetails.members,
  ];
  const parts = interfaces.ElementParts.members;
  const slots = interfaces.ElementSlots.members;
  holdParts(parts.map(({ name }) => name));
  return {
    settings: valuesOf(interfaces.ElementSettings, interfaces),
    elements: interfaces.Elements.members.map((element) => elementOf(element, interfaces)),
    events: events.map((event) => ({ ...event, type: event.type === 'object' ? null : event.type })),
    parts,
    slots,
    tokens: tokens(),
  };
}

/** An element of the interface `Elements`: `Description<Properties, 'event' | …>`. */
function elementOf({ name, text, arguments: [properties, events] }, interfaces) {
  const { literals } = events;
  return { tag: name, text, values: valuesOf(interfaces[properties.name], interfaces), events: literals };
}

/** The properties of an interface and those it extends, each with its attribute where it can be written as text. */
function valuesOf(described, interfaces) {
  if (!described) return [];
  const inherited = described.parents.flatMap((parent) => valuesOf(interfaces[parent], interfaces));
  const own = described.members.map(({ name, text, type }) => ({
    name,
    text,
    type: spelled(type),
    attribute: isText(spelled(type)) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : null,
  }));
  return [...inherited, ...own];
}

/** Whether a value can be written as an attribute. */
const isText = (type) => /^(string|number|'.*')$/.test(type);

/** A type without what every property may be, `undefined`. */
function spelled(type) {
  const bare = type.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1');
  return SPELLED[bare] ?? bare;
}

/** The parts the sources give are those that are described. */
function holdParts(names) {
  const given = new Set();
  for (const file of sourcesOf('portal-ui')) {
    if (/\.(stories|test)\.tsx?$/.test(file)) continue;
    for (const [, name] of readFileSync(file, 'utf8').matchAll(
      /(?:\spart="|setAttribute\('part', ')([\w-]+)/g,
    ))
      given.add(name);
  }
  const [has, should] = [[...given], names].map((list) => list.toSorted().join(' '));
  if (has !== should) throw new Error(`The sources give the parts ${has}; described are ${should}.`);
}

/** Every custom property, with its value in the light theme and, where it differs, in the dark one or when compact. */
function tokens() {
  const { values } = readTypes(join(src, 'theme/tokens.ts'));
  const others = { light: values.dark, shadows: values.shadows.dark, sizes: values.sizes.compact };
  return Object.entries(GROUPS).flatMap(([constant, group]) => {
    const own = values[constant];
    const usual = own.light ?? own.comfortable ?? own;
    return Object.entries(usual).map(([name, { value, text }]) => ({
      name: `--kontor-${group}-${name}`,
      group,
      text,
      value,
      other: others[constant]?.[name].value ?? null,
    }));
  });
}
