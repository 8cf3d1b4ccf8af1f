import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

interface Documented {
  readonly __docgenInfo?: { readonly props?: Readonly<Record<string, unknown>> };
  /** What `memo` holds. */
  readonly type?: Documented;
}

const docgenOf = (widget: Documented | undefined) => widget?.__docgenInfo ?? widget?.type?.__docgenInfo;

/** What a story needs around the widget, such as its portal in memory, is no prop of the widget: it stands in no table of props. */
export const onlyOwnProps: Enhancer = Object.assign(
  ({ component, argTypes }: Parameters<Enhancer>[0]) => {
    const docgen = docgenOf(component as Documented | undefined);
    if (docgen === undefined) return argTypes;
    const hidden = ([name, type]: [string, ReturnType<Enhancer>[string]]) =>
      docgen.props?.[name] === undefined
        ? [name, { ...type, table: { ...type.table, disable: true } }]
        : [name, type];
    return Object.fromEntries(Object.entries(argTypes).map(hidden));
  },
  { secondPass: true },
);
