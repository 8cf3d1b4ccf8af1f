// Reads the interfaces and the constants of a source file, each member with the first sentences of its docstring.
import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** `{ interfaces, aliases, values }`: interfaces with parents and members, types as written, and constants that hold texts or objects of texts. */
export function readTypes(path) {
  const source = readFileSync(path, 'utf8');
  const { program, comments, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const file = { source, comments };
  const declared = program.body.map((node) => node.declaration ?? node);
  return {
    interfaces: Object.fromEntries(
      declared
        .filter(({ type }) => type === 'TSInterfaceDeclaration')
        .map((node) => [node.id.name, interfaceOf(node, file)]),
    ),
    aliases: Object.fromEntries(
      declared
        .filter(({ type }) => type === 'TSTypeAliasDeclaration')
        .map(({ id, typeAnnotation }) => [id.name, textOf(typeAnnotation, file)]),
    ),
    values: Object.fromEntries(
      declared
        .filter(({ type }) => type === 'VariableDeclaration')
        .flatMap(({ declarations }) => declarations)
        .map(({ id, init }) => [id.name, valueOf(init, file)]),
    ),
  };
}

function interfaceOf(node, file) {
  return {
    parents: node.extends.map(({ expression }) => expression.name),
    members: node.body.body.map((member) => {
      const type = member.typeAnnotation.typeAnnotation;
      return {
        name: nameOf(member),
        text: docstringOf(member, file),
        type: textOf(type, file),
        arguments: (type.typeArguments?.params ?? []).map(argumentOf),
      };
    }),
  };
}

/** A type argument: the name of a type, or the texts of a union. */
function argumentOf(type) {
  const parts = type.type === 'TSUnionType' ? type.types : [type];
  return {
    name: type.typeName?.name ?? null,
    literals: parts.filter((part) => part.type === 'TSLiteralType').map(({ literal }) => literal.value),
  };
}

/** The properties of an object: objects again, or texts with their docstring. Null for everything else. */
function valueOf(node, file) {
  const bare = node?.type === 'TSAsExpression' ? node.expression : node;
  if (bare?.type !== 'ObjectExpression') return null;
  return Object.fromEntries(
    bare.properties.map((property) => [
      nameOf(property),
      property.value.type === 'Literal'
        ? { value: String(property.value.value), text: docstringOf(property, file) }
        : valueOf(property.value, file),
    ]),
  );
}

const textOf = ({ start, end }, { source }) => source.slice(start, end).replace(/\s+/g, ' ');
const nameOf = ({ key }) => key.name ?? key.value;

/** The docstring right before a node; empty where there is none. */
function docstringOf({ start }, { source, comments }) {
  const before = comments.findLast(({ end }) => end <= start);
  if (!before?.value.startsWith('*') || source.slice(before.end, start).trim() !== '') return '';
  return before.value.replace(/\s*\*\s?/g, ' ').trim();
}
