import type { Preview } from '@storybook/react-vite';
import { extractComponentProps, type ArgTypesExtractor } from 'storybook/internal/docs-tools';
import { isDrawnInPage } from '../packages/portal-ui/src/testing/about.js';
import { plainTypeOf, summaryOf, type DocgenType } from './told-types.js';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** What react-docgen tells of a component. */
interface Docgen {
  readonly displayName?: string;
  readonly props?: Readonly<Record<string, { readonly required?: boolean; readonly tsType?: DocgenType }>>;
}

interface Documented {
  readonly __docgenInfo?: Docgen;
  /** What `memo` holds. */
  readonly type?: Documented;
}

const documented = (widget: Documented) => (widget.__docgenInfo === undefined ? widget.type : widget);

/** What is told of a component; undefined where nothing is. */
export const documentedOf = (component: unknown): Docgen | undefined =>
  component === undefined ? undefined : documented(component as Documented)?.__docgenInfo;

/** The properties of a widget, for every table there is: as Storybook reads them, with the values of unions told. */
export const extractArgTypes: ArgTypesExtractor = (component) => {
  const props = extractComponentProps((documented(component as Documented) ?? component) as never, 'props');
  return Object.fromEntries(
    props.map(({ propDef, docgenInfo }) => {
      const { name, description, required, defaultValue, sbType } = propDef;
      const type = docgenInfo.tsType as DocgenType | undefined;
      const table = {
        type: type ? { summary: summaryOf(type) } : undefined,
        defaultValue: defaultValue ?? undefined,
      };
      const changedBy: unknown = (type && plainTypeOf(type)) ?? sbType;
      return [name, { name, description, type: { ...(changedBy as object), required }, table }];
    }),
  ) as ReturnType<ArgTypesExtractor>;
};

/** Whether a value comes back whole from the text the panel of controls writes it as; of a list the first entries speak for all. */
function isPlainData(value: unknown): boolean {
  if (Array.isArray(value)) return value.slice(0, 9).every(isPlainData);
  if (value === null || typeof value !== 'object') return typeof value !== 'function';
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value) &&
    Object.values(value).every(isPlainData)
  );
}

/**
 * The table of a widget's properties. What a story needs around the widget, such as its portal in memory, is none of them and stands in no
 * table; what cannot be changed from the panel has no control there: what a page drawn around the widget does not hand on, and what holds
 * functions.
 */
export const onlyOwnProps: Enhancer = Object.assign(
  ({ component, argTypes, initialArgs }: Parameters<Enhancer>[0]) => {
    const docgen = documentedOf(component);
    if (docgen === undefined) return argTypes;
    const changed = Object.keys({ ...initialArgs, ...argTypes }).map((name) => {
      const told = argTypes[name];
      if (docgen.props?.[name] === undefined)
        return [name, { name, ...told, table: { ...told?.table, disable: true } }];
      const isHandedOn = name in initialArgs || !isDrawnInPage(component);
      const isWritable = told?.type?.name === 'string' || isPlainData(initialArgs[name]);
      return [name, isHandedOn && isWritable ? told : { ...told, control: false }];
    });
    return Object.fromEntries(changed) as typeof argTypes;
  },
  { secondPass: true },
);
