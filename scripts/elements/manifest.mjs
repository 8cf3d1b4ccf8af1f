// `custom-elements.json`, which editors and catalogues of components read (schema 1.0.0 of custom-elements-manifest).

const MODULE = 'dist/embed/elements/index.js';

/** The manifest of all elements. */
export function manifestOf(description) {
  const declarations = description.elements.map((element) => declarationOf(element, description));
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: MODULE,
        declarations,
        exports: declarations.map(({ name, tagName }) => ({
          kind: 'custom-element-definition',
          name: tagName,
          declaration: { name, module: MODULE },
        })),
      },
    ],
  };
}

function declarationOf({ tag, text, values, events }, { settings, events: allEvents, parts, slots, tokens }) {
  const all = [...values, ...settings];
  const told = allEvents.filter(({ name }) => events.includes(name) || isOfEvery(name));
  return {
    kind: 'class',
    customElement: true,
    name: tag.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase()),
    tagName: tag,
    description: text,
    attributes: all
      .filter(({ attribute }) => attribute !== null)
      .map(({ name, attribute, text: description, type }) => ({
        name: attribute,
        fieldName: name,
        description,
        type: { text: type },
      })),
    members: all.map(({ name, text: description, type }) => ({
      kind: 'field',
      name,
      description,
      type: { text: type },
    })),
    events: told.map(({ name, text: description, type }) => ({
      name: `kontor:${name}`,
      description,
      type: { text: `CustomEvent<${type ?? 'object'}>` },
    })),
    slots: slots.map(({ name, text: description }) => ({ name, description })),
    cssParts: parts.map(({ name, text: description }) => ({ name, description })),
    cssProperties: tokens.map(({ name, text: description, value }) => ({
      name,
      ...(description !== '' && { description }),
      default: value,
    })),
  };
}

/** Events that every element tells of, whatever its widget. */
export const isOfEvery = (name) => name === 'load' || name === 'error';
